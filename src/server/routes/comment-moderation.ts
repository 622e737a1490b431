/** Moderation by the owner: the state of comments, and replies. */
import { trimComment } from '../../core/comments/comment-rules';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { CommentState, ListedComment } from '../domain/comment';
import { hashCommentBody } from '../domain/comment-check';
import type { Deps } from '../http/context';
import { insertComment, lockTree, setCommentState } from '../stores/comment-edit';
import { findListed, findThreads } from '../stores/comment-list';
import { findCommentSettings } from '../stores/comment-settings';
import { announceReply } from './comment-notices';

/** False if the comment does not exist, or was erased. */
export async function changeState(deps: Deps, id: string, state: CommentState): Promise<boolean> {
  const { db, site } = deps;
  const comment = await findListed(db, site.id, id);
  if (!comment) return false;
  const thread = (await findThreads(db, site.id, [comment.thread])).get(comment.thread);
  const before = await db.transaction(async (tx) => {
    await lockTree(tx, site.id, comment.rootId);
    const found = await setCommentState(tx, site.id, id, state);
    if (found && state === 'published' && thread) await announceReply(deps, tx, id, thread);
    return found;
  });
  deps.jobs.notify();
  return before !== undefined;
}

/** Publishes a reply by the owner, and with it the comment above. The text is valid. */
export async function replyAsOwner(deps: Deps, parent: ListedComment, text: string): Promise<void> {
  const { db, site, clock, random } = deps;
  const { ownerName } = await findCommentSettings(db, site.id);
  const thread = (await findThreads(db, site.id, [parent.thread])).get(parent.thread);
  const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  const { body } = trimComment({ body: text });
  await db.transaction(async (tx) => {
    await lockTree(tx, site.id, parent.rootId);
    await setCommentState(tx, site.id, parent.id, 'published');
    await insertComment(tx, site.id, {
      id,
      thread: parent.thread,
      parentId: parent.id,
      rootId: parent.rootId,
      submissionId: id,
      submissionHash: '',
      bodyHash: hashCommentBody(body),
      authorName: ownerName || site.name,
      authorEmail: '',
      authorWebsite: '',
      accountId: null,
      isOwner: true,
      visitor: '',
      body,
      state: 'published',
      held: null,
      wantsNotice: false,
      createdAt: new Date(clock()),
    });
    if (thread) for (const one of [parent.id, id]) await announceReply(deps, tx, one, thread);
  });
  deps.jobs.notify();
}
