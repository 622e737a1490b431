// What do a swipe over the slides and a click on them do? A strip scrolls by itself, and has only clicks.
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
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';

export interface PointerGestureHandlers {
  /** A finger goes sideways; called with each further px. Also the mouse. */
  drag?(dx: number): void;
  /** It lets go. */
  drop?(movement: DragMovement): void;
  /** It was taken away by something else, such as scrolling. */
  cancel?(): void;
  click(event: MouseEvent): void;
}

/** What a click means something to by itself. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable], [data-type="video"]';

/** @param track null while the design is not turned by swipes */
export function usePointerGesture(track: HTMLElement | null, hands: PointerGestureHandlers) {
  const latest = useLatestRef(hands);
  useEffect(() => {
    if (!track) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let press: AbortController | null = null;
    let finger: PointerTrack = startTrack({ x: 0, y: 0, time: 0 });

    const down = (event: PointerEvent) => {
      release();
      finger = startTrack(pointOf(event));
      if (!event.isPrimary || event.button !== 0) return;
      press = new AbortController();
      addEventListener('pointermove', move, press);
      addEventListener('pointerup', up, press);
      addEventListener('pointercancel', cancel, press);
    };
    const move = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      finger = extendTrack(finger, pointOf(event));
      if (finger.axis === 'x') latest.current.drag?.(getDistance(finger, 'x'));
    };
    const up = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      release();
      finger = extendTrack(finger, pointOf(event));
      if (finger.axis === 'x') latest.current.drop?.(movementOf(finger));
    };
    const cancel = () => {
      release();
      latest.current.cancel?.();
    };
    const release = () => {
      press?.abort();
      press = null;
    };
    const click = (event: MouseEvent) => {
      const target = event.composedPath()[0] as Element;
      // The click that ends a swipe must not open a link; nothing that moved is a tap.
      if (finger.axis === 'x') event.preventDefault();
      else if (!finger.hasMoved && isPlain(event) && !target.closest(INTERACTIVE))
        latest.current.click(event);
      finger = startTrack(finger.start);
    };

    track.addEventListener('pointerdown', down, { signal });
    track.addEventListener('click', click, { signal });
    track.addEventListener('dragstart', (event) => press && event.preventDefault(), { signal });
    signal.addEventListener('abort', release);
    return () => listeners.abort();
  }, [track, latest]);
}

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): PointerSample => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

const movementOf = (track: PointerTrack): DragMovement => ({
  distance: getDistance(track, 'x'),
  duration: getDuration(track),
  velocity: getVelocity(track, 'x'),
});

const isPlain = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
