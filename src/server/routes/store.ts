/** The shop that sells a product: its collection, or the site. */
import type { Deps } from '../http/context';
import { findCollection } from '../stores/collections';

/** Name for titles, and the folder with the template of its pages. */
export interface Store {
  name: string;
  folder: string | undefined;
}

/** The shop of the newest line: a visitor continues where the last product was added. */
export async function findStore(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  lines: readonly { productId: string }[],
): Promise<Store> {
  const newest = lines.at(-1);
  const collection = newest && (await findCollection(db, site.id, newest.productId));
  return { name: collection?.title ?? site.name, folder: collection?.path };
}
