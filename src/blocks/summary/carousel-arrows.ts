// Arrows of a carousel: they scroll by the visible width, and are `aria-disabled` at the ends.
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { findItems } from './summary.content';
import type { SummaryMessages } from './summary.messages';

export interface Arrows {
  remove(): void;
}

/** Tolerance for the start and end of the track, in px. */
const TOLERANCE = 2;

/** @param pager arrows of the page; without them, the element has its own */
export function addArrows(
  host: HTMLElement,
  track: HTMLElement,
  pager: HTMLElement | null,
  { previous, next }: SummaryMessages,
): Arrows {
  const listeners = new AbortController();
  const { signal } = listeners;
  const box = pager ?? createBox();
  const [back, forth] = pager
    ? readArrows(pager)
    : [createButton(previous, 'previous'), createButton(next, 'next')];
  if (!pager) {
    box.append(back!, forth!);
    // Bare articles scroll in the element itself: the arrows have a row above all of them, and stick to its visible end.
    if (track === host)
      box.style.setProperty('--_count', String(findItems(host).filter(({ hidden }) => !hidden).length));
    removeSavedNodes(host, ':scope > [data-site-own="arrows"]');
    host.prepend(box);
  }
  const update = () => {
    const { scrollLeft, scrollWidth, clientWidth } = track;
    const position = Math.abs(scrollLeft);
    const rest = scrollWidth - clientWidth - position;
    // Not `disabled`: the focus would be lost.
    back?.setAttribute('aria-disabled', String(position <= TOLERANCE));
    forth?.setAttribute('aria-disabled', String(rest <= TOLERANCE));
    box.hidden = scrollWidth - clientWidth <= TOLERANCE;
  };
  const scroll = (direction: 1 | -1) => {
    const { direction: text } = getComputedStyle(track);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollBy({
      left: direction * (text === 'rtl' ? -1 : 1) * track.clientWidth,
      behavior: isReduced ? 'instant' : 'smooth',
    });
  };
  for (const [arrow, direction] of [
    [back, -1],
    [forth, 1],
  ] as const) {
    arrow?.addEventListener('click', () => scroll(direction), { signal });
    // The arrows of site builders are not buttons.
    arrow?.addEventListener(
      'keydown',
      (event) => {
        if (arrow.localName === 'button' || !/^(Enter| )$/.test(event.key)) return;
        event.preventDefault();
        scroll(direction);
      },
      { signal },
    );
  }
  track.addEventListener('scroll', update, { signal, passive: true });
  const sizes = new ResizeObserver(update);
  sizes.observe(track);
  update();
  return {
    remove() {
      listeners.abort();
      sizes.disconnect();
      if (!pager) box.remove();
    },
  };
}

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.dataset.siteOwn = 'arrows';
  return box;
}

function createButton(label: string, name: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.arrow = name;
  button.setAttribute('aria-label', label);
  return button;
}

const readArrows = (pager: HTMLElement): (HTMLElement | null)[] =>
  ['.previous', '.next'].map((selector) => pager.querySelector<HTMLElement>(selector));
