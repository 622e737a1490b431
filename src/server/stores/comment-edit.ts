/** Changes to comments: additions, states, likes and reports. */
import type { Queryable } from '../db/db';
import type { CommentState, HeldReason } from '../domain/comment';

export interface NewComment {
  id: string;
  thread: string;
  parentId: string | null;
  rootId: string;
  submissionId: string;
  submissionHash: string;
  bodyHash: string;
  authorName: string;
  authorEmail: string;
  authorWebsite: string;
  accountId: string | null;
  isOwner: boolean;
  visitor: string;
  body: string;
  state: CommentState;
  held: HeldReason | null;
  wantsNotice: boolean;
  createdAt: Date;
}

/** Returns false if the submission is already stored. */
export async function insertComment(tx: Queryable, siteId: string, comment: NewComment): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into comment (site_id, id, thread, parent_id, root_id, submission_id, submission_hash, body_hash, author_name,
       author_email, author_website, account_id, is_owner, visitor, body, state, held, wants_notice, created_at)
     values ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6::uuid, $7, $8, $9, $10, $11, $12::uuid, $13::boolean, $14, $15, $16,
       $17, $18::boolean, $19::timestamptz)
     on conflict (site_id, submission_id) do nothing returning id`,
    [
      siteId,
      comment.id,
      comment.thread,
      comment.parentId,
      comment.rootId,
      comment.submissionId,
      comment.submissionHash,
      comment.bodyHash,
      comment.authorName,
      comment.authorEmail,
      comment.authorWebsite,
      comment.accountId,
      comment.isOwner,
      comment.visitor,
      comment.body,
      comment.state,
      comment.held,
      comment.wantsNotice,
      comment.createdAt.toISOString(),
    ],
  );
  if (rows.length > 0 && comment.state === 'published') await addToReplies(tx, siteId, comment.id, 1);
  return rows.length > 0;
}

export interface StoredSubmission {
  id: string;
  hash: string;
  visitor: string;
}

/** The stored comment of a submission. */
export async function findSubmitted(
  db: Queryable,
  siteId: string,
  submissionId: string,
): Promise<StoredSubmission | undefined> {
  const { rows } = await db.query<StoredSubmission>(
    `select id::text as id, submission_hash as hash, visitor from comment where site_id = $1 and submission_id = $2::uuid`,
    [siteId, submissionId],
  );
  return rows[0];
}

/**
 * Whether a text was sent before: by this author to this thread since `since`, or by anybody anywhere.
 * @param author visitor and address; empty values match nobody
 */
export async function findRepeated(
  db: Queryable,
  siteId: string,
  {
    bodyHash,
    thread,
    visitor,
    email,
    submissionId,
    since,
  }: {
    bodyHash: string;
    thread: string;
    visitor: string;
    email: string;
    /** Id of the submission with the text. */
    submissionId: string;
    since: Date;
  },
): Promise<{ byAuthor: boolean; byAnybody: boolean }> {
  const { rows } = await db.query<{ byAuthor: boolean }>(
    `select (thread = $3 and created_at > $6::timestamptz
         and (($4 <> '' and visitor = $4) or ($5 <> '' and author_email = $5))) as "byAuthor"
     from comment where site_id = $1 and body_hash = $2 and submission_id <> $7::uuid order by id desc limit 20`,
    [siteId, bodyHash, thread, visitor, email, since.toISOString(), submissionId],
  );
  return { byAuthor: rows.some(({ byAuthor }) => byAuthor), byAnybody: rows.length > 0 };
}

/** Changes to one tree wait for each other, so that its reply counts stay correct. */
export async function lockTree(tx: Queryable, siteId: string, rootId: string): Promise<void> {
  await tx.query('select id from comment where site_id = $1 and id = $2::uuid for update', [siteId, rootId]);
}

/** Makes submissions of the same text wait for each other, so that copies sent at the same time are recognized. */
export async function lockText(tx: Queryable, siteId: string, bodyHash: string): Promise<void> {
  const key = `comment ${siteId} ${bodyHash}`;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/** Data needed about the comment being replied to. */
export interface ParentComment {
  rootId: string;
  thread: string;
  state: CommentState;
}

export async function findParent(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ParentComment | undefined> {
  const { rows } = await db.query<ParentComment>(
    `select root_id::text as "rootId", thread, state from comment where site_id = $1 and id = $2::uuid`,
    [siteId, id],
  );
  return rows[0];
}

/**
 * Returns the previous state; undefined if the comment does not exist, or was erased and stays removed. The tree must
 * be locked.
 */
export async function setCommentState(
  tx: Queryable,
  siteId: string,
  id: string,
  state: CommentState,
): Promise<CommentState | undefined> {
  const { rows } = await tx.query<{ state: CommentState }>(
    `select state from comment
     where site_id = $1 and id = $2::uuid and (body <> '' or state <> 'removed' or $3 = 'removed') for update`,
    [siteId, id, state],
  );
  const before = rows[0]?.state;
  if (!before || before === state) return before;
  // The owner has now seen the reports.
  await tx.query(
    `update comment set state = $3, held = null, flags = 0 where site_id = $1 and id = $2::uuid`,
    [siteId, id, state],
  );
  if (state === 'published') await addToReplies(tx, siteId, id, 1);
  if (before === 'published') await addToReplies(tx, siteId, id, -1);
  return before;
}

/** Adds a comment to the reply counts of all comments above it. */
export async function addToReplies(tx: Queryable, siteId: string, id: string, change: 1 | -1): Promise<void> {
  await tx.query(
    `with recursive above (id) as (
       select parent_id from comment where site_id = $1 and id = $2::uuid
       union all select c.parent_id from comment c join above a on c.site_id = $1 and c.id = a.id)
     update comment set replies = replies + $3::int
     where site_id = $1 and id in (select id from above where id is not null)`,
    [siteId, id, change],
  );
}

/** Adds or removes a like and returns the new number. Undefined for a comment that is not published. */
export async function toggleLike(
  tx: Queryable,
  siteId: string,
  id: string,
  visitor: string,
): Promise<{ likes: number; hasLiked: boolean } | undefined> {
  if (!(await lockPublished(tx, siteId, id))) return undefined;
  const hasLiked = await addMark(tx, siteId, id, visitor, 'like');
  if (!hasLiked)
    await tx.query(
      `delete from comment_mark where site_id = $1 and comment_id = $2::uuid and visitor = $3 and kind = 'like'`,
      [siteId, id, visitor],
    );
  const { rows } = await tx.query<{ likes: number }>(
    'update comment set likes = likes + $3::int where site_id = $1 and id = $2::uuid returning likes',
    [siteId, id, hasLiked ? 1 : -1],
  );
  return rows[0] && { likes: rows[0].likes, hasLiked };
}

/** Reports a comment, once per visitor. Returns false for a comment that is not published. */
export async function flagComment(
  tx: Queryable,
  siteId: string,
  id: string,
  visitor: string,
): Promise<boolean> {
  if (!(await lockPublished(tx, siteId, id))) return false;
  if (await addMark(tx, siteId, id, visitor, 'flag'))
    await tx.query('update comment set flags = flags + 1 where site_id = $1 and id = $2::uuid', [siteId, id]);
  return true;
}

async function lockPublished(tx: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select id from comment where site_id = $1 and id = $2::uuid and state = 'published' for update`,
    [siteId, id],
  );
  return rows.length > 0;
}

async function addMark(
  tx: Queryable,
  siteId: string,
  id: string,
  visitor: string,
  kind: 'like' | 'flag',
): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into comment_mark (site_id, comment_id, visitor, kind) values ($1, $2::uuid, $3, $4)
     on conflict do nothing returning visitor`,
    [siteId, id, visitor, kind],
  );
  return rows.length > 0;
}
