// How do fingers and mouse move the picture, without drawing anew for each movement?
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../core/gesture/track';
import { distance, velocity } from '../../core/gesture/track';
import {
  isZoomed,
  type Spot,
  settled,
  stepped,
  tapped,
  WHOLE,
  type Zoom,
  zoomAt,
} from '../../core/gesture/zoom';
import { useLatest } from '../../kit/hooks/use-latest';
import { atRest, type Hand, move, type Outcome, press, release, type Table } from './hand.model';
import { caught, letGo, type Pieces, reset, write } from './pieces';

export interface Zooming {
  /** Where the picture rests or is about to rest. */
  readonly zoom: Zoom;
  /** Did the pointer move since it came down, so that the click that follows is none? */
  dragged(): boolean;
  toggle(at: Spot): void;
  step(towards: 1 | -1): void;
  scaleTo(scale: number, at: Spot): void;
  /** Looks further to a side. */
  pan(by: Spot): void;
}

/**
 * @param place another one begins with all of the picture in view
 * @param decided answers whether it was done
 */
export function useHand(
  stage: HTMLElement | null,
  pieces: Pieces,
  table: Table,
  place: number,
  decided: (outcome: Exclude<Outcome, 'none'>) => boolean,
): Zooming {
  const hand = useRef<Hand>(atRest());
  const [zoom, setZoom] = useState(WHOLE);

  function put(next: Hand, held = false) {
    hand.current = next;
    write(pieces, next, held, table.room);
    if (!held) setZoom(next.zoom);
  }
  const zoomTo = (to: Zoom) => put({ ...atRest(settled(to, table)), moved: hand.current.moved });

  const act = useLatest({
    down(event: PointerEvent, at: Point) {
      if (event.button !== 0 || isTaken(event)) return;
      put(
        press(hand.current, event.pointerId, at, hand.current.fingers.length > 0 ? 0 : caught(pieces)),
        true,
      );
    },
    move(event: PointerEvent, at: Point) {
      if (hand.current.fingers.length > 0) put(move(hand.current, event.pointerId, at, table), true);
    },
    up(event: PointerEvent, at: Point) {
      const { fingers, swiped } = hand.current;
      const track = fingers.find(({ id }) => id === event.pointerId)?.track;
      if (!track) return;
      const { hand: next, outcome } = release(hand.current, event.pointerId, at, table);
      if (swiped !== 0)
        letGo(pieces, table.room.width - Math.abs(distance(track, 'x')), velocity(track, 'x'));
      hand.current = next;
      const done = event.type === 'pointerup' && outcome !== 'none' && decided(outcome);
      // What was pulled down to close leaves from where it is.
      if (!(done && outcome === 'close')) put(next, next.fingers.length > 0);
    },
    begin: () => put({ ...atRest(), moved: hand.current.moved }),
    refit: () => hand.current.mode === 'rest' && zoomTo(hand.current.zoom),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has a picture of its own
  useLayoutEffect(() => {
    const picture = pieces.picture();
    act.current.begin();
    return () => reset(picture);
  }, [place, pieces, act]);

  const { width, height } = table.room;
  useLayoutEffect(() => {
    if (width > 0 && height > 0) act.current.refit();
  }, [width, height, act]);

  useEffect(() => {
    if (!stage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const to = (what: 'down' | 'move' | 'up') => (event: PointerEvent) =>
      act.current[what](event, { ...spotIn(stage, event), time: event.timeStamp });
    stage.addEventListener('pointerdown', to('down'), { signal });
    // Wherever the pointer goes: to capture it would make every click one on the stage.
    addEventListener('pointermove', to('move'), { signal });
    addEventListener('pointerup', to('up'), { signal });
    addEventListener('pointercancel', to('up'), { signal });
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listeners.abort();
  }, [stage, act]);

  return {
    zoom,
    dragged: () => hand.current.moved,
    toggle: (at) => zoomTo(tapped(hand.current.zoom, at, table)),
    step: (towards) => zoomTo(stepped(hand.current.zoom, towards, table)),
    scaleTo: (scale, at) => zoomTo(zoomAt(hand.current.zoom, scale, at)),
    pan({ x, y }) {
      const { zoom: now } = hand.current;
      if (isZoomed(now)) zoomTo({ ...now, x: now.x + x, y: now.y + y });
    },
  };
}

/** From the middle of the stage, in px. */
export function spotIn(stage: Element, { clientX, clientY }: MouseEvent): Spot {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** A video has a use of its own for the pointer. */
const isTaken = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches('site-video, button, a'));
