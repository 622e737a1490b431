// DOM helpers shared by the tiers of the gallery.

export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The focused element in the tree of this element. (`:has(:focus)` is slow for thousands of slides.) */
export const getActiveElement = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** The gap between the columns of a track, in px. */
export function getColumnGap(track: Element): number {
  const { columnGap } = getComputedStyle(track);
  const gap = Number.parseFloat(columnGap) || 0;
  return columnGap.endsWith('%') ? (gap / 100) * track.clientWidth : gap;
}

/** Sets or removes an attribute, only if its value differs. */
export function updateAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Adds a listener for several events. @returns removes it */
export function listen<E extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: E) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const listeners = new AbortController();
  for (const type of types)
    target.addEventListener(type, listener as EventListener, { ...options, signal: listeners.signal });
  return () => listeners.abort();
}
