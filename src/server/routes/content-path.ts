/** Paths of collection pages. */
import type { ContentCollection } from '../../core/content/content-item';
import type { CollectionAddress } from '../../core/content/list-address';

/** The collection with the nearest folder. */
export const findByPath = (
  collections: readonly ContentCollection[],
  pathname: string,
): ContentCollection | undefined =>
  collections
    .filter(({ path }) => `${pathname}/`.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** A collection has a trailing slash, pages below it have none. */
export function getCanonicalPath(
  { path }: ContentCollection,
  pathname: string,
  address: CollectionAddress | undefined,
): string {
  if (`${pathname}/` === path) return path;
  return address && pathname !== path ? pathname.replace(/\/$/, '') : pathname;
}
