// What is a field called, and where does its name stand?

/** The visible words of a label or legend, without the controls and marks in it. */
export function getLabelText(element: Element | null): string {
  if (!element) return '';
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const words: string[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) words.push(texts.currentNode.data);
  return words
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:：]+$/, '')
    .trim();
}

/** The label or, where it stands first or the label is not there, the control itself. */
export const getErrorAnchor = (control: Element, title: Element | null): Element =>
  title && !(control.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) ? title : control;

const SILENT =
  'input, select, textarea, button, output, [aria-hidden=true], [hidden], [data-site-own], .description, .optional, .required';
