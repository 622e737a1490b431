/** Forms of the owner that are saved one after the other. */
import type { Queryable } from '../db/db';

/** Until the end of the transaction, nobody else saves the same form of the site. */
export async function lockForm(tx: Queryable, siteId: string, key: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`form ${siteId} ${key}`]);
}
