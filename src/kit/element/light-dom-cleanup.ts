// Removes nodes that an element rendered before the page was saved or copied as HTML.

/** Must be called before the element renders. */
export function removeSavedNodes(host: Element, selector: string): void {
  for (const node of host.querySelectorAll(selector)) node.remove();
}
