// What is a set of things to show, when it comes as JSON or from a script? Pure.
import { INVALID } from '../../kit/contract/attributes';
import type { LightboxItem, LightboxSet } from '../../kit/lightbox';

type Loose = Readonly<Record<string, unknown>>;

/** `{ items, index, theme, label }` or a list of items; an item is an object or the address of a file. */
export function parseSet(value: unknown): LightboxSet | typeof INVALID {
  const set: Loose | null = Array.isArray(value) ? { items: value } : asObject(value);
  if (!set || !Array.isArray(set.items)) return INVALID;
  const { deepLink, onChange } = set;
  return {
    items: set.items.map(acceptItem).filter((item) => item !== null),
    index: typeof set.index === 'number' ? set.index : 0,
    theme: set.theme === 'light' ? 'light' : 'dark',
    label: text(set.label),
    deepLink: typeof deepLink === 'function' ? (deepLink as LightboxSet['deepLink']) : null,
    ...(typeof onChange === 'function' && { onChange: onChange as (index: number) => void }),
  };
}

function acceptItem(value: unknown): LightboxItem | null {
  const item: Loose | null = typeof value === 'string' ? { src: value } : asObject(value);
  if (!item) return null;
  const { element, theme } = item;
  return {
    id: text(item.id),
    kind: item.kind === 'video' ? 'video' : 'image',
    element: typeof Element !== 'undefined' && element instanceof Element ? element : null,
    title: text(item.title),
    description: text(item.description),
    alt: text(item.alt),
    src: safeUrl(text(item.src)),
    srcset: text(item.srcset),
    width: size(item.width),
    height: size(item.height),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
  };
}

const asObject = (value: unknown): Loose | null =>
  typeof value === 'object' && value !== null ? (value as Loose) : null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const size = (value: unknown): number => (Number.isFinite(value) ? Math.max(0, Number(value)) : 0);

/** Nothing that would run as a script where somebody makes a link or a frame of it. */
const safeUrl = (url: string): string => (/^\s*(javascript|vbscript|data:text)/i.test(url) ? '' : url);
