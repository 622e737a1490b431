// Writes the state of each slide: visible, current, reachable, labeled. Written on its frame, or on the slide itself if it
// has none, and only where it changes: a step among thousands of slides updates the few that leave or enter the view.
import { useLayoutEffect, useRef } from 'react';
import { getSlideElement } from '../content/slide-elements';
import { getActiveElement, updateAttribute } from '../dom';
import type { Slide, SlidePosition } from '../gallery.types';

export interface SlideAttributes {
  /** null for the role of the slide's own element. */
  readonly role: 'group' | 'listitem' | null;
  readonly label: string | null;
  /** `near`: a slideshow loads the slide ahead. */
  readonly state: 'current' | 'near' | '';
  /** True for slides out of view. */
  readonly isInert: boolean;
  /** Number of the slide and of all slides, if not all are rendered. */
  readonly positionInSet?: readonly [number: number, count: number] | null;
}

interface SlideAttributesOptions {
  /** Everything besides the position that the attributes depend on; a new value updates all slides. */
  readonly updateKey: string;
  readonly position: SlidePosition;
  readonly perView: number;
  /** Slides on either side whose attributes depend on the position, too. */
  readonly margin: number;
  /** Indices of the rendered slides; null if all are rendered. */
  readonly renderedIndices: readonly number[] | null;
  /** Receives focus when the focused slide leaves the view. */
  readonly focusTarget: HTMLElement | null;
}

/** @param getAttributes of the slide with this index */
export function useSlideAttributes(
  slides: readonly Slide[],
  getAttributes: (index: number) => SlideAttributes,
  { updateKey, position, perView, margin, renderedIndices, focusTarget }: SlideAttributesOptions,
) {
  const last = useRef<{ slides: readonly Slide[]; updateKey: string; position: SlidePosition } | null>(null);
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = { slides, updateKey, position };
    const isStep = !renderedIndices && previous?.slides === slides && previous.updateKey === updateKey;
    const affected = isStep
      ? getIndicesAround([previous.position, position], perView, margin)
      : (renderedIndices ?? slides.keys());
    for (const index of affected) {
      const slide = slides[index];
      if (!slide) continue;
      const attributes = getAttributes(index);
      applySlideAttributes(slide, attributes);
      if (attributes.isInert && hasFocus(slide)) focusTarget?.focus({ preventScroll: true });
    }
  });
}

/** Whether the focus is in the slide itself or in its frame. */
const hasFocus = (slide: Slide): boolean =>
  [slide.element, getSlideElement(slide)].some((element) => element?.contains(getActiveElement(element)));

/** Removes what was written on the element of a slide. */
export function removeSlideAttributes(element: Element) {
  for (const name of ['data-site-slide', 'data-site-in-reach', 'inert']) element.removeAttribute(name);
  if (!hasOwnSemantics(element)) updateSemantics(element, null, null);
}

function getIndicesAround(positions: readonly SlidePosition[], perView: number, margin: number): Set<number> {
  const indices = positions.flatMap(({ index, start }) => [
    index,
    ...Array.from({ length: perView + 2 * margin }, (_, offset) => start - margin + offset),
  ]);
  return new Set(indices);
}

/** Elements whose role and name the gallery does not change. */
const OWN_SEMANTICS_SELECTOR = 'img, picture, a, li, [role]:not([part], [aria-roledescription="slide"])';

/** Elements that the gallery has made list items. */
const listItems = new WeakSet<Element>();

const hasOwnSemantics = (element: Element): boolean =>
  !listItems.has(element) && element.matches(OWN_SEMANTICS_SELECTOR);

/** Whether the slide without a frame may be a list item; a figure with a caption may have no other role. */
export const canBeListItem = ({ element }: Slide): boolean =>
  !element || !(hasOwnSemantics(element) || isCaptionedFigure(element));

const isCaptionedFigure = (element: Element): boolean => element.matches('figure:has(figcaption)');

function applySlideAttributes(
  slide: Slide,
  { role, label, state, isInert, positionInSet = null }: SlideAttributes,
) {
  const element = getSlideElement(slide);
  if (!element) return;
  updateAttribute(element, 'inert', isInert ? '' : null);
  if (element === slide.element) updateAttribute(element, 'data-site-slide', state);
  else {
    element.part.toggle('current', state === 'current');
    element.toggleAttribute('data-near', state === 'near');
  }
  updateAttribute(element, 'aria-posinset', positionInSet && String(positionInSet[0]));
  updateAttribute(element, 'aria-setsize', positionInSet && String(positionInSet[1]));
  if (!hasOwnSemantics(element)) updateSemantics(element, role, label);
}

function updateSemantics(element: Element, role: SlideAttributes['role'], label: string | null) {
  updateAttribute(element, 'role', isCaptionedFigure(element) ? null : role);
  if (role === 'listitem') listItems.add(element);
  else listItems.delete(element);
  updateAttribute(element, 'aria-roledescription', role === 'group' ? 'slide' : null);
  updateAttribute(element, 'aria-label', label);
}
