/** Stored comment settings, and the owner's decisions about single threads. */
import type { Queryable } from '../db/db';
import type { ThreadDecision } from '../domain/comment';
import { type CommentSettings, parseCommentSettings } from '../domain/comment-settings';
import { readDocument } from './site-documents';

export async function findCommentSettings(db: Queryable, siteId: string): Promise<CommentSettings> {
  return parseCommentSettings(await readDocument(db, siteId, 'comments'));
}

export async function findThreadDecision(
  db: Queryable,
  siteId: string,
  thread: string,
): Promise<ThreadDecision | undefined> {
  const { rows } = await db.query<{ state: ThreadDecision }>(
    'select state from comment_thread where site_id = $1 and thread = $2',
    [siteId, thread],
  );
  return rows[0]?.state;
}

/** @param decision undefined: the thread follows the settings */
export async function putThreadDecision(
  db: Queryable,
  siteId: string,
  thread: string,
  decision: ThreadDecision | undefined,
): Promise<void> {
  if (!decision)
    return void (await db.query('delete from comment_thread where site_id = $1 and thread = $2', [
      siteId,
      thread,
    ]));
  await db.query(
    `insert into comment_thread (site_id, thread, state) values ($1, $2, $3)
     on conflict (site_id, thread) do update set state = excluded.state`,
    [siteId, thread, decision],
  );
}
