// Clicks, taps and double taps on the stage.
import { type MouseEvent, useEffect, useRef } from 'react';
import { isZoomed } from '../../core/gesture/zoom';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';
import { getClickAction } from './lightbox.model';
import type { StageElements } from './stage-elements';
import { getStagePoint, type ZoomControls } from './use-gestures';

/** Two taps within this time in ms and this distance in px are a double tap. */
const DOUBLE_TAP = { time: 300, distance: 40 };

interface ClickOptions {
  /** Whether the set has more than one item. */
  readonly hasMultiple: boolean;
  readonly zoom: ZoomControls;
  step(side: 'left' | 'right'): void;
  close(): void;
}

/** Returns the click handler of the stage. */
export function useClicks(
  elements: StageElements,
  options: ClickOptions,
): (event: MouseEvent<HTMLElement>) => void {
  const latest = useLatestRef(options);
  const tap = useRef({ time: -Infinity, x: 0, y: 0, timer: 0 });

  useEffect(() => {
    const { current } = tap;
    return () => clearTimeout(current.timer);
  }, []);

  function runAction(x: number, isOnImage: boolean, isMouse: boolean) {
    const { zoom, step, close } = latest.current;
    const action = getClickAction({
      x,
      viewportWidth: innerWidth,
      isOnImage,
      isMouse,
      isZoomed: isZoomed(zoom.transform),
    });
    if (action === 'close') close();
    else if (action !== 'none') step(action);
  }

  return (event) => {
    const { zoom, hasMultiple } = latest.current;
    const { clientX: x, clientY: y, timeStamp: time, nativeEvent } = event;
    const isMouse = (nativeEvent as PointerEvent).pointerType === 'mouse';
    const target = event.target as Element;
    if (zoom.hasDragged() || event.defaultPrevented || target.closest('a, button, site-video')) return;
    const isOnImage = target.closest('[part~="picture"]') !== null;
    if (!isOnImage) return runAction(x, false, isMouse);
    if (isMouse && hasMultiple) return runAction(x, true, true);
    clearTimeout(tap.current.timer);
    const last = tap.current;
    const isDoubleTap =
      time - last.time < DOUBLE_TAP.time && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP.distance;
    const stage = elements.stage();
    if (stage && (isDoubleTap || isMouse)) {
      tap.current.time = -Infinity;
      return zoom.toggle(getStagePoint(stage, nativeEvent));
    }
    // A single tap is handled once a second one can no longer follow.
    tap.current = {
      time,
      x,
      y,
      timer: window.setTimeout(() => runAction(x, true, isMouse), DOUBLE_TAP.time),
    };
  };
}
