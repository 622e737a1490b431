/** Keeps the search entries of pages and products up to date. Items are indexed with their changes. */
import { toProductEntry } from '../domain/search-entry';
import type { Deps } from '../http/context';
import { createSitePages } from '../http/site-pages';
import { listProducts } from '../stores/products';
import { type SearchEntry, syncSearchEntries } from '../stores/search-entries';

/** A change of a file or a product is found within this time, in milliseconds. */
const REFRESH_MS = 60_000;

/** Returns a function that compares the entries with files and products once a minute; requests share the work. */
export function createSearchIndex(deps: Deps): () => Promise<void> {
  const { db, site, folders, clock } = deps;
  const readPages = createSitePages(folders, clock);
  let known: { at: number; work: Promise<void> } | undefined;
  const refresh = async (): Promise<void> => {
    const pages = await readPages();
    await syncSearchEntries(db, site.id, 'page', pages.map(toPageEntry));
    const products = await listProducts(db, site.id, site.currency);
    await syncSearchEntries(db, site.id, 'product', products.map(toProductEntry));
  };
  return () => {
    // The clock may have been set back.
    if (known && Math.abs(clock() - known.at) <= REFRESH_MS) return known.work;
    const work = refresh().catch((error: unknown) => {
      // The next request tries again.
      known = undefined;
      throw error;
    });
    known = { at: clock(), work };
    return work;
  };
}

const toPageEntry = ({
  path,
  title,
  description,
  text,
}: Awaited<ReturnType<ReturnType<typeof createSitePages>>>[number]): SearchEntry => ({
  kind: 'page',
  id: path,
  url: path,
  title: title || path,
  description,
  text,
  visibleFrom: 0,
});
