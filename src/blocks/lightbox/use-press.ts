// What do a click, a tap, two taps and the wheel mean on the stage?
import { type MouseEvent, useEffect, useRef } from 'react';
import { isZoomed } from '../../core/gesture/zoom';
import { useLatest } from '../../kit/hooks/use-latest';
import { clickMeaning } from './box.model';
import { spotIn, type Zooming } from './use-hand';

/** Two taps within this time, in ms, and this distance, in px, are a double tap. */
const DOUBLE = { time: 300, distance: 40 };
/** How much a turn of the wheel zooms, per px; and what a line of it is, in px. */
const WHEEL = { zoom: 0.01, line: 16 };

interface Presses {
  /** Is there another picture to go to? */
  readonly many: boolean;
  readonly zooming: Zooming;
  turn(side: 'left' | 'right'): void;
  close(): void;
}

/** @returns the click listener of the stage */
export function usePress(
  stage: HTMLElement | null,
  presses: Presses,
): (event: MouseEvent<HTMLElement>) => void {
  const latest = useLatest(presses);
  const tap = useRef({ time: -Infinity, x: 0, y: 0, timer: 0 });

  useEffect(() => {
    if (!stage) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { zoom, scaleTo, pan } = latest.current.zooming;
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1;
      // Two fingers on a touchpad arrive as a wheel with the control key.
      if (event.ctrlKey)
        scaleTo(zoom.scale * Math.exp(-event.deltaY * by * WHEEL.zoom), spotIn(stage, event));
      else pan({ x: -event.deltaX * by, y: -event.deltaY * by });
    };
    stage.addEventListener('wheel', wheel, { passive: false });
    const { current } = tap;
    return () => {
      stage.removeEventListener('wheel', wheel);
      clearTimeout(current.timer);
    };
  }, [stage, latest]);

  function act(x: number, onPicture: boolean, desktop: boolean) {
    const { zooming, turn, close } = latest.current;
    const click = { x, width: innerWidth, onPicture, desktop, zoomed: isZoomed(zooming.zoom) };
    const meaning = clickMeaning(click);
    if (meaning === 'close') close();
    else if (meaning !== 'none') turn(meaning);
  }

  return (event) => {
    const { zooming, many } = latest.current;
    const { clientX: x, clientY: y, timeStamp: time, nativeEvent } = event;
    const desktop = (nativeEvent as PointerEvent).pointerType === 'mouse';
    const target = event.target as Element;
    if (zooming.dragged() || event.defaultPrevented || target.closest('a, button, site-video')) return;
    const onPicture = target.closest('[part~="picture"]') !== null;
    if (!onPicture) return act(x, false, desktop);
    if (desktop && many) return act(x, true, true);
    clearTimeout(tap.current.timer);
    const { time: last, x: lastX, y: lastY } = tap.current;
    const again = time - last < DOUBLE.time && Math.hypot(x - lastX, y - lastY) < DOUBLE.distance;
    if (stage && (again || desktop)) {
      tap.current.time = -Infinity;
      return zooming.toggle(spotIn(stage, nativeEvent));
    }
    // One tap waits whether it becomes two.
    tap.current = { time, x, y, timer: window.setTimeout(() => act(x, true, desktop), DOUBLE.time) };
  };
}
