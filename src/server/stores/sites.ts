/** Which site does this server serve? */
import type { Queryable } from '../db/db';

/** The site, as the other stores and the pages need it. */
export interface Site {
  id: string;
  name: string;
  /** BCP 47, for example en-US. */
  locale: string;
  /** ISO 4217, for example EUR. */
  currency: string;
}

/** The site of that id, if it was set up. */
export async function findSite(db: Queryable, id: string): Promise<Site | undefined> {
  const { rows } = await db.query<Site>('select id, name, locale, currency from site where id = $1', [id]);
  return rows[0];
}
