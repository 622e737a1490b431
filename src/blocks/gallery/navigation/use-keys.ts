// When do the arrow keys turn the slides? With focus or pointer inside, or wherever the gallery is in view (ruling 11).
import { useEffect } from 'react';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import type { Direction } from '../gallery.model';
import { isRtl } from '../motion/scroll/snap';
import { getKeyDirection, type KeyBindings } from './keys.model';

type Mode = 'inside' | 'viewport' | 'off';

interface KeysOptions {
  readonly mode: Mode;
  readonly keys: KeyBindings;
  /** Is the pointer over the gallery? */
  readonly hovered: boolean;
}

export function useKeys(
  host: HTMLElement,
  { mode, keys, hovered }: KeysOptions,
  turn: (direction: Direction) => void,
) {
  const latest = useLatestRef({ turn, hovered, mode, keys });
  const on = mode !== 'off';
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      const direction = getKeyDirection(event, latest.current.keys, isRtl(host));
      if (!direction || isTakenElsewhere(event) || !concerns(event, host, latest.current)) return;
      event.preventDefault();
      latest.current.turn(direction);
    };
    // On the host first: of two galleries the one with the focus answers.
    host.addEventListener('keydown', pressed);
    document.addEventListener('keydown', pressed);
    return () => {
      host.removeEventListener('keydown', pressed);
      document.removeEventListener('keydown', pressed);
    };
  }, [host, on, latest]);
}

/** The visitor swipes to a side of the screen; the reading direction says what comes there. */
export const getSwipeDirection = (side: -1 | 1, host: Element): Direction =>
  (side === 1) === isRtl(host) ? 'previous' : 'next';

function concerns(
  event: KeyboardEvent,
  host: Element,
  { hovered, mode }: { hovered: boolean; mode: Mode },
): boolean {
  return event.composedPath().includes(host) || hovered || (mode === 'viewport' && isOnScreen(host));
}

/** GAL-073. */
function isOnScreen(host: Element): boolean {
  const { top, bottom, height } = host.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

const TYPING =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="tab"]';

/** Someone else answered, the visitor is typing (GAL-071), or it is a shortcut of the browser. */
function isTakenElsewhere(event: KeyboardEvent): boolean {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.composedPath()[0];
  return (
    defaultPrevented ||
    altKey ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    (target instanceof Element && target.closest(TYPING) !== null)
  );
}
