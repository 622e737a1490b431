// Caches Intl formats: creating one takes a browser longer than formatting a page of prices.

const MAX_FORMATS = 100;

/** @returns a function that returns the format of a key, creating it once */
export function createFormatCache<T>(): (key: string, create: () => T) => T {
  const formats = new Map<string, T>();
  return (key, create) => {
    const format = formats.get(key) ?? create();
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(key, format);
    return format;
  };
}
