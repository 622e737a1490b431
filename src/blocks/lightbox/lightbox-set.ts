// Parses the `set` option of the lightbox from JSON or script. Pure.
import { mapLazily } from '../../core/map-lazily';
import { INVALID } from '../../kit/contract/attributes';
import type { LightboxItem, LightboxSet } from '../../kit/media/lightbox';

type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * Accepts `{ items, index, theme, label }` or an array of items; an item is an object, the URL of a file, or a function that
 * returns one of them, which is called when the item is needed.
 */
export function parseSet(value: unknown): LightboxSet | typeof INVALID {
  const set: UnknownRecord | null = Array.isArray(value) ? { items: value } : toRecord(value);
  if (!set || !Array.isArray(set.items)) return INVALID;
  const { deepLink, onChange } = set;
  return {
    items: mapLazily(set.items.filter(isItem), parseItem),
    index: typeof set.index === 'number' ? set.index : 0,
    theme: set.theme === 'light' ? 'light' : 'dark',
    label: toText(set.label),
    deepLink: typeof deepLink === 'function' ? (deepLink as LightboxSet['deepLink']) : null,
    ...(typeof onChange === 'function' && { onChange: onChange as (index: number) => void }),
  };
}

const isItem = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'function' || toRecord(value) !== null;

function parseItem(source: unknown): LightboxItem {
  const value: unknown = typeof source === 'function' ? source() : source;
  const item: UnknownRecord = typeof value === 'string' ? { src: value } : (toRecord(value) ?? {});
  const { element, theme } = item;
  return {
    id: toText(item.id),
    kind: item.kind === 'video' ? 'video' : 'image',
    element: typeof Element !== 'undefined' && element instanceof Element ? element : null,
    title: toText(item.title),
    description: toText(item.description),
    alt: toText(item.alt),
    src: sanitizeUrl(toText(item.src)),
    srcset: toText(item.srcset),
    width: toLength(item.width),
    height: toLength(item.height),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
  };
}

const toRecord = (value: unknown): UnknownRecord | null =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : null;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const toLength = (value: unknown): number => (Number.isFinite(value) ? Math.max(0, Number(value)) : 0);

/** Removes URLs that would run as script in a link or iframe. */
const sanitizeUrl = (url: string): string => (/^\s*(javascript|vbscript|data:text)/i.test(url) ? '' : url);
