// A page may be saved, or copied as HTML, after scripts have drawn in it.

/** Removes what an element has drawn in an earlier life. Called before it draws. */
export function removeLeftovers(host: Element, selector: string): void {
  for (const node of host.querySelectorAll(selector)) node.remove();
}
