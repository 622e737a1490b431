// How does each slide present itself to those who look and those who listen? Written on its frame, or on the slide itself
// inside a wrapper, and only where it changes: a step among thousands of slides writes the few that leave or come.
import { useLayoutEffect, useRef } from 'react';
import type { Slide } from '../content/read-slides';
import type { SlidePosition } from '../gallery.model';
import { getActiveElement, getSlideElement } from '../motion/scroll/snap';

export interface SlideAttributes {
  /** As what it is announced; null where the slide itself says it. */
  readonly role: 'group' | 'listitem' | null;
  /** Its place in the row; null where there is none to tell. */
  readonly label: string | null;
  readonly current: boolean;
  /** Out of view, and so out of reach. */
  readonly inert: boolean;
  /** Where others are not there to be counted: its number among how many. */
  readonly among?: readonly [number: number, count: number] | null;
}

interface Options {
  /** All that `presence` depends on besides the view: another one, and all slides are written anew. */
  readonly mode: string;
  readonly view: SlidePosition;
  readonly perView: number;
  /** Slides on either side of those that can be reached, too. */
  readonly beside: number;
  /** Indices of those that exist as nodes; null when it is all of them. */
  readonly drawn: readonly number[] | null;
  /** Takes the focus when the slide that has it leaves. */
  readonly track: HTMLElement | null;
}

/** @param presence of the slide with this index */
export function useSlideAttributes(
  slides: readonly Slide[],
  presence: (index: number) => SlideAttributes,
  { mode, view, perView, beside, drawn, track }: Options,
) {
  const written = useRef<{ slides: readonly Slide[]; mode: string; view: SlidePosition } | null>(null);
  useLayoutEffect(() => {
    const before = written.current;
    written.current = { slides, mode, view };
    const isStep = !drawn && before?.slides === slides && before.mode === mode;
    const affected = isStep ? inViewOf([before.view, view], perView, beside) : (drawn ?? slides.keys());
    for (const index of affected) {
      const slide = slides[index];
      if (!slide) continue;
      const now = presence(index);
      present(slide, now);
      if (now.inert && hasFocus(slide)) track?.focus({ preventScroll: true });
    }
  });
}

/** In the slide itself, or in what its frame adds to it. */
const hasFocus = (slide: Slide): boolean =>
  [slide.element, getSlideElement(slide)].some((box) => box?.contains(getActiveElement(box)));

/** The slide leaves the gallery. */
export function removeSlideAttributes(element: Element) {
  for (const written of ['data-site-slide', 'inert']) element.removeAttribute(written);
  if (!element.matches(SPEAKS)) name(element, null, null);
}

function inViewOf(views: readonly SlidePosition[], perView: number, beside: number): Set<number> {
  const indices = views.flatMap(({ index, start }) => [
    index,
    ...Array.from({ length: perView + 2 * beside }, (_, at) => start - beside + at),
  ]);
  return new Set(indices);
}

/** Has a role and a name of its own, not from here. */
const SPEAKS = 'img, picture, a, li, [role]:not([part], [aria-roledescription="slide"])';

function present(slide: Slide, { role, label, current, inert, among = null }: SlideAttributes) {
  const box = getSlideElement(slide);
  if (!box) return;
  set(box, 'inert', inert ? '' : null);
  if (box === slide.element) set(box, 'data-site-slide', current ? 'current' : '');
  else box.part.toggle('current', current);
  set(box, 'aria-posinset', among && String(among[0]));
  set(box, 'aria-setsize', among && String(among[1]));
  if (!box.matches(SPEAKS)) name(box, role, label);
}

function name(box: Element, role: SlideAttributes['role'], label: string | null) {
  set(box, 'role', role);
  set(box, 'aria-roledescription', role === 'group' ? 'slide' : null);
  set(box, 'aria-label', label);
}

function set(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
