// How do controls say that they are wrong and why? Added to what the page says about them, and taken back.

/** Adds an id to `aria-describedby`. @returns takes it away */
export function addDescription(element: Element, id: string): () => void {
  const ids = () => (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const write = (words: string[]) =>
    words.length > 0
      ? element.setAttribute('aria-describedby', words.join(' '))
      : element.removeAttribute('aria-describedby');
  write([...ids(), id]);
  return () => write(ids().filter((word) => word !== id));
}

/** Marks the element as wrong. @returns gives the page's own mark back */
export function markInvalid(element: Element): () => void {
  const before = element.getAttribute('aria-invalid');
  element.setAttribute('aria-invalid', 'true');
  return () =>
    before === null ? element.removeAttribute('aria-invalid') : element.setAttribute('aria-invalid', before);
}
