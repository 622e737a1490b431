// The direction that a key press navigates in. Pure.
import type { Key, KeyBindings } from '../attributes/key-bindings';
import type { Direction } from '../gallery.types';

const ARROW_KEYS = ['ArrowLeft', 'ArrowRight'];
const KEY_CODES: Readonly<Record<number, string>> = { 37: 'ArrowLeft', 39: 'ArrowRight' };

interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
}

/** Arrow keys point to a side of the screen: in right-to-left text the next slide is on the left. */
export function getKeyDirection(press: KeyPress, keys: KeyBindings, rtl: boolean): Direction | undefined {
  const direction = (['previous', 'next'] as const).find((candidate) =>
    keys[candidate].some((key) => matchesKey(key, press)),
  );
  if (!direction || !rtl || !ARROW_KEYS.includes(press.key)) return direction;
  return direction === 'next' ? 'previous' : 'next';
}

function matchesKey(key: Key, press: KeyPress): boolean {
  const name = typeof key === 'number' ? KEY_CODES[key] : key;
  return (
    press.key === name ||
    (press.key.length === 1 && press.key === name?.toLowerCase()) ||
    press.keyCode === key
  );
}
