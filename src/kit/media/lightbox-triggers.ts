// Opens the lightbox when images of the page are clicked or activated with Enter or Space. Images without a link get the
// button role. The lightbox script loads when the visitor points at a trigger.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { isPlainInput } from '../behavior/plain-input';
import { adoptStyles } from '../element/styles';
import { preloadLightbox } from './lightbox';

/** Set on the page's own element while it is a trigger. */
const TRIGGER_ATTRIBUTE = 'data-site-lightbox-trigger';

const STYLES = `@layer site-elements {
  [${TRIGGER_ATTRIBUTE}], [${TRIGGER_ATTRIBUTE}] img { cursor: zoom-in; }
  [${TRIGGER_ATTRIBUTE}]:focus-visible { outline-offset: -3px; }
}`;

export interface LightboxTriggers {
  /** Returns the elements by item index, once rendered. Must be a new function when they change. */
  readonly getElements: () => readonly (Element | null)[];
  /** Accessible name of an image without alternative text. */
  getLabel(index: number): string;
  /** Returns false if the lightbox cannot open; the default action then takes place. */
  open(index: number, trigger: Element): boolean;
}

export function useLightboxTriggers(host: HTMLElement, triggers: LightboxTriggers): void {
  const { getElements } = triggers;
  const latest = useRef(triggers);
  latest.current = triggers;
  const marked = useRef(new Map<Element, () => void>());

  // There may be thousands of elements, so only changes are written.
  useLayoutEffect(() => {
    const current = new Map(
      getElements().flatMap((element, index) => (element ? [[element, index] as const] : [])),
    );
    for (const [element, unmark] of marked.current) {
      if (current.has(element)) continue;
      unmark();
      marked.current.delete(element);
    }
    for (const [element, index] of current) {
      if (marked.current.has(element)) continue;
      if (marked.current.size === 0) for (const node of [host, element]) adoptStyles(node, [STYLES]);
      marked.current.set(
        element,
        markTrigger(element, () => latest.current.getLabel(index)),
      );
    }
  }, [host, getElements]);
  useLayoutEffect(() => {
    const { current } = marked;
    return () => {
      for (const unmark of current.values()) unmark();
      current.clear();
    };
  }, []);

  useEffect(() => {
    const indices = new Map(getElements().map((element, index) => [element, index]));
    indices.delete(null);
    if (indices.size === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pointerDown: MouseEvent | null = null;
    const getIndex = (event: Event) =>
      event.composedPath().reduce<number>((found, node) => indices.get(node as Element) ?? found, -1);
    const preload = (event: Event) => getIndex(event) >= 0 && preloadLightbox();
    const activate = (event: Event) => {
      const index = getIndex(event);
      const trigger = (event.composedPath()[0] as Element | undefined)?.closest(`[${TRIGGER_ATTRIBUTE}]`);
      if (index >= 0 && trigger && latest.current.open(index, trigger)) event.preventDefault();
    };
    const onPointerDown = (event: PointerEvent) => {
      pointerDown = event;
    };
    const onClick = (event: MouseEvent) =>
      isPlainInput(event) && !isDrag(pointerDown, event) && activate(event);

    host.addEventListener('pointerover', preload, { signal });
    host.addEventListener('focusin', preload, { signal });
    if (host.matches(':hover, :focus-within')) preloadLightbox();
    host.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    // Captured, to run before the element's own click handlers.
    host.addEventListener('click', onClick, { signal, capture: true });
    host.addEventListener('keydown', (event) => isActivationKey(event) && activate(event), { signal });
    return () => listeners.abort();
  }, [host, getElements]);
}

/** The element to return the focus to: the trigger of an item, or the video player that covers it. */
export function findTrigger(element: Element | null): HTMLElement | null {
  const trigger = element?.matches(`[${TRIGGER_ATTRIBUTE}]`)
    ? (element as HTMLElement)
    : element?.querySelector<HTMLElement>(`[${TRIGGER_ATTRIBUTE}], a[href], button`);
  if (!trigger?.closest('[inert]')) return trigger ?? null;
  const player = (element?.assignedSlot?.parentElement ?? element)?.querySelector('[part~="video"]');
  return player?.shadowRoot?.querySelector<HTMLElement>('button, video, iframe') ?? null;
}

/** Marks the link around an image, or the image itself as a button. Returns a function that restores the attributes. */
function markTrigger(element: Element, getLabel: () => string): () => void {
  const media = element.matches(MEDIA) ? element : element.querySelector(MEDIA);
  if (!media) return () => {};
  const link = media.closest('a[href]') ?? element.querySelector('a[href]:not(figcaption a)');
  const trigger = link ?? media;
  const attributes: Record<string, string | null> = { [TRIGGER_ATTRIBUTE]: '', 'aria-haspopup': 'dialog' };
  if (!link) Object.assign(attributes, { role: 'button', tabindex: '0' });
  // An empty alternative text would hide the button.
  if (!link && !media.getAttribute('alt') && !media.hasAttribute('aria-label'))
    Object.assign(attributes, { 'aria-label': getLabel(), alt: null });
  const original = Object.keys(attributes).map((name) => [name, trigger.getAttribute(name)] as const);
  setAttributes(trigger, Object.entries(attributes));
  return () => setAttributes(trigger, original);
}

function setAttributes(
  element: Element,
  attributes: readonly (readonly [name: string, value: string | null])[],
) {
  for (const [name, value] of attributes)
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

const MEDIA = 'img:not(noscript img), [data-html]';

/** A longer movement between pointerdown and click is a drag, in px. */
const CLICK_TOLERANCE = 10;

const isDrag = (start: MouseEvent | null, end: MouseEvent): boolean =>
  start !== null &&
  end.detail > 0 &&
  Math.hypot(end.clientX - start.clientX, end.clientY - start.clientY) > CLICK_TOLERANCE;

/** Excludes Enter on a link, which dispatches a click. */
function isActivationKey({
  key,
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return key === ' ' || (key === 'Enter' && !(target as Element).closest('a[href]'));
}
