/** Changes that authors make to their own comments. */
import type { Queryable } from '../db/db';
import type { CommentState, HeldReason } from '../domain/comment';
import { addToReplies } from './comment-edit';

/** Data needed to decide about a change. */
export interface ChangedRow {
  id: string;
  rootId: string;
  thread: string;
  submissionId: string;
  authorName: string;
  authorEmail: string;
  authorWebsite: string;
  accountId: string | null;
  isOwner: boolean;
  /** Whether it was written in this browser. */
  isOwn: boolean;
  body: string;
  state: CommentState;
  held: HeldReason | null;
  createdAt: Date;
}

/** @param visitor empty for a visitor without an id */
export async function findChangedRow(
  db: Queryable,
  siteId: string,
  id: string,
  visitor: string,
): Promise<ChangedRow | undefined> {
  const { rows } = await db.query<ChangedRow>(
    `select id::text as id, root_id::text as "rootId", thread, submission_id::text as "submissionId",
       author_name as "authorName", author_email as "authorEmail", author_website as "authorWebsite",
       account_id::text as "accountId", is_owner as "isOwner", ($3 <> '' and visitor = $3) as "isOwn", body, state, held,
       created_at as "createdAt"
     from comment where site_id = $1 and id = $2::uuid`,
    [siteId, id, visitor],
  );
  return rows[0];
}

/** A changed text with its state. */
export interface CommentChange {
  body: string;
  bodyHash: string;
  state: CommentState;
  held: HeldReason | null;
  /** The browser that can see the comment while it waits. */
  visitor: string;
  editedAt: Date;
}

/** Reports are kept. The tree must be locked. */
export async function changeComment(
  tx: Queryable,
  siteId: string,
  { id, state: before }: Pick<ChangedRow, 'id' | 'state'>,
  { body, bodyHash, state, held, visitor, editedAt }: CommentChange,
): Promise<void> {
  await tx.query(
    `update comment set body = $3, body_hash = $4, state = $5, held = $6, visitor = $7, edited_at = $8::timestamptz
     where site_id = $1 and id = $2::uuid`,
    [siteId, id, body, bodyHash, state, held, visitor, editedAt.toISOString()],
  );
  if (before === 'published' && state !== 'published') await addToReplies(tx, siteId, id, -1);
}
