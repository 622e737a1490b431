// Which slide is shown, and how does it become another one? Joins the model with React and the events of the contract.
import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../../kit/element/define';
import type { GalleryContent } from '../content/read-slides';
import type { GalleryApi } from '../gallery.api';
import type { ChangeReason, gallery, SlideChange } from '../gallery.contract';
import {
  type Direction,
  getStepTarget,
  normalizeIndex,
  reconcilePosition,
  type SlideCounts,
  type SlidePosition,
  toPosition,
  toScrolledPosition,
} from '../gallery.model';
import { getBlockReason, getMotionDirection } from '../motion/motion.model';
import { getInitialIndex } from '../motion/scroll/snap';
import type { MotionState } from '../motion/use-motion';
import { findSlideInUrl } from './address';
import { getSyncedGalleries } from './synced/synced-galleries';

export type GalleryProps = BlockProps<typeof gallery, GalleryContent, GalleryApi>;

export interface SlideController {
  /** What is drawn. */
  readonly view: SlidePosition;
  /** Where it stands right now, also between two drawings. */
  now(): SlidePosition;
  readonly extent: SlideCounts;
  readonly moving: MotionState;
  /** Another object for each move that somebody asked for; the same while only the slides or the width change. */
  readonly move: object;
  /** @param direction the way that it goes, where the index does not say it */
  go(index: number, reason: ChangeReason, direction?: Direction): void;
  turn(direction: Direction, reason: ChangeReason): void;
  /** The visitor scrolled the strip to this slide. */
  scrolled(start: number): void;
}

/** What is shown, by the key of the slide, so that it stays when others come and go. */
interface Shown extends SlidePosition {
  readonly key: string | undefined;
  readonly perView: number;
  readonly move: object;
}

export function useCurrentSlide(props: GalleryProps, perView: number, moving: MotionState): SlideController {
  const { host, emit, content, currentIndex, loop } = props;
  const { slides } = content;
  const extent = { count: slides.length, perView };
  const at = ({ index, start }: SlidePosition, move: object = {}): Shown => ({
    index,
    start,
    key: slides[index]?.key,
    perView,
    move,
  });

  const [shown, show] = useState(() => at(toPosition(indexAtFirst(props), extent)));
  const view = viewNow(shown, currentIndex, content, extent);
  if (view.index !== shown.index || view.start !== shown.start || slides[view.index]?.key !== shown.key)
    show(at(view, shown.move));
  const move = useAnnounced(props, view.index);
  // Where it stands right now, also between two drawings.
  const now = useRef(view);
  useLayoutEffect(() => {
    now.current = view;
  });

  /** Refuses in motion, then asks the page. */
  function request(next: SlidePosition, change: SlideChange): boolean {
    // A linked gallery moves because it has been turned, and this one goes along.
    const linked = change.reason === 'linked' ? [] : getSyncedGalleries(host);
    const because = getBlockReason(next.index, moving.isInMotion(), linked);
    if (because) {
      if (change.reason !== 'autoplay') emit('site-gallery-refused', { ...change, because });
      return false;
    }
    if (next.index === now.current.index) return true;
    if (!emit('site-gallery-change-request', change)) return false;
    move.current = change;
    return true;
  }

  const changeTo = (index: number, reason: ChangeReason, direction?: Direction): SlideChange => ({
    index,
    id: slides[index]?.id ?? '',
    reason,
    direction: getMotionDirection(now.current.index, index, direction),
  });

  function stand(next: SlidePosition) {
    now.current = next;
    show(at(next));
  }

  function go(index: number, reason: ChangeReason, direction?: Direction) {
    const before = now.current;
    const next = toPosition(index, extent);
    const stays = next.index === before.index && next.start === before.start;
    const change = changeTo(index, reason, direction);
    if (!slides[index] || !(stays || request(next, change))) return;
    if (!stays) moving.start({ fromKey: slides[before.index]?.key, way: change.direction, reason });
    stand(next);
  }

  useCurrentIndex(currentIndex, () => go(normalizeIndex(currentIndex, slides.length), 'property'));

  return {
    view,
    now: () => now.current,
    extent,
    move: shown.move,
    moving,
    go,
    turn(direction, why) {
      const to = getStepTarget(now.current, direction, extent, loop || why === 'autoplay');
      if ('index' in to) go(to.index, why, direction);
      else if (!moving.isInMotion()) emit(`site-gallery-reached-${to.reached}`, { reason: why });
    },
    scrolled(start) {
      const next = toScrolledPosition(start, now.current, extent);
      // Refused: a new object of the same view scrolls back.
      stand(request(next, changeTo(next.index, 'swipe')) ? next : now.current);
    },
  };
}

/** Where the address leads, else where the visitor is already, else where the page says. */
function indexAtFirst({ host, content: { slides }, currentIndex }: GalleryProps): number {
  const addressed = findSlideInUrl(slides);
  if (addressed >= 0) return addressed;
  return getInitialIndex(host, slides) ?? normalizeIndex(currentIndex, slides.length);
}

/** What was shown, as it is now that slides may have come or gone and the width may have changed. */
function viewNow(
  shown: Shown,
  currentIndex: number,
  { slides }: GalleryContent,
  extent: SlideCounts,
): SlidePosition {
  // Nothing was there yet: the slides arrive now.
  if (shown.key === undefined) return toPosition(normalizeIndex(currentIndex, slides.length), extent);
  const isThere = slides[shown.index]?.key === shown.key;
  const place = isThere ? shown.index : slides.findIndex(({ key }) => key === shown.key);
  const view = reconcilePosition(shown, place, extent);
  return shown.perView === extent.perView ? view : toPosition(view.index, extent);
}

/** Goes where the option says when it changes. */
function useCurrentIndex(currentIndex: number, go: () => void) {
  const last = useRef(currentIndex);
  useLayoutEffect(() => {
    if (last.current !== currentIndex) go();
    last.current = currentIndex;
  });
}

/** Tells the page that another slide is shown. @returns where to leave what is known of the change before it */
function useAnnounced({ content, emit }: GalleryProps, index: number) {
  const change = useRef<SlideChange | null>(null);
  const slide = content.slides[index];
  const last = useRef({ index, key: slide?.key });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { index, key: slide?.key };
    if (!slide || before.key === undefined) return;
    if (before.index === index && before.key === slide.key) return;
    const direction = getMotionDirection(before.index, index);
    emit('site-gallery-change', {
      ...(change.current ?? { reason: 'slides', direction }),
      index,
      id: slide.id,
    });
    change.current = null;
  }, [index, slide, emit]);
  return change;
}
