// ARIA attributes of invalid fields; attributes set by the page are preserved.

/** Adds an id to `aria-describedby`. @returns a function that removes it */
export function addDescription(element: Element, id: string): () => void {
  const before = element.getAttribute('aria-describedby');
  element.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
  return () => removeDescription(element, id);
}

/** Removes an id from `aria-describedby`. */
export function removeDescription(element: Element, id: string): void {
  const now = element.getAttribute('aria-describedby') ?? '';
  const others = now === id ? [] : now.split(/\s+/).filter((other) => other && other !== id);
  if (others.length > 0) element.setAttribute('aria-describedby', others.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Sets `aria-invalid`. @returns a function that restores the previous value */
export function markInvalid(element: Element): () => void {
  const before = element.getAttribute('aria-invalid');
  element.setAttribute('aria-invalid', 'true');
  return () =>
    before === null ? element.removeAttribute('aria-invalid') : element.setAttribute('aria-invalid', before);
}

/** Marks a control as invalid and links it to its error message. @returns a function that restores the control */
export function associateError(control: Element, errorId: string): () => void {
  const restorers = [addDescription(control, errorId), markInvalid(control)];
  return () => {
    for (const restore of restorers) restore();
  };
}
