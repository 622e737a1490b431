// How do pictures of the page open the lightbox? By click, Enter and Space; those that are no link become buttons. Its
// script is fetched when somebody points at one of them.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from './element/styles';
import { preloadLightbox } from './lightbox';

/** What the page's own node gets while it opens something. */
const TRIGGER_ATTRIBUTE = 'data-site-opens';

const STYLES = `@layer site-elements {
  [${TRIGGER_ATTRIBUTE}], [${TRIGGER_ATTRIBUTE}] img { cursor: zoom-in; }
  [${TRIGGER_ATTRIBUTE}]:focus-visible { outline-offset: -3px; }
}`;

/** The pictures of an element that open the lightbox. */
export interface LightboxTriggers {
  /** The nodes; another function when they are others. Asked for once they are drawn. */
  readonly getElements: () => readonly (Element | null)[];
  /** Names one without alternative text. */
  getLabel(index: number): string;
  /** @returns false where it cannot be opened: HTML then does what it does */
  open(index: number, opener: Element): boolean;
}

export function useLightboxTriggers(host: HTMLElement, openers: LightboxTriggers): void {
  const { getElements } = openers;
  const latest = useRef(openers);
  latest.current = openers;
  const marks = useRef(new Map<Element, () => void>());

  // Only what came or went is written: there may be thousands.
  useLayoutEffect(() => {
    const now = new Map(
      getElements().flatMap((element, index) => (element ? [[element, index] as const] : [])),
    );
    for (const [element, unmark] of marks.current) {
      if (now.has(element)) continue;
      unmark();
      marks.current.delete(element);
    }
    for (const [element, index] of now) {
      if (marks.current.has(element)) continue;
      if (marks.current.size === 0) for (const node of [host, element]) adoptStyles(node, [STYLES]);
      marks.current.set(
        element,
        markTrigger(element, () => latest.current.getLabel(index)),
      );
    }
  }, [host, getElements]);
  useLayoutEffect(() => {
    const { current } = marks;
    return () => {
      for (const unmark of current.values()) unmark();
      current.clear();
    };
  }, []);

  useEffect(() => {
    const places = new Map(getElements().map((element, index) => [element, index]));
    places.delete(null);
    if (places.size === 0) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let from: MouseEvent | null = null;
    const placeOf = (event: Event) =>
      event.composedPath().reduce<number>((found, node) => places.get(node as Element) ?? found, -1);
    const pointed = (event: Event) => placeOf(event) >= 0 && preloadLightbox();
    const pressed = (event: Event) => {
      const index = placeOf(event);
      const opener = (event.composedPath()[0] as Element | undefined)?.closest(`[${TRIGGER_ATTRIBUTE}]`);
      if (index >= 0 && opener && latest.current.open(index, opener)) event.preventDefault();
    };
    const down = (event: PointerEvent) => {
      from = event;
    };
    const clicked = (event: MouseEvent) => isUnmodifiedClick(event) && !isDrag(from, event) && pressed(event);

    host.addEventListener('pointerover', pointed, { signal });
    host.addEventListener('focusin', pointed, { signal });
    if (host.matches(':hover, :focus-within')) preloadLightbox();
    host.addEventListener('pointerdown', down, { signal, capture: true });
    // Before the element itself, for which a click may mean something else.
    host.addEventListener('click', clicked, { signal, capture: true });
    host.addEventListener('keydown', (event) => isActivationKey(event) && pressed(event), { signal });
    return () => listeners.abort();
  }, [host, getElements]);
}

/** What takes the focus when the element is left: what opens it, or the player that lies over that. */
export function findTrigger(element: Element | null): HTMLElement | null {
  const opener = element?.matches(`[${TRIGGER_ATTRIBUTE}]`)
    ? (element as HTMLElement)
    : element?.querySelector<HTMLElement>(`[${TRIGGER_ATTRIBUTE}], a[href], button`);
  if (!opener?.closest('[inert]')) return opener ?? null;
  const player = (element?.assignedSlot?.parentElement ?? element)?.querySelector('[part~="video"]');
  return player?.shadowRoot?.querySelector<HTMLElement>('button, video, iframe') ?? null;
}

/** The link around the picture, or the picture itself as a button. @returns takes everything back */
function markTrigger(element: Element, name: () => string): () => void {
  const media = element.matches(MEDIA) ? element : element.querySelector(MEDIA);
  if (!media) return () => {};
  const link = media.closest('a[href]') ?? element.querySelector('a[href]:not(figcaption a)');
  const opener = link ?? media;
  const wanted: Record<string, string | null> = { [TRIGGER_ATTRIBUTE]: '', 'aria-haspopup': 'dialog' };
  if (!link) Object.assign(wanted, { role: 'button', tabindex: '0' });
  // An empty alternative text says that there is nothing to see; now there is something to press.
  if (!link && !media.getAttribute('alt') && !media.hasAttribute('aria-label'))
    Object.assign(wanted, { 'aria-label': name(), alt: null });
  const before = Object.keys(wanted).map((key) => [key, opener.getAttribute(key)] as const);
  setAttributes(opener, Object.entries(wanted));
  return () => setAttributes(opener, before);
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

/** More than this is no click, in px. */
const CLICK_TOLERANCE = 10;

const isDrag = (from: MouseEvent | null, to: MouseEvent): boolean =>
  from !== null &&
  to.detail > 0 &&
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > CLICK_TOLERANCE;

const isUnmodifiedClick = ({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Enter on a link clicks it anyway. */
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
