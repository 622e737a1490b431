// Which keys turn the slides? Pure.
import { readString } from '../../../core/read';
import type { Direction } from '../gallery.model';

/** A key by its code, such as 37, or by its name, such as `ArrowLeft`. */
export type Key = number | string;
export type KeyBindings = Readonly<Record<Direction, readonly Key[]>>;

/** Key down of the codes 37 and 39 (GAL-028). */
export const DEFAULT_KEYS: KeyBindings = { previous: [37], next: [39] };

/** Keys that point to a side of the screen. */
const SIDED = ['ArrowLeft', 'ArrowRight'];
const CODES: Readonly<Record<number, string>> = { 37: 'ArrowLeft', 39: 'ArrowRight' };

interface Press {
  readonly key: string;
  readonly keyCode: number;
}

/** An object as a page may write it: `{ next: 39 }`, `{ next: 'down:39' }`, `{ next: ['ArrowRight', 'n'] }`. */
export function readKeyBindings(value: unknown): KeyBindings | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { previous, next } = value as Record<string, unknown>;
  return {
    previous: previous == null ? DEFAULT_KEYS.previous : readList(previous),
    next: next == null ? DEFAULT_KEYS.next : readList(next),
  };
}

/** What a press asks for. Arrows point to a side of the screen: in right-to-left text the next slide is on the left. */
export function getKeyDirection(press: Press, keys: KeyBindings, rtl: boolean): Direction | undefined {
  const asked = (['previous', 'next'] as const).find((direction) =>
    keys[direction].some((key) => isKey(key, press)),
  );
  if (!asked || !rtl || !SIDED.includes(press.key)) return asked;
  return asked === 'next' ? 'previous' : 'next';
}

function readList(value: unknown): Key[] {
  return [value].flat().flatMap((one): Key[] => {
    const written = readString(
      typeof one === 'object' && one !== null && 'down' in one ? one.down : one,
    ).trim();
    const name = written.replace(/^down:\s*/i, '');
    return /^\d+$/.test(name) ? [Number(name)] : name ? [name] : [];
  });
}

function isKey(key: Key, press: Press): boolean {
  const name = typeof key === 'number' ? CODES[key] : key;
  return (
    press.key === name ||
    (press.key.length === 1 && press.key === name?.toLowerCase()) ||
    press.keyCode === key
  );
}
