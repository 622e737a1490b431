/** Stored content collections. */
import type { ContentCollection } from '../../core/content/content-item';
import type { Queryable } from '../db/db';

const COLUMNS = 'id, kind, title, description, path';

/** In the order of their titles. */
export async function listContentCollections(db: Queryable, siteId: string): Promise<ContentCollection[]> {
  const { rows } = await db.query<ContentCollection>(
    `select ${COLUMNS} from content_collection where site_id = $1 order by title, id`,
    [siteId],
  );
  return rows;
}

export async function findContentCollection(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ContentCollection | undefined> {
  const { rows } = await db.query<ContentCollection>(
    `select ${COLUMNS} from content_collection where site_id = $1 and id = $2`,
    [siteId, id],
  );
  return rows[0];
}

/** False if the id or the path belongs to another collection. */
export async function addContentCollection(
  db: Queryable,
  siteId: string,
  { id, kind, title, description, path }: ContentCollection,
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into content_collection (site_id, id, kind, title, description, path) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [siteId, id, kind, title, description, path],
  );
  return rows.length > 0;
}
