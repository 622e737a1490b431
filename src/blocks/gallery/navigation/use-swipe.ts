// How does a finger turn the slideshow? With the transition swipe the slides follow it; else its movement is read when it
// lets go.
import { type RefObject, useRef } from 'react';
import type { Boundary } from '../../../core/gesture/bounds';
import { type Movement, restTime, type Side, swipeSide, throwSide } from '../../../core/gesture/swipe';
import type { Slide } from '../content/slides';
import type { Direction } from '../gallery.model';
import { step } from '../gallery.model';
import { boxOf, isRtl } from '../motion/place';
import { whenOver } from '../motion/use-transition';
import { type Drag, startDrag } from '../transitions/drag';
import type { Thrown } from '../transitions/transition';
import type { Gallery } from '../use-gallery';
import { directionOf } from './use-keys';
import { type Hands, usePointer } from './use-pointer';

interface SwipeOptions {
  /** Do the slides follow the finger? */
  readonly follows: boolean;
  readonly boundary: Boundary;
  readonly loop: boolean;
  readonly thrown: RefObject<Thrown | null>;
  readonly click: (event: MouseEvent, track: HTMLElement) => void;
}

/** @param track null while the design is not turned by swipes */
export function useSwipe(
  track: HTMLElement | null,
  slides: readonly Slide[],
  gallery: Gallery,
  { follows, boundary, loop, thrown, click }: SwipeOptions,
) {
  const { view, extent, moving, turn } = gallery;
  const drag = useRef<Drag | null>(null);
  const width = () => track?.clientWidth ?? 0;

  /** The finger pushes the slide away: to the left comes what stands on the right. */
  const directionTo = (side: Side, of: Element): Direction => directionOf(side === 1 ? -1 : 1, of);

  function begin(of: Element): Drag | null {
    const slide = slides[view.index];
    const current = slide && boxOf(slide);
    if (!current || moving.isMoving()) return null;
    const neighbour = (side: 1 | -1) => {
      const to = step(view, (side === 1) === isRtl(of) ? 'previous' : 'next', extent, loop);
      const next = 'index' in to ? slides[to.index] : undefined;
      return next && boxOf(next);
    };
    moving.hold(true);
    return startDrag({ current, neighbour, width: width(), boundary });
  }

  function settle(over: Drag, time: number) {
    void whenOver(over.settle(time)).then(() => moving.hold(false));
    over.end();
  }

  function drop(movement: Movement) {
    const over = drag.current;
    drag.current = null;
    if (!track || (follows && !over)) return;
    const side = throwSide(movement, width()) || (follows ? 0 : swipeSide(movement));
    const remaining = over ? (side ? width() : 0) - Math.abs(over.offset()) : 0;
    const time = restTime(remaining, movement.velocity, innerWidth) * 1000;
    if (!side) return over && settle(over, time);
    thrown.current = over && { offset: over.offset(), time };
    moving.hold(false);
    turn(directionTo(side, track), 'swipe');
    if (!over) return;
    if (moving.isMoving()) return void whenDrawn(over.end);
    // At an end, or the page does not want it.
    moving.hold(true);
    settle(over, time);
  }

  const hands: Hands = {
    drag(dx) {
      if (!follows || !track) return;
      drag.current ??= begin(track);
      drag.current?.move(dx);
    },
    drop,
    cancel() {
      if (drag.current) settle(drag.current, restTime(0, 0, innerWidth) * 1000);
      drag.current = null;
    },
    click: (event) => track && click(event, track),
  };
  usePointer(track, hands);
}

/** React draws at the end of the task; until then the boxes stay where the finger left them. */
const whenDrawn = (act: () => void) => setTimeout(act);
