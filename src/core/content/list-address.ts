// Addresses of the lists of a collection: by category, tag, author, month and page.
import { formatMonth, type Month, parseMonth } from './month';

/** Filter of a list; an empty one shows everything. */
export interface ListFilter {
  readonly category?: string;
  readonly tag?: string;
  /** 24 lower-case hexadecimal digits. */
  readonly author?: string;
  readonly month?: Month;
  /** Shows past events, newest first. By default, a list of events shows the upcoming ones. */
  readonly past?: boolean;
  /** Page number, from 1. */
  readonly page?: number;
}

/** Pages of a collection: a list, a single item, all months, all tags. */
export type CollectionAddress =
  | { readonly kind: 'list'; readonly filter: ListFilter }
  | { readonly kind: 'item'; readonly slug: string }
  | { readonly kind: 'archive' }
  | { readonly kind: 'tags' };

/** Path segments below a collection that no item may use. */
export const RESERVED_SLUGS: readonly string[] = ['archive', 'category', 'tag', 'tags'];

/** Maximum number of path segments in the address of an item. */
export const MAX_NAMES = 6;

/** Later pages are not found, so that nobody can make the server skip through a large collection. */
const MAX_PAGE = 10_000;

const AUTHOR_ID = /^[\da-f]{24}$/;

export const isAuthorId = (text: string): boolean => AUTHOR_ID.test(text);

/**
 * Reads the address of a page of a collection: `category/Name`, `tag/Two+words`, `?category=`, `?tag=`, `?author=`,
 * `?month=`, `?past=yes`, `?page=`. Undefined for an invalid address, such as one with a malformed month.
 * @param path path of the collection with a trailing slash
 * @param pathname percent-encoded, with or without a trailing slash
 */
export function parseCollectionAddress(
  path: string,
  pathname: string,
  query: URLSearchParams,
): CollectionAddress | undefined {
  if (!`${pathname}/`.startsWith(path)) return undefined;
  const names = pathname.slice(path.length).replace(/\/$/, '').split('/');
  const [first = '', second = '', ...more] = names;
  if (first === '') return toList(parseQuery(query));
  if (first === 'category' || first === 'tag') {
    if (more.length > 0) return undefined;
    const name = decodeLabel(second);
    const filter = parseQuery(query);
    return name && filter ? toList({ ...filter, [first]: name }) : undefined;
  }
  if (first === 'archive' || first === 'tags') return second ? undefined : { kind: first };
  return names.length <= MAX_NAMES ? toItem(names.map(decode)) : undefined;
}

/** The address of a list. A category or tag is part of the path unless both are given. */
export function getListHref(path: string, { category, tag, author, month, past, page }: ListFilter): string {
  const query = new URLSearchParams({
    ...(category && tag && { tag }),
    ...(author && { author }),
    ...(month && { month: formatMonth(month) }),
    ...(past && { past: 'yes' }),
    ...(page && page > 1 && { page: String(page) }),
  }).toString();
  const folder = category ? `category/${encodeLabel(category)}` : tag ? `tag/${encodeLabel(tag)}` : '';
  return `${path}${folder}${query ? `?${query}` : ''}`;
}

/** @param slug one or more path segments separated by slashes */
export const getItemHref = (path: string, slug: string): string =>
  `${path}${slug.split('/').map(encodeURIComponent).join('/')}`;

export const getArchiveHref = (path: string): string => `${path}archive`;

export const getTagsHref = (path: string): string => `${path}tags`;

/** An encoded slash does not separate path segments. */
const toItem = (names: readonly string[]): CollectionAddress | undefined =>
  names.every((name) => name && !name.includes('/')) ? { kind: 'item', slug: names.join('/') } : undefined;

const toList = (filter: ListFilter | undefined): CollectionAddress | undefined =>
  filter && { kind: 'list', filter };

/** Undefined if a value is invalid. Empty values are ignored, because native forms send them. */
function parseQuery(query: URLSearchParams): ListFilter | undefined {
  const read = (name: string): string => query.get(name)?.trim() ?? '';
  const [category, tag, author] = [read('category'), read('tag'), read('author').toLowerCase()];
  const month = read('month') ? parseMonth(read('month')) : undefined;
  const page = read('page') ? Number(read('page')) : 1;
  if (author && !isAuthorId(author)) return undefined;
  if (read('month') && !month) return undefined;
  if (!(Number.isInteger(page) && page >= 1 && page <= MAX_PAGE)) return undefined;
  return {
    ...(category && { category }),
    ...(tag && { tag }),
    ...(author && { author }),
    ...(month && { month }),
    ...(read('past') === 'yes' && { past: true }),
    page,
  };
}

/** Encodes spaces as `+`, as in the addresses of published sites. */
const encodeLabel = (label: string): string => encodeURIComponent(label).replaceAll('%20', '+');

const decodeLabel = (text: string): string => decode(text.replaceAll('+', ' ')).trim();

/** Empty for malformed escapes and for NUL, which the database cannot store. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? '' : decoded;
  } catch {
    return '';
  }
}
