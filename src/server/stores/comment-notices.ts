/** Recipients of notifications about a comment. */
import type { Queryable } from '../db/db';

/** A published reply, and the subscribed author of its parent. */
export interface ReplyNotice {
  authorName: string;
  body: string;
  parentId: string;
  rootId: string;
  to: string;
}

/** Returns each reply only once; undefined without a recipient. */
export async function takeReplyNotice(
  tx: Queryable,
  siteId: string,
  id: string,
): Promise<ReplyNotice | undefined> {
  const { rows } = await tx.query<ReplyNotice>(
    `update comment c set announced = true from comment p
     where c.site_id = $1 and c.id = $2::uuid and c.state = 'published' and not c.announced
       and p.site_id = c.site_id and p.id = c.parent_id and p.state = 'published' and p.wants_notice
       and p.author_email <> '' and p.author_email <> c.author_email
     returning c.author_name as "authorName", c.body, p.id::text as "parentId",
       c.root_id::text as "rootId", p.author_email as "to"`,
    [siteId, id],
  );
  return rows[0];
}

/**
 * Unsubscribes the author of a comment from notices, for all of their comments. Returns false if the comment does not
 * exist.
 */
export async function endNotices(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await db.query<{ email: string }>(
    `select author_email as email from comment where site_id = $1 and id = $2::uuid`,
    [siteId, id],
  );
  const email = rows[0]?.email;
  if (email)
    await db.query('update comment set wants_notice = false where site_id = $1 and author_email = $2', [
      siteId,
      email,
    ]);
  return rows.length > 0;
}
