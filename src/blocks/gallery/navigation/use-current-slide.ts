// State of the current slide: joins the model with React and dispatches the events of the contract.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeReason, SlideChange } from '../gallery.contract';
import {
  getStepTarget,
  normalizeIndex,
  reconcilePosition,
  toPosition,
  toScrolledPosition,
} from '../gallery.model';
import type {
  Direction,
  GalleryContent,
  GalleryProps,
  MotionState,
  SlideController,
  SlideCounts,
  SlidePosition,
} from '../gallery.types';
import { getBlockReason, getMotionDirection, isUserInitiated } from '../motion/motion.model';
import { getInitialIndex } from '../motion/scroll/snap';
import { findSlideInUrl } from './slide-url';
import { getSyncedGalleries } from './synced/synced-galleries';

/** The key keeps the current slide current when others are added or removed. */
interface SlideState extends SlidePosition {
  readonly key: string | undefined;
  readonly perView: number;
  readonly moveId: object;
}

export function useCurrentSlide(props: GalleryProps, perView: number, motion: MotionState): SlideController {
  const { host, emit, content, currentIndex, loop } = props;
  const { slides } = content;
  const counts = { count: slides.length, perView };
  const toState = ({ index, start }: SlidePosition, moveId: object = {}): SlideState => ({
    index,
    start,
    key: slides[index]?.key,
    perView,
    moveId,
  });

  const [state, setState] = useState(() => toState(toPosition(getFirstIndex(props), counts)));
  const position = reconcileState(state, currentIndex, content, counts);
  if (
    position.index !== state.index ||
    position.start !== state.start ||
    slides[position.index]?.key !== state.key
  )
    setState(toState(position, state.moveId));
  const pendingChange = useChangeEvent(props, position.index);
  useCurrentKey(host, slides[position.index]?.key);
  const latestPosition = useRef(position);
  useLayoutEffect(() => {
    latestPosition.current = position;
  });

  /** False if the change is blocked or the page prevents it. */
  function requestChange(next: SlidePosition, change: SlideChange): boolean {
    // A synced gallery is in motion because it has just changed; this one follows.
    const synced = change.reason === 'linked' ? [] : getSyncedGalleries(host);
    const isMoving = motion.isInMotion() && !(isUserInitiated(change.reason) && motion.isReleased());
    const blockedBy = getBlockReason(next.index, isMoving, synced);
    if (blockedBy) {
      if (change.reason !== 'autoplay') emit('site-gallery-refused', { ...change, blockedBy });
      return false;
    }
    if (next.index === latestPosition.current.index) return true;
    if (!emit('site-gallery-change-request', change)) return false;
    pendingChange.current = change;
    return true;
  }

  const createChange = (index: number, reason: ChangeReason, direction?: Direction): SlideChange => ({
    index,
    id: slides[index]?.id ?? '',
    reason,
    direction: getMotionDirection(latestPosition.current.index, index, direction),
  });

  function moveTo(next: SlidePosition) {
    latestPosition.current = next;
    setState(toState(next));
  }

  function slideTo(index: number, reason: ChangeReason, direction?: Direction) {
    const previous = latestPosition.current;
    const next = toPosition(index, counts);
    const isSame = next.index === previous.index && next.start === previous.start;
    const change = createChange(index, reason, direction);
    if (!slides[index] || !(isSame || requestChange(next, change))) return;
    if (!isSame) motion.start({ fromKey: slides[previous.index]?.key, direction: change.direction, reason });
    moveTo(next);
  }

  useIndexOption(currentIndex, () => slideTo(normalizeIndex(currentIndex, slides.length), 'property'));

  return {
    position,
    getPosition: () => latestPosition.current,
    counts,
    moveId: state.moveId,
    motion,
    slideTo,
    step(direction, reason) {
      const target = getStepTarget(latestPosition.current, direction, counts, loop || reason === 'autoplay');
      if ('index' in target) slideTo(target.index, reason, direction);
      else if (!motion.isInMotion()) emit(`site-gallery-reached-${target.reached}`, { reason });
    },
    handleScroll(start) {
      const next = toScrolledPosition(start, latestPosition.current, counts);
      const isAllowed = requestChange(next, createChange(next.index, 'swipe'));
      // Otherwise the new move id scrolls back to the same position.
      moveTo(isAllowed ? next : latestPosition.current);
    },
  };
}

/** The current slide of each rendered gallery: another root of the same gallery continues there. */
const currentKeys = new WeakMap<HTMLElement, string | undefined>();

function useCurrentKey(host: HTMLElement, key: string | undefined) {
  useEffect(() => {
    currentKeys.set(host, key);
    return () => void currentKeys.delete(host);
  }, [host, key]);
}

/** The slide in the URL, otherwise the one that the user focused or scrolled to, otherwise `current-index`. */
function getFirstIndex({ host, content: { slides }, currentIndex }: GalleryProps): number {
  const currentKey = currentKeys.get(host);
  const kept = currentKey === undefined ? -1 : slides.findIndex(({ key }) => key === currentKey);
  if (kept >= 0) return kept;
  const index = findSlideInUrl(slides);
  if (index >= 0) return index;
  return getInitialIndex(host, slides) ?? normalizeIndex(currentIndex, slides.length);
}

/** The position of the state after slides were added or removed and the width has changed. */
function reconcileState(
  state: SlideState,
  currentIndex: number,
  { slides }: GalleryContent,
  counts: SlideCounts,
): SlidePosition {
  // The first slides have just been added.
  if (state.key === undefined) return toPosition(normalizeIndex(currentIndex, slides.length), counts);
  const isUnmoved = slides[state.index]?.key === state.key;
  const index = isUnmoved ? state.index : slides.findIndex(({ key }) => key === state.key);
  const position = reconcilePosition(state, index, counts);
  return state.perView === counts.perView ? position : toPosition(position.index, counts);
}

/** Calls back when the option changes. */
function useIndexOption(currentIndex: number, onChange: () => void) {
  const last = useRef(currentIndex);
  useLayoutEffect(() => {
    if (last.current !== currentIndex) onChange();
    last.current = currentIndex;
  });
}

/** Dispatches `site-gallery-change` after another slide was rendered. @returns where to store the requested change */
function useChangeEvent({ content, emit }: GalleryProps, index: number) {
  const pendingChange = useRef<SlideChange | null>(null);
  const slide = content.slides[index];
  const last = useRef({ index, key: slide?.key });
  useLayoutEffect(() => {
    const previous = last.current;
    last.current = { index, key: slide?.key };
    if (!slide || previous.key === undefined) return;
    if (previous.index === index && previous.key === slide.key) return;
    const direction = getMotionDirection(previous.index, index);
    emit('site-gallery-change', {
      ...(pendingChange.current ?? { reason: 'slides', direction }),
      index,
      id: slide.id,
    });
    pendingChange.current = null;
  }, [index, slide, emit]);
  return pendingChange;
}
