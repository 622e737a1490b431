// How do fingers and mouse move the picture, without drawing anew for each movement?
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PointerSample } from '../../core/gesture/pointer-track';
import { getDistance, getVelocity } from '../../core/gesture/pointer-track';
import {
  clampTransform,
  IDENTITY,
  isZoomed,
  scaleAround,
  type Transform,
  toggleZoom,
  type Vector,
  zoomByStep,
} from '../../core/gesture/zoom';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import {
  createGestureState,
  type GestureBounds,
  type GestureResult,
  type GestureState,
  pointerDown,
  pointerMove,
  pointerUp,
} from './gesture.model';
import {
  clearTransform,
  type StageElements,
  setSettleDuration,
  stopTrack,
  writeTransforms,
} from './stage-elements';

export interface ZoomControls {
  /** Where the picture rests or is about to rest. */
  readonly zoom: Transform;
  /** Did the pointer move since it came down, so that the click that follows is none? */
  hasDragged(): boolean;
  toggle(at: Vector): void;
  zoomBy(towards: 1 | -1): void;
  zoomTo(scale: number, at: Vector): void;
  /** Looks further to a side. */
  pan(by: Vector): void;
}

/**
 * @param place another one begins with all of the picture in view
 * @param decided answers whether it was done
 */
export function useGestures(
  stage: HTMLElement | null,
  pieces: StageElements,
  table: GestureBounds,
  place: number,
  decided: (outcome: Exclude<GestureResult, 'none'>) => boolean,
): ZoomControls {
  const hand = useRef<GestureState>(createGestureState());
  const [zoom, setZoom] = useState(IDENTITY);

  function put(next: GestureState, held = false) {
    hand.current = next;
    writeTransforms(pieces, next, held, table.room);
    if (!held) setZoom(next.zoom);
  }
  const zoomTo = (to: Transform) =>
    put({ ...createGestureState(clampTransform(to, table)), moved: hand.current.moved });

  const act = useLatestRef({
    down(event: PointerEvent, at: PointerSample) {
      if (event.button !== 0 || isHandledElsewhere(event)) return;
      put(
        pointerDown(
          hand.current,
          event.pointerId,
          at,
          hand.current.fingers.length > 0 ? 0 : stopTrack(pieces),
        ),
        true,
      );
    },
    move(event: PointerEvent, at: PointerSample) {
      if (hand.current.fingers.length > 0) put(pointerMove(hand.current, event.pointerId, at, table), true);
    },
    up(event: PointerEvent, at: PointerSample) {
      const { fingers, swiped } = hand.current;
      const track = fingers.find(({ id }) => id === event.pointerId)?.track;
      if (!track) return;
      const { hand: next, outcome } = pointerUp(hand.current, event.pointerId, at, table);
      if (swiped !== 0)
        setSettleDuration(
          pieces,
          table.room.width - Math.abs(getDistance(track, 'x')),
          getVelocity(track, 'x'),
        );
      hand.current = next;
      const done = event.type === 'pointerup' && outcome !== 'none' && decided(outcome);
      // What was pulled down to close leaves from where it is.
      if (!(done && outcome === 'close')) put(next, next.fingers.length > 0);
    },
    begin: () => put({ ...createGestureState(), moved: hand.current.moved }),
    refit: () => hand.current.mode === 'rest' && zoomTo(hand.current.zoom),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has a picture of its own
  useLayoutEffect(() => {
    const picture = pieces.slide();
    act.current.begin();
    return () => clearTransform(picture);
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
      act.current[what](event, { ...getStagePoint(stage, event), time: event.timeStamp });
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
    hasDragged: () => hand.current.moved,
    toggle: (at) => zoomTo(toggleZoom(hand.current.zoom, at, table)),
    zoomBy: (towards) => zoomTo(zoomByStep(hand.current.zoom, towards, table)),
    zoomTo: (scale, at) => zoomTo(scaleAround(hand.current.zoom, scale, at)),
    pan({ x, y }) {
      const { zoom: now } = hand.current;
      if (isZoomed(now)) zoomTo({ ...now, x: now.x + x, y: now.y + y });
    },
  };
}

/** From the middle of the stage, in px. */
export function getStagePoint(stage: Element, { clientX, clientY }: MouseEvent): Vector {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** A video has a use of its own for the pointer. */
const isHandledElsewhere = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches('site-video, button, a'));
