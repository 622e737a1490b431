/** Stored pages of products, and the paid orders that unlock them. */
import type { Queryable } from '../db/db';
import type { AccessOrder, AccessRule } from '../domain/page-access';
import type { Subscription } from '../domain/subscription';

export async function listAccessRules(db: Queryable, siteId: string): Promise<AccessRule[]> {
  const { rows } = await db.query<AccessRule>(
    'select product_id as "productId", path from page_access where site_id = $1 order by path, product_id',
    [siteId],
  );
  return rows;
}

/** The pages that these products unlock. */
export async function findProductPages(
  db: Queryable,
  siteId: string,
  productIds: readonly string[],
): Promise<AccessRule[]> {
  const { rows } = await db.query<AccessRule>(
    `select product_id as "productId", path from page_access
     where site_id = $1 and product_id in (select unnest($2::text[])) order by path, product_id`,
    [siteId, productIds],
  );
  return rows;
}

/** Replaces the pages of a product. */
export async function putProductPages(
  tx: Queryable,
  siteId: string,
  productId: string,
  paths: readonly string[],
): Promise<void> {
  await tx.query('delete from page_access where site_id = $1 and product_id = $2', [siteId, productId]);
  await tx.query(
    `insert into page_access (site_id, product_id, path) select $1, $2, unnest($3::text[])
     on conflict do nothing`,
    [siteId, productId, paths],
  );
}

interface Row extends Pick<AccessOrder, 'kind' | 'details' | 'productIds'> {
  state: Subscription['state'] | null;
  paidCount: number | null;
  createdAt: Date | null;
}

/**
 * The paid orders of a visitor.
 * @param who order ids, and the address of a member; empty for none
 */
export async function findAccessOrders(
  db: Queryable,
  siteId: string,
  { orderIds, email }: { orderIds: readonly string[]; email: string },
): Promise<AccessOrder[]> {
  if (orderIds.length === 0 && !email) return [];
  const { rows } = await db.query<Row>(
    `select o.kind, o.details, jsonb_path_query_array(o.lines, '$[*] ? (@.productType == "PAYWALL").productId') as "productIds",
       s.state, s.paid_count as "paidCount", s.created_at as "createdAt"
     from shop_order o left join subscription s on s.site_id = o.site_id and s.id = o.id
     where o.site_id = $1 and o.state in ('paid', 'fulfilled')
       and (o.id in (select unnest($2::uuid[])) or ($3 <> '' and lower(o.contact->>'email') = $3))`,
    [siteId, orderIds, email],
  );
  return rows.map(({ state, paidCount, createdAt, ...order }) => ({
    ...order,
    subscription: state && createdAt ? { state, paidCount: paidCount ?? 0, createdAt } : null,
  }));
}
