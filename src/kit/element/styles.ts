// Adopts style sheets as constructed sheets, one per text and document, which a strict CSP allows.

/** Sheets by document, because a constructed sheet can only be used in the document that created it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The shared sheet of this CSS text for a document. */
export function getStyleSheet(css: string, owner: Document = document): CSSStyleSheet {
  const documentSheets = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, documentSheets);
  let sheet = documentSheets.get(css);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    documentSheets.set(css, sheet);
  }
  return sheet;
}

/** Adds the missing styles to the document or shadow root that contains the node. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const { adoptedStyleSheets: adopted } = node.getRootNode() as Partial<DocumentOrShadowRoot>;
  // A removed node is in neither a document nor a shadow root.
  if (!adopted) return;
  for (const css of styles) {
    const sheet = getStyleSheet(css, node.ownerDocument ?? document);
    if (!adopted.includes(sheet)) adopted.push(sheet);
  }
}
