// Horizontal drags of the slides and clicks on them.
import { useEffect } from 'react';
import {
  extendTrack,
  getDistance,
  getDuration,
  getVelocity,
  type PointerSample,
  type PointerTrack,
  startTrack,
} from '../../../core/gesture/pointer-track';
import type { DragMovement } from '../../../core/gesture/swipe';
import { isPlainInput } from '../../../kit/behavior/plain-input';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';

interface PointerGestureHandlers {
  /** The pointer moves horizontally. @param distance from where it was pressed, in px */
  onDragMove?(distance: number): void;
  /** @param isOnButton whether the gesture started on a button */
  onDragEnd?(movement: DragMovement, isOnButton: boolean): void;
  /** The browser canceled the pointer, for example to scroll. */
  onDragCancel?(): void;
  /** A click on a part of a slide that is not interactive. */
  onClick(event: MouseEvent): void;
}

/** Elements that handle clicks themselves. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable], [data-type="video"]';

/** Buttons over the track on which a swipe may start. */
const BUTTONS = '[part="previous"], [part="next"]';

/** @param track null if gestures are off */
export function usePointerGesture(track: HTMLElement | null, handlers: PointerGestureHandlers) {
  const latest = useLatestRef(handlers);
  useEffect(() => {
    if (!track) return;
    const listeners = new AbortController();
    let press: AbortController | null = null;
    let isOnButton = false;
    let pointer: PointerTrack = startTrack({ x: 0, y: 0, time: 0 });

    const onPointerDown = (event: PointerEvent) => {
      release();
      isOnButton = !event.composedPath().includes(track);
      if (isOnButton && (event.pointerType === 'mouse' || !(event.target as Element).closest(BUTTONS)))
        return;
      pointer = startTrack(toSample(event));
      if (!event.isPrimary || event.button !== 0) return;
      press = new AbortController();
      addEventListener('pointermove', onPointerMove, press);
      addEventListener('pointerup', onPointerUp, press);
      addEventListener('pointercancel', onPointerCancel, press);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      pointer = extendTrack(pointer, toSample(event));
      if (pointer.axis === 'x') latest.current.onDragMove?.(getDistance(pointer, 'x'));
    };
    const onPointerUp = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      release();
      pointer = extendTrack(pointer, toSample(event));
      if (pointer.axis === 'x') latest.current.onDragEnd?.(toMovement(pointer), isOnButton);
    };
    const onPointerCancel = () => {
      release();
      latest.current.onDragCancel?.();
    };
    const release = () => {
      press?.abort();
      press = null;
    };
    const onClick = (event: MouseEvent) => {
      const target = event.composedPath()[0] as Element;
      // The click at the end of a swipe must not open a link, and a pointer that moved is not a click.
      if (pointer.axis === 'x') event.preventDefault();
      else if (!pointer.hasMoved && isPlainInput(event) && !target.closest(INTERACTIVE))
        latest.current.onClick(event);
      pointer = startTrack(pointer.start);
    };

    track.parentElement?.addEventListener('pointerdown', onPointerDown, listeners);
    track.addEventListener('click', onClick, listeners);
    track.addEventListener('dragstart', (event) => press && event.preventDefault(), listeners);
    listeners.signal.addEventListener('abort', release);
    return () => listeners.abort();
  }, [track, latest]);
}

const toSample = ({ clientX, clientY, timeStamp }: PointerEvent): PointerSample => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

const toMovement = (pointer: PointerTrack): DragMovement => ({
  distance: getDistance(pointer, 'x'),
  duration: getDuration(pointer),
  velocity: getVelocity(pointer, 'x'),
});
