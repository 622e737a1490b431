// Keys and safe URLs of slides, whether they are nodes or data.

const keys = new WeakMap<object, string>();
let lastKey = 0;

/** The key of a node or data object, the same for its lifetime. */
export function getSlideKey(source: object): string {
  const key = keys.get(source) ?? `slide-${++lastKey}`;
  keys.set(source, key);
  return key;
}

/** The absolute URL that a click may open; empty for an invalid URL or one that runs script. */
export function toSafeUrl(value: string): string {
  const url = value && URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : null;
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : '';
}
