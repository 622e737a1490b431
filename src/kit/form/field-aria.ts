// ARIA attributes of invalid fields; attributes set by the page are preserved.

/** Adds an id to `aria-describedby`. @returns removes it */
export function addDescription(element: Element, id: string): () => void {
  const ids = () => (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const write = (next: string[]) =>
    next.length > 0
      ? element.setAttribute('aria-describedby', next.join(' '))
      : element.removeAttribute('aria-describedby');
  write([...ids(), id]);
  return () => write(ids().filter((other) => other !== id));
}

/** Sets `aria-invalid`. @returns restores the previous value */
export function markInvalid(element: Element): () => void {
  const before = element.getAttribute('aria-invalid');
  element.setAttribute('aria-invalid', 'true');
  return () =>
    before === null ? element.removeAttribute('aria-invalid') : element.setAttribute('aria-invalid', before);
}

/** Marks a control as invalid and links it to its error message. @returns restores the control */
export function associateError(control: Element, errorId: string): () => void {
  const restorers = [addDescription(control, errorId), markInvalid(control)];
  return () => {
    for (const restore of restorers) restore();
  };
}
