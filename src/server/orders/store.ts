/** The shop that sells a product: its collection, or the site. */
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';
import { findCollection } from '../stores/collections';
import type { Site } from '../stores/sites';
import { inOrderLanguage } from './order-deps';

/** Name and language for titles and mails, and the folder with the template of its pages. */
export interface Store {
  name: string;
  /** BCP 47. */
  locale: string;
  folder: string | undefined;
}

/**
 * The shop of the newest line: a visitor continues where the last product was added. Inside a transaction, pass it as
 * `db`.
 */
export async function findStore(
  { db, site }: { db: Queryable; site: Site },
  lines: readonly { productId: string }[],
): Promise<Store> {
  const newest = lines.at(-1);
  const collection = newest && (await findCollection(db, site.id, newest.productId));
  return { name: collection?.title ?? site.name, locale: site.locale, folder: collection?.path };
}

/** The shop of an order, in the language of the order, for its mails. */
export const findOrderStore = (
  deps: { db: Queryable; site: Site },
  order: Pick<Order, 'details' | 'lines'>,
): Promise<Store> => findStore(inOrderLanguage(deps, order), order.lines);
