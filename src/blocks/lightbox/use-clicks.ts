// What do a click, a tap, two taps and the wheel mean on the stage?
import { type MouseEvent, useEffect, useRef } from 'react';
import { isZoomed } from '../../core/gesture/zoom';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { getClickAction } from './lightbox.model';
import { getStagePoint, type ZoomControls } from './use-gestures';

/** Two taps within this time, in ms, and this distance, in px, are a double tap. */
const DOUBLE_TAP = { time: 300, distance: 40 };
/** How much a turn of the wheel zooms, per px; and what a line of it is, in px. */
const WHEEL = { zoom: 0.01, line: 16 };

interface ClickOptions {
  /** Is there another picture to go to? */
  readonly many: boolean;
  readonly zooming: ZoomControls;
  turn(side: 'left' | 'right'): void;
  close(): void;
}

/** @returns the click listener of the stage */
export function useClicks(
  stage: HTMLElement | null,
  presses: ClickOptions,
): (event: MouseEvent<HTMLElement>) => void {
  const latest = useLatestRef(presses);
  const tap = useRef({ time: -Infinity, x: 0, y: 0, timer: 0 });

  useEffect(() => {
    if (!stage) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { zoom, zoomTo, pan } = latest.current.zooming;
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1;
      // Two fingers on a touchpad arrive as a wheel with the control key.
      if (event.ctrlKey)
        zoomTo(zoom.scale * Math.exp(-event.deltaY * by * WHEEL.zoom), getStagePoint(stage, event));
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
    const meaning = getClickAction(click);
    if (meaning === 'close') close();
    else if (meaning !== 'none') turn(meaning);
  }

  return (event) => {
    const { zooming, many } = latest.current;
    const { clientX: x, clientY: y, timeStamp: time, nativeEvent } = event;
    const desktop = (nativeEvent as PointerEvent).pointerType === 'mouse';
    const target = event.target as Element;
    if (zooming.hasDragged() || event.defaultPrevented || target.closest('a, button, site-video')) return;
    const onPicture = target.closest('[part~="picture"]') !== null;
    if (!onPicture) return act(x, false, desktop);
    if (desktop && many) return act(x, true, true);
    clearTimeout(tap.current.timer);
    const { time: last, x: lastX, y: lastY } = tap.current;
    const again = time - last < DOUBLE_TAP.time && Math.hypot(x - lastX, y - lastY) < DOUBLE_TAP.distance;
    if (stage && (again || desktop)) {
      tap.current.time = -Infinity;
      return zooming.toggle(getStagePoint(stage, nativeEvent));
    }
    // One tap waits whether it becomes two.
    tap.current = { time, x, y, timer: window.setTimeout(() => act(x, true, desktop), DOUBLE_TAP.time) };
  };
}
