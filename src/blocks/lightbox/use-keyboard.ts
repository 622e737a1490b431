// Keyboard control of the open lightbox. The dialog itself handles Escape.
import { type KeyboardEvent, useRef } from 'react';
import { isZoomed, type Vector } from '../../core/gesture/zoom';
import { isKeyStepAllowed } from './lightbox.model';
import type { ZoomControls } from './use-gestures';

interface KeyboardOptions {
  readonly zoom: ZoomControls;
  step(side: 'left' | 'right'): void;
  goTo(end: 'first' | 'last'): void;
}

/** Distance in px that an arrow key pans a zoomed image; the image moves against the arrow. */
const PAN_STEP = 80;
const ARROWS: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Elements that handle these keys themselves. */
const KEY_CONSUMERS = 'input, textarea, select, audio, video, site-video, [contenteditable], [role="slider"]';

/** Returns the keydown handler of the dialog. */
export function useKeyboard({ zoom, step, goTo }: KeyboardOptions): (event: KeyboardEvent) => void {
  const lastStep = useRef(-Infinity);
  return (event) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || (target as Element).closest(KEY_CONSUMERS)) return;
    const arrow = ARROWS[key];
    if (arrow && isZoomed(zoom.transform)) zoom.pan({ x: arrow.x * PAN_STEP, y: arrow.y * PAN_STEP });
    else if (arrow?.x) {
      if (isKeyStepAllowed(lastStep.current, timeStamp)) {
        lastStep.current = timeStamp;
        step(arrow.x === 1 ? 'left' : 'right');
      }
    } else if (key === '+' || key === '=') zoom.zoomBy(1);
    else if (key === '-' || key === '_') zoom.zoomBy(-1);
    else if (key === '0') zoom.zoomTo(1, { x: 0, y: 0 });
    else if (key === 'Home' || key === 'End') goTo(key === 'Home' ? 'first' : 'last');
    else return;
    event.preventDefault();
  };
}
