// Adopts style sheets as constructed sheets, one per text and document, which a strict CSP allows.

/** A constructed sheet serves the document it was made for, and no other. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The one style sheet of a document that is made of this CSS text. */
export function getStyleSheet(css: string, owner: Document = document): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  let sheet = known.get(css);
  if (!sheet) {
    sheet = new (owner.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
}

/** Gives the document or shadow root that the node stands in those of the styles that it lacks. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const { adoptedStyleSheets: there } = node.getRootNode() as Partial<DocumentOrShadowRoot>;
  // A node that has just been taken out of the page stands in neither.
  if (!there) return;
  for (const css of styles) {
    const sheet = getStyleSheet(css, node.ownerDocument ?? document);
    if (!there.includes(sheet)) there.push(sheet);
  }
}
