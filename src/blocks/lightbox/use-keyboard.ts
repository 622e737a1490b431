// What do the keys do while the lightbox is open? Escape is answered by the dialog.
import { type KeyboardEvent, useRef } from 'react';
import { isZoomed, type Vector } from '../../core/gesture/zoom';
import { isKeyStepAllowed } from './lightbox.model';
import type { ZoomControls } from './use-gestures';

interface KeyboardOptions {
  readonly zooming: ZoomControls;
  turn(side: 'left' | 'right'): void;
  go(end: 'first' | 'last'): void;
}

/** How far an arrow key moves a zoomed picture, in px: the picture goes the other way. */
const PAN_STEP = 80;
const ARROWS: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Elements that have a use of their own for these keys. */
const KEY_CONSUMERS = 'input, textarea, select, audio, video, site-video, [contenteditable], [role="slider"]';

export function useKeyboard({ zooming, turn, go }: KeyboardOptions): (event: KeyboardEvent) => void {
  const last = useRef(-Infinity);
  return (event) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || (target as Element).closest(KEY_CONSUMERS)) return;
    const arrow = ARROWS[key];
    if (arrow && isZoomed(zooming.zoom)) zooming.pan({ x: arrow.x * PAN_STEP, y: arrow.y * PAN_STEP });
    else if (arrow?.x) {
      if (isKeyStepAllowed(last.current, timeStamp)) {
        last.current = timeStamp;
        turn(arrow.x === 1 ? 'left' : 'right');
      }
    } else if (key === '+' || key === '=') zooming.zoomBy(1);
    else if (key === '-' || key === '_') zooming.zoomBy(-1);
    else if (key === '0') zooming.zoomTo(1, { x: 0, y: 0 });
    else if (key === 'Home' || key === 'End') go(key === 'Home' ? 'first' : 'last');
    else return;
    event.preventDefault();
  };
}
