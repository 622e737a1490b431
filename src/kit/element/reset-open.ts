// Resets the option `open` after an element has closed itself.

/** Takes it back, however it was given: the element is as it was before. */
export function resetOpen(host: HTMLElement): void {
  Object.assign(host, { open: null });
  for (const name of ['open', 'data-open']) host.removeAttribute(name);
}
