// The option `keys`: the keys that navigate. Pure.
import { readString } from '../../../core/read';

/** A key code such as 37, or a key name such as `ArrowLeft`. */
export type Key = number | string;
export type KeyBindings = Readonly<Record<'next' | 'previous', readonly Key[]>>;

/** Key codes 37 and 39 (GAL-028). */
export const DEFAULT_KEYS: KeyBindings = { previous: [37], next: [39] };

/** Reads `{ next: 39 }`, `{ next: 'down:39' }` or `{ next: ['ArrowRight', 'n'] }`; undefined if it is not an object. */
export function readKeyBindings(value: unknown): KeyBindings | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { previous, next } = value as Record<string, unknown>;
  return {
    previous: previous == null ? DEFAULT_KEYS.previous : readKeys(previous),
    next: next == null ? DEFAULT_KEYS.next : readKeys(next),
  };
}

function readKeys(value: unknown): Key[] {
  return [value].flat().flatMap((item): Key[] => {
    const text = readString(
      typeof item === 'object' && item !== null && 'down' in item ? item.down : item,
    ).trim();
    const key = text.replace(/^down:\s*/i, '');
    return /^\d+$/.test(key) ? [Number(key)] : key ? [key] : [];
  });
}
