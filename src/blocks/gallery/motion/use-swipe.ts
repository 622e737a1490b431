// How does a finger turn the slideshow? With the transition swipe the slides follow it; else its movement is read when it
// lets go.
import { type RefObject, useRef } from 'react';
import type { DragBoundary } from '../../../core/gesture/drag-boundary';
import {
  type DragMovement,
  detectFlick,
  detectSwipe,
  getSettleDuration,
  type SwipeDirection,
} from '../../../core/gesture/swipe';
import type { Slide } from '../content/read-slides';
import type { Direction } from '../gallery.model';
import { getStepTarget } from '../gallery.model';
import type { SlideController } from '../navigation/use-current-slide';
import { getSwipeDirection } from '../navigation/use-keys';
import { createDrag, type Drag } from './drag';
import { getSlideElement, isRtl } from './scroll/snap';
import type { SwipeRelease } from './transitions/transition';
import { type PointerGestureHandlers, usePointerGesture } from './use-pointer-gesture';
import { whenFinished } from './use-transition';

interface SwipeOptions {
  /** Do the slides follow the finger? */
  readonly follows: boolean;
  readonly boundary: DragBoundary;
  readonly loop: boolean;
  readonly thrown: RefObject<SwipeRelease | null>;
  readonly click: (event: MouseEvent, track: HTMLElement) => void;
}

/** @param track null while the design is not turned by swipes */
export function useSwipe(
  track: HTMLElement | null,
  slides: readonly Slide[],
  gallery: SlideController,
  { follows, boundary, loop, thrown, click }: SwipeOptions,
) {
  const { view, extent, moving, turn } = gallery;
  const drag = useRef<Drag | null>(null);
  const width = () => track?.clientWidth ?? 0;

  /** The finger pushes the slide away: to the left comes what stands on the right. */
  const directionTo = (side: SwipeDirection, of: Element): Direction =>
    getSwipeDirection(side === 1 ? -1 : 1, of);

  function begin(of: Element): Drag | null {
    const slide = slides[view.index];
    const current = slide && getSlideElement(slide);
    if (!current || moving.isInMotion()) return null;
    const neighbour = (side: 1 | -1) => {
      const to = getStepTarget(view, (side === 1) === isRtl(of) ? 'previous' : 'next', extent, loop);
      const next = 'index' in to ? slides[to.index] : undefined;
      return next && getSlideElement(next);
    };
    moving.setDragging(true);
    return createDrag({ current, neighbour, width: width(), boundary });
  }

  function settle(over: Drag, time: number) {
    void whenFinished(over.snapBack(time)).then(() => moving.setDragging(false));
    over.reset();
  }

  function drop(movement: DragMovement) {
    const over = drag.current;
    drag.current = null;
    if (!track || (follows && !over)) return;
    const side = detectFlick(movement, width()) || (follows ? 0 : detectSwipe(movement));
    const remaining = over ? (side ? width() : 0) - Math.abs(over.offset()) : 0;
    const time = getSettleDuration(remaining, movement.velocity, innerWidth) * 1000;
    if (!side) return over && settle(over, time);
    thrown.current = over && { offset: over.offset(), time };
    moving.setDragging(false);
    turn(directionTo(side, track), 'swipe');
    if (!over) return;
    if (moving.isInMotion()) return void whenDrawn(over.reset);
    // At an end, or the page does not want it.
    moving.setDragging(true);
    settle(over, time);
  }

  const hands: PointerGestureHandlers = {
    drag(dx) {
      if (!follows || !track) return;
      drag.current ??= begin(track);
      drag.current?.move(dx);
    },
    drop,
    cancel() {
      if (drag.current) settle(drag.current, getSettleDuration(0, 0, innerWidth) * 1000);
      drag.current = null;
    },
    click: (event) => track && click(event, track),
  };
  usePointerGesture(track, hands);
}

/** React draws at the end of the task; until then the boxes stay where the finger left them. */
const whenDrawn = (act: () => void) => setTimeout(act);
