// Keys of slides, which are nodes or data objects.

const keys = new WeakMap<object, string>();
let lastKey = 0;

/** The key of a node or data object, the same for its lifetime. */
export function getSlideKey(source: object): string {
  const key = keys.get(source) ?? `slide-${++lastKey}`;
  keys.set(source, key);
  return key;
}
