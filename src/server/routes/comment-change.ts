/** Changes that authors make to their own comments: editing for a limited time, and deletion. */
import type { Comment } from '../../core/comments/comment';
import { validateComment } from '../../core/comments/comment-errors';
import { COMMENT_EDIT_MINUTES, trimComment } from '../../core/comments/comment-rules';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import type { Queryable } from '../db/db';
import { isAuthor, isRecent, toPublicComment } from '../domain/comment';
import { hashCommentBody, requireVisible } from '../domain/comment-check';
import { ensureCommentVisitor, getCommentVisitor } from '../http/comment-visitor';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type ChangedRow, changeComment, findChangedRow } from '../stores/comment-change';
import { lockTree } from '../stores/comment-edit';
import { eraseAll } from '../stores/comment-erasure';
import { findComment } from '../stores/comments';
import { isUuid } from '../stores/submission-list';
import { moderate } from './comment-auto-moderation';
import { reportToOwner } from './comment-notices';
import { readViewer } from './comment-service';
import { getCommentTexts } from './comment-texts';
import { type CommentThread, findThreadOrThrow } from './comment-thread';

/** The visitor's own comment. */
export interface OwnComment {
  row: ChangedRow;
  thread: CommentThread;
}

/** Throws 404 for a comment that is deleted, hidden or by another author. */
export async function findOwnComment(c: Ctx, deps: Deps, id: string): Promise<OwnComment> {
  const found = await findAny(c, deps, id);
  if (found.row.state === 'removed' || !isAuthor(found.row, await readViewer(c, deps, found.thread)))
    throw new HttpError(404, getCommentTexts(deps).notYours);
  return found;
}

async function findAny(c: Ctx, deps: Deps, id: string): Promise<OwnComment> {
  const row = isUuid(id)
    ? await findChangedRow(deps.db, deps.site.id, id, getCommentVisitor(c, deps))
    : undefined;
  if (!row) throw new HttpError(404, getCommentTexts(deps).notYours);
  const isPage = row.thread.startsWith('/');
  const thread = await findThreadOrThrow(c, deps, isPage ? { page: row.thread } : { itemId: row.thread });
  if (thread.state === 'disabled') throw new HttpError(404, getCommentTexts(deps).missing);
  return { row, thread };
}

/** Throws 409 once the time limit is over, or while comments are closed. */
export function checkEditable(deps: Deps, { row, thread }: OwnComment): void {
  const texts = getCommentTexts(deps);
  if (thread.state !== 'open') throw new HttpError(409, texts.closed);
  if (!isRecent(row, deps.clock()))
    throw new HttpError(409, fillPlaceholders(texts.late, { minutes: String(COMMENT_EDIT_MINUTES) }));
}

/** Stores the text, which is checked like a new one. A comment that waits for the owner or is spam keeps its state. */
export async function editComment(c: Ctx, deps: Deps, id: string, text: string): Promise<Comment> {
  const own = await findOwnComment(c, deps, id);
  checkEditable(deps, own);
  const body = requireVisible(trimComment({ body: text }).body);
  const texts = getCommentTexts(deps);
  const { locale } = deps.site;
  const { body: error } = validateComment({ body }, texts, { isMember: true, locale });
  if (error) throw new HttpError(422, texts.invalid, { errors: { body: error } });
  const visitor = ensureCommentVisitor(c, deps);
  if (body !== own.row.body) {
    const bodyHash = hashCommentBody(body);
    const { row, thread } = own;
    // The time limit of the spam check does not apply to edits.
    const submission = { id: row.submissionId, issuedAt: 0 };
    const moderation = await moderate(
      deps,
      thread,
      { ...row, visitor },
      { body, bodyHash, trap: '', submission },
    );
    await deps.db.transaction(async (tx) => {
      const now = await lockOwn(tx, c, deps, row);
      const { state, held } = now.state === 'published' ? moderation : now;
      const editedAt = new Date(deps.clock());
      await changeComment(tx, deps.site.id, now, { body, bodyHash, state, held, visitor, editedAt });
      const { authorName } = row;
      const report = { id, authorName, body, threadTitle: thread.title, isPending: true };
      if (state === 'pending' && now.state === 'published')
        await reportToOwner(deps, tx, thread.settings, report);
    });
    deps.jobs.notify();
  }
  return readChanged(c, deps, own, visitor);
}

/** Erases author and text; replies keep their place. A repeated call gets the same response. */
export async function deleteComment(
  c: Ctx,
  deps: Deps,
  id: string,
): Promise<{ comment: Comment } & OwnComment> {
  const found = await findAny(c, deps, id);
  if (found.row.state !== 'removed') {
    const { row } = await findOwnComment(c, deps, id);
    await deps.db.transaction(async (tx) => {
      await lockOwn(tx, c, deps, row);
      await eraseAll(tx, deps.site.id, [row]);
    });
  }
  return { ...found, comment: await readChanged(c, deps, found, '') };
}

/** The current comment, locked until the transaction ends. */
async function lockOwn(tx: Queryable, c: Ctx, deps: Deps, { id, rootId }: ChangedRow): Promise<ChangedRow> {
  await lockTree(tx, deps.site.id, rootId);
  const row = await findChangedRow(tx, deps.site.id, id, getCommentVisitor(c, deps));
  if (!row || row.state === 'removed') throw new HttpError(404, getCommentTexts(deps).notYours);
  return row;
}

async function readChanged(
  c: Ctx,
  deps: Deps,
  { row, thread }: OwnComment,
  visitor: string,
): Promise<Comment> {
  const now = await findComment(deps.db, deps.site.id, row.id, visitor);
  if (!now) throw new HttpError(404, getCommentTexts(deps).notYours);
  return toPublicComment(now, await readViewer(c, deps, thread));
}
