// What do a swipe over the slideshow and a click on it do? The strip of the carousel needs none of this: it scrolls.
import { useEffect } from 'react';
import type { Reason } from './gallery.contract';
import type { Direction } from './gallery.model';
import { swipeSide } from './swipe.model';
import { directionOf } from './use-keys';
import { useLatest } from './use-latest';

/** What a click means something to by itself. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable], [data-type="video"]';

/** @param track null while the design is not turned by swipes */
export function usePointer(
  track: HTMLElement | null,
  turn: (direction: Direction, reason: Extract<Reason, 'swipe' | 'click'>) => void,
) {
  const latest = useLatest(turn);
  useEffect(() => {
    if (!track) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let from: PointerEvent | null = null;
    let swiped = false;

    const down = (event: PointerEvent) => {
      swiped = false;
      from = event.isPrimary && event.button === 0 ? event : null;
    };
    const up = (event: PointerEvent) => {
      const side = from ? swipeSide(movement(from, event, track.clientWidth)) : 0;
      from = null;
      swiped = side !== 0;
      // The finger pushes the slide away: to the left comes what stands on the right.
      if (side) latest.current(directionOf(side === 1 ? -1 : 1, track), 'swipe');
    };
    const cancel = () => {
      from = null;
    };
    const click = (event: MouseEvent) => {
      const target = event.composedPath()[0] as Element;
      // The click that ends a swipe must not open a link.
      if (swiped) event.preventDefault();
      else if (isPlain(event) && !target.closest(INTERACTIVE)) latest.current('next', 'click');
      swiped = false;
    };

    track.addEventListener('pointerdown', down, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', cancel, { signal });
    track.addEventListener('click', click, { signal });
    track.addEventListener('dragstart', (event) => from && event.preventDefault(), { signal });
    return () => listeners.abort();
  }, [track, latest]);
}

const movement = (from: PointerEvent, to: PointerEvent, width: number) => ({
  dx: to.clientX - from.clientX,
  dy: to.clientY - from.clientY,
  time: to.timeStamp - from.timeStamp,
  width,
});

const isPlain = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
