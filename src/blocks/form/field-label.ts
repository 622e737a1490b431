// Label text of a field, and the position of its error message.

/** Visible text of a label or legend, without nested controls and required marks. */
export function getLabelText(element: Element | null): string {
  if (!element) return '';
  const texts: string[] = [];
  collectTexts(element, texts);
  return texts
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:：]+$/, '')
    .trim();
}

function collectTexts(parent: Node, texts: string[]): void {
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof Element && !node.matches(EXCLUDED)) collectTexts(node, texts);
}

/** The label, or the control itself if it precedes the label or has none. */
export const getErrorAnchor = (control: Element, label: Element | null): Element =>
  label && !(control.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING) ? label : control;

const EXCLUDED =
  'input, select, textarea, button, output, [aria-hidden=true], [hidden], [data-site-own], .description, .optional, .required';
