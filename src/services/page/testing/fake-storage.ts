// Fake localStorage for tests.
import type { KeyValues } from '../page';

export function keyValues(values: Map<string, string>): KeyValues {
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => !!values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (start) => [...values.keys()].filter((key) => key.startsWith(start)),
  };
}

/** The browser blocks storage. */
export const noStorage: KeyValues = { get: () => null, set: () => false, remove: () => {}, keys: () => [] };
