// Label text of a field, and the position of its error message.

/** Visible text of a label or legend, without nested controls and required marks. */
export function getLabelText(element: Element | null): string {
  if (!element) return '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(EXCLUDED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode.data);
  return texts
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:：]+$/, '')
    .trim();
}

/** The label, or the control itself if it precedes the label or has none. */
export const getErrorAnchor = (control: Element, label: Element | null): Element =>
  label && !(control.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING) ? label : control;

const EXCLUDED =
  'input, select, textarea, button, output, [aria-hidden=true], [hidden], [data-site-own], .description, .optional, .required';
