// JSON helpers that never throw.

export { parseJson } from './parse-json';

/** Deep copy of an object's fields. Fields that JSON cannot represent are left out and reported to `onInvalid`. */
export function cloneJsonFields(source: object, onInvalid: (name: string) => void): Record<string, unknown> {
  const cloneField = (name: string): [string, unknown][] => {
    try {
      const value = (source as Record<string, unknown>)[name];
      if (value === undefined) return [];
      return [[name, JSON.parse(JSON.stringify(value))]];
    } catch {
      onInvalid(name);
      return [];
    }
  };
  return Object.fromEntries(Object.keys(source).flatMap(cloneField));
}

/** Deep copy without values that JSON cannot represent; null if nothing is left. */
export function cloneJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
}
