/** Stored site settings: one JSON document per kind; the last write wins. */
import type { Queryable } from '../db/db';

export type DocumentKind =
  | 'header-footer'
  | 'languages'
  | 'translation'
  | 'labs-internal'
  | 'labs-circle'
  | 'shop'
  | 'reviews'
  | 'comments'
  | 'events';

/** The document, or undefined if it was never set. */
export async function readDocument<T>(
  db: Queryable,
  siteId: string,
  kind: DocumentKind,
): Promise<T | undefined> {
  const { rows } = await db.query<{ body: T }>(
    'select body from site_document where site_id = $1 and kind = $2',
    [siteId, kind],
  );
  return rows[0]?.body;
}

/** Stores or replaces a document. */
export async function putDocument(
  db: Queryable,
  siteId: string,
  kind: DocumentKind,
  body: object,
): Promise<void> {
  await db.query(
    `insert into site_document (site_id, kind, body) values ($1, $2, $3::jsonb)
     on conflict (site_id, kind) do update set body = excluded.body, changed_at = now()`,
    [siteId, kind, JSON.stringify(body)],
  );
}

/** Deletes a document, if it exists. */
export async function removeDocument(db: Queryable, siteId: string, kind: DocumentKind): Promise<void> {
  await db.query('delete from site_document where site_id = $1 and kind = $2', [siteId, kind]);
}
