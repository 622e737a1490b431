// How does each slide present itself to those who look and those who listen? Written on its frame, or on the slide itself
// inside a wrapper, and only where it changes: a step among thousands of slides writes the few that leave or come.
import { useLayoutEffect, useRef } from 'react';
import type { View } from './gallery.model';
import { boxOf, focusedBeside } from './place';
import type { Slide } from './slides';

export interface Presence {
  /** As what it is announced; null where the slide itself says it. */
  readonly role: 'group' | 'listitem' | null;
  /** Its place in the row; null where there is none to tell. */
  readonly label: string | null;
  readonly current: boolean;
  /** Out of view, and so out of reach. */
  readonly inert: boolean;
}

interface Written {
  readonly slides: readonly Slide[];
  readonly mode: string;
  readonly view: View;
}

/**
 * @param presence of the slide with this index
 * @param options.mode all that `presence` depends on besides the view: another one, and all slides are written anew
 * @param options.track takes the focus when the slide that has it leaves
 */
export function usePresence(
  slides: readonly Slide[],
  presence: (index: number) => Presence,
  { mode, view, perView, track }: { mode: string; view: View; perView: number; track: HTMLElement | null },
) {
  const written = useRef<Written | null>(null);
  useLayoutEffect(() => {
    const before = written.current;
    written.current = { slides, mode, view };
    const isStep = before?.slides === slides && before.mode === mode;
    const affected = isStep ? inViewOf([before.view, view], perView) : slides.keys();
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
function hasFocus(slide: Slide): boolean {
  const box = boxOf(slide);
  return (
    slide.element.contains(focusedBeside(slide.element)) ||
    (box !== slide.element && box.contains(focusedBeside(box)))
  );
}

/** The slide leaves the gallery. */
export function forgetPresence(element: Element) {
  for (const written of ['data-site-slide', 'inert']) element.removeAttribute(written);
  if (!element.matches(SPEAKS)) name(element, null, null);
}

function inViewOf(views: readonly View[], perView: number): Set<number> {
  const indices = views.flatMap(({ index, start }) => [
    index,
    ...Array.from({ length: perView }, (_, at) => start + at),
  ]);
  return new Set(indices);
}

/** Has a role and a name of its own, not from here. */
const SPEAKS = 'img, picture, a, li, [role]:not([part], [aria-roledescription="slide"])';

function present(slide: Slide, { role, label, current, inert }: Presence) {
  const box = boxOf(slide);
  set(box, 'inert', inert ? '' : null);
  if (slide.direct) box.part.toggle('current', current);
  else set(box, 'data-site-slide', current ? 'current' : '');
  if (!box.matches(SPEAKS)) name(box, role, label);
}

function name(box: Element, role: Presence['role'], label: string | null) {
  set(box, 'role', role);
  set(box, 'aria-roledescription', role === 'group' ? 'slide' : null);
  set(box, 'aria-label', label);
}

function set(element: Element, name: string, value: string | null) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
