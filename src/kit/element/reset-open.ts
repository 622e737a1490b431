// Resets the option `open` after an element has closed.

/** Removes the property and both attributes. */
export function resetOpen(host: HTMLElement): void {
  Object.assign(host, { open: null });
  for (const name of ['open', 'data-open']) host.removeAttribute(name);
}
