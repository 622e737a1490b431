// Connects pointer events on the stage to the gesture model. Transforms are written to the DOM without a React render.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getDistance, getVelocity, type PointerSample } from '../../core/gesture/pointer-track';
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
  /** The current transform, or the one that an animation ends with. */
  readonly transform: Transform;
  /** Whether the pointer moved since pointerdown, so that the click that follows is ignored. */
  hasDragged(): boolean;
  toggle(origin: Vector): void;
  zoomBy(direction: 1 | -1): void;
  zoomTo(scale: number, origin: Vector): void;
  /** Pans a zoomed image. */
  pan(delta: Vector): void;
}

/**
 * @param position position of the current slide; another one starts unzoomed
 * @param onResult returns whether the result was carried out
 */
export function useGestures(
  elements: StageElements,
  bounds: GestureBounds,
  position: number,
  onResult: (result: Exclude<GestureResult, 'none'>) => boolean,
): ZoomControls {
  const gesture = useRef<GestureState>(createGestureState());
  const [transform, setTransform] = useState(IDENTITY);

  function update(next: GestureState, isDragging = false) {
    gesture.current = next;
    writeTransforms(elements, next, isDragging, bounds.viewport);
    if (!isDragging) setTransform(next.transform);
  }
  const moveTo = (target: Transform) =>
    update({ ...createGestureState(clampTransform(target, bounds)), hasMoved: gesture.current.hasMoved });

  const handlers = useLatestRef({
    down(event: PointerEvent, sample: PointerSample) {
      if (event.button !== 0 || isHandledElsewhere(event)) return;
      const startOffset = gesture.current.pointers.length > 0 ? 0 : stopTrack(elements);
      update(pointerDown(gesture.current, event.pointerId, sample, startOffset), true);
    },
    move(event: PointerEvent, sample: PointerSample) {
      if (gesture.current.pointers.length > 0)
        update(pointerMove(gesture.current, event.pointerId, sample, bounds), true);
    },
    up(event: PointerEvent, sample: PointerSample) {
      const { pointers, trackOffset } = gesture.current;
      const track = pointers.find(({ id }) => id === event.pointerId)?.track;
      if (!track) return;
      const { state, result } = pointerUp(gesture.current, event.pointerId, sample, bounds);
      if (trackOffset !== 0) {
        const remaining = bounds.viewport.width - Math.abs(getDistance(track, 'x'));
        setSettleDuration(elements, remaining, getVelocity(track, 'x'));
      }
      gesture.current = state;
      const isDone = event.type === 'pointerup' && result !== 'none' && onResult(result);
      // An image that was pulled down to close leaves from its current position.
      if (!(isDone && result === 'close')) update(state, state.pointers.length > 0);
    },
    reset: () => update({ ...createGestureState(), hasMoved: gesture.current.hasMoved }),
    fitViewport: () => gesture.current.mode === 'rest' && moveTo(gesture.current.transform),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has its own slide
  useLayoutEffect(() => {
    const slide = elements.slide();
    handlers.current.reset();
    return () => clearTransform(slide);
  }, [position, elements, handlers]);

  const { width, height } = bounds.viewport;
  useLayoutEffect(() => {
    if (width > 0 && height > 0) handlers.current.fitViewport();
  }, [width, height, handlers]);

  useEffect(() => {
    const stage = elements.stage();
    if (!stage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const handle = (name: 'down' | 'move' | 'up') => (event: PointerEvent) =>
      handlers.current[name](event, { ...getStagePoint(stage, event), time: event.timeStamp });
    stage.addEventListener('pointerdown', handle('down'), { signal });
    // On the window instead of pointer capture, which would retarget every click to the stage.
    addEventListener('pointermove', handle('move'), { signal });
    addEventListener('pointerup', handle('up'), { signal });
    addEventListener('pointercancel', handle('up'), { signal });
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listeners.abort();
  }, [elements, handlers]);

  return {
    transform,
    hasDragged: () => gesture.current.hasMoved,
    toggle: (origin) => moveTo(toggleZoom(gesture.current.transform, origin, bounds)),
    zoomBy: (direction) => moveTo(zoomByStep(gesture.current.transform, direction, bounds)),
    zoomTo: (scale, origin) => moveTo(scaleAround(gesture.current.transform, scale, origin)),
    pan(delta) {
      const { transform: current } = gesture.current;
      if (isZoomed(current)) moveTo({ ...current, x: current.x + delta.x, y: current.y + delta.y });
    },
  };
}

/** Position of an event from the center of the stage, in px. */
export function getStagePoint(stage: Element, { clientX, clientY }: MouseEvent): Vector {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Videos and controls handle pointer events themselves. */
const isHandledElsewhere = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches('site-video, button, a'));
