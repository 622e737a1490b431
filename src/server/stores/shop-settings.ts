/** Stored settings of the shop. */
import type { Queryable } from '../db/db';
import { parseShopSettings, type ShopSettings } from '../domain/shop-settings';
import { readDocument } from './site-documents';

export async function findShopSettings(db: Queryable, siteId: string): Promise<ShopSettings> {
  return parseShopSettings(await readDocument(db, siteId, 'shop'));
}
