/** Erasure of a person's comments. */
import type { Queryable } from '../db/db';
import type { CommentState } from '../domain/comment';
import { lockTree, setCommentState } from './comment-edit';

/** Erases author and text of every comment with an address; the comments keep their place. Returns their number. */
export async function eraseComments(tx: Queryable, siteId: string, address: string): Promise<number> {
  const { rows } = await tx.query<{ id: string; rootId: string; state: CommentState }>(
    `select id::text as id, root_id::text as "rootId", state from comment
     where site_id = $1 and author_email = $2 and author_email <> '' order by root_id, id`,
    [siteId, address],
  );
  for (const rootId of new Set(rows.map((row) => row.rootId))) await lockTree(tx, siteId, rootId);
  await eraseAll(tx, siteId, rows);
  return rows.length;
}

/** Erases author and text; the comments keep their place. Their trees must be locked. */
export async function eraseAll(
  tx: Queryable,
  siteId: string,
  rows: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id } of rows) {
    await setCommentState(tx, siteId, id, 'removed');
    await tx.query('delete from job where site_id = $1 and subject = $2::uuid', [siteId, id]);
  }
  await tx.query(
    `update comment set author_name = '', author_email = '', author_website = '', account_id = null, visitor = '',
       body = '', body_hash = '', submission_hash = '', held = null, wants_notice = false, edited_at = null
     where site_id = $1 and id in (select unnest($2::text[])::uuid)`,
    [siteId, rows.map(({ id }) => id)],
  );
}
