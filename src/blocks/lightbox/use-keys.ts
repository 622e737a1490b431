// What do the keys do while the lightbox is open? Escape is answered by the dialog.
import { type KeyboardEvent, useRef } from 'react';
import { isZoomed, type Spot } from '../../core/gesture/zoom';
import { mayStep } from './box.model';
import type { Zooming } from './use-hand';

interface Keys {
  readonly zooming: Zooming;
  turn(side: 'left' | 'right'): void;
  go(end: 'first' | 'last'): void;
}

/** How far an arrow key moves a zoomed picture, in px: the picture goes the other way. */
const PAN = 80;
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Elements that have a use of their own for these keys. */
const TYPING = 'input, textarea, select, audio, video, site-video, [contenteditable], [role="slider"]';

export function useKeys({ zooming, turn, go }: Keys): (event: KeyboardEvent) => void {
  const last = useRef(-Infinity);
  return (event) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || (target as Element).closest(TYPING)) return;
    const arrow = ARROWS[key];
    if (arrow && isZoomed(zooming.zoom)) zooming.pan({ x: arrow.x * PAN, y: arrow.y * PAN });
    else if (arrow?.x) {
      if (mayStep(last.current, timeStamp)) {
        last.current = timeStamp;
        turn(arrow.x === 1 ? 'left' : 'right');
      }
    } else if (key === '+' || key === '=') zooming.step(1);
    else if (key === '-' || key === '_') zooming.step(-1);
    else if (key === '0') zooming.scaleTo(1, { x: 0, y: 0 });
    else if (key === 'Home' || key === 'End') go(key === 'Home' ? 'first' : 'last');
    else return;
    event.preventDefault();
  };
}
