// Swipe gesture of the slideshow. With the transition `swipe` the slides follow the pointer; otherwise the gesture is
// evaluated when the pointer is released.
import { type RefObject, useRef } from 'react';
import type { DragBoundary } from '../../../core/gesture/drag-boundary';
import { type DragMovement, detectFlick, detectSwipe, getSettleDuration } from '../../../core/gesture/swipe';
import { getSlideElement } from '../content/slide-elements';
import { isRtl } from '../dom';
import { getDirectionToSide, getStepTarget } from '../gallery.model';
import type { Direction, Slide, SlideController } from '../gallery.types';
import { createSlideDrag, type SlideDrag } from './transitions/slide-drag';
import { type SwipeRelease, waitForAnimations } from './transitions/transitions';
import { usePointerGesture } from './use-pointer-gesture';

interface SwipeOptions {
  /** Whether the slides follow the pointer. */
  readonly isDraggable: boolean;
  readonly boundary: DragBoundary;
  readonly loop: boolean;
  readonly release: RefObject<SwipeRelease | null>;
  readonly onClick: (event: MouseEvent, track: HTMLElement) => void;
}

/** @param track null if swipes do not change the slide */
export function useSwipe(
  track: HTMLElement | null,
  slides: readonly Slide[],
  controller: SlideController,
  { isDraggable, boundary, loop, release, onClick }: SwipeOptions,
) {
  const { position, counts, motion, step } = controller;
  const activeDrag = useRef<SlideDrag | null>(null);
  const getWidth = () => track?.clientWidth ?? 0;

  function startDrag(track: HTMLElement): SlideDrag | null {
    const slide = slides[position.index];
    const current = slide && getSlideElement(slide);
    if (!current || motion.isInMotion()) return null;
    const getNeighbor = (side: 1 | -1) => {
      const target = getStepTarget(position, getDirectionToSide(side, isRtl(track)), counts, loop);
      const neighbor = 'index' in target ? slides[target.index] : undefined;
      return neighbor && getSlideElement(neighbor);
    };
    motion.setDragging(true);
    return createSlideDrag({ current, getNeighbor, width: getWidth(), boundary });
  }

  function snapBack(drag: SlideDrag, duration: number) {
    void waitForAnimations(drag.snapBack(duration)).then(() => motion.setDragging(false));
    drag.end();
  }

  function onDragEnd(movement: DragMovement) {
    const drag = activeDrag.current;
    activeDrag.current = null;
    if (!track || (isDraggable && !drag)) return;
    const side = detectSide(movement, track, isDraggable);
    const remaining = drag ? (side ? getWidth() : 0) - Math.abs(drag.getOffset()) : 0;
    const duration = getSettleDuration(remaining, movement.velocity, innerWidth) * 1000;
    if (!side) return drag && snapBack(drag, duration);
    release.current = drag && { offset: drag.getOffset(), duration };
    motion.setDragging(false);
    step(getStepAfter(side, track), 'swipe');
    if (!drag) return;
    if (motion.isInMotion()) return void afterRender(drag.end);
    // The gallery is at an end, or the page prevented the change.
    motion.setDragging(true);
    snapBack(drag, duration);
  }

  usePointerGesture(track, {
    onDragMove(distance) {
      if (!isDraggable || !track) return;
      activeDrag.current ??= startDrag(track);
      activeDrag.current?.move(distance);
    },
    onDragEnd,
    onDragCancel() {
      if (activeDrag.current) snapBack(activeDrag.current, getSettleDuration(0, 0, innerWidth) * 1000);
      activeDrag.current = null;
    },
    onClick: (event) => track && onClick(event, track),
  });
}

/** The step that a drag requests in a track that does not follow the pointer; null if it was too short. */
export function getSwipeStep(movement: DragMovement, track: HTMLElement): Direction | null {
  const side = detectSide(movement, track, false);
  return side && getStepAfter(side, track);
}

const detectSide = (movement: DragMovement, track: HTMLElement, isDraggable: boolean): 1 | -1 | null =>
  detectFlick(movement, track.clientWidth) || (isDraggable ? 0 : detectSwipe(movement)) || null;

/** A slide pushed to the left is followed by the one on its right. */
const getStepAfter = (side: 1 | -1, track: HTMLElement): Direction =>
  getDirectionToSide(side === 1 ? -1 : 1, isRtl(track));

/** React renders at the end of the task; until then the slides stay where they were released. */
const afterRender = (callback: () => void) => setTimeout(callback);
