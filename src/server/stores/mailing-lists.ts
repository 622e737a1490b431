/** Stored mailing lists. */
import type { Queryable } from '../db/db';

export interface MailingList {
  id: string;
  name: string;
}

/** The list with this id, or undefined. */
export async function findList(db: Queryable, siteId: string, id: string): Promise<MailingList | undefined> {
  const { rows } = await db.query<MailingList>(
    'select id, name from mailing_list where site_id = $1 and id = $2',
    [siteId, id],
  );
  return rows[0];
}
