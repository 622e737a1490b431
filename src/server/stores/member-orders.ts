/** Orders of a member, by the buyer's address. */
import type { Queryable } from '../db/db';
import type { Order } from '../domain/order';

export type MemberOrder = Pick<Order, 'id' | 'state' | 'lines' | 'currency' | 'totalCents' | 'createdAt'>;

/**
 * Paid, fulfilled and refunded orders, newest first.
 * @param email as returned by `normalizeEmail`
 */
export async function listMemberOrders(
  db: Queryable,
  siteId: string,
  email: string,
  limit: number,
): Promise<MemberOrder[]> {
  const { rows } = await db.query<MemberOrder>(
    `select id::text as id, state, lines, currency, total_cents as "totalCents", created_at as "createdAt"
     from shop_order
     where site_id = $1 and lower(contact->>'email') = $2 and state in ('paid', 'fulfilled', 'refunded')
     order by created_at desc, id desc limit $3`,
    [siteId, email, limit],
  );
  return rows;
}
