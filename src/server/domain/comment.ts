/** Stored comments, and how visitors see them. Pure. */
import type { Comment, CommentsState } from '../../core/comments/comment';
import { MAX_COMMENT_LEVELS } from '../../core/comments/comment-limits';
import { COMMENT_EDIT_MINUTES } from '../../core/comments/comment-rules';
import type { CommentSettings } from './comment-settings';

export type CommentState = 'pending' | 'published' | 'spam' | 'removed';

/** Why a comment was not published at once. */
export type HeldReason = 'robot' | 'links' | 'words' | 'repeated' | 'unsigned' | 'approval';

/** A comment that visitors may see. */
export interface CommentRow {
  id: string;
  parentId: string | null;
  rootId: string;
  authorName: string;
  authorWebsite: string;
  isOwner: boolean;
  body: string;
  state: CommentState;
  likes: number;
  /** Number of published replies. */
  replies: number;
  createdAt: Date;
  editedAt: Date | null;
  /** Author of the parent comment, if it is public. */
  parentName: string | null;
  /** Account of the author, if a member. */
  accountId: string | null;
  /** Whether it was written in this browser. */
  isOwn: boolean;
  hasLiked: boolean;
}

/** The visitor who reads comments, and the time. */
export interface CommentViewer {
  /** Account of a signed-in member. */
  accountId: string | undefined;
  /** Whether comments are open. */
  canWrite: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A comment in the owner's list. */
export interface ListedComment {
  id: string;
  rootId: string;
  parentId: string | null;
  thread: string;
  authorName: string;
  authorEmail: string;
  authorWebsite: string;
  isOwner: boolean;
  body: string;
  state: CommentState;
  held: HeldReason | null;
  likes: number;
  flags: number;
  createdAt: Date;
  editedAt: Date | null;
  /** Author of the parent comment. */
  parentName: string | null;
}

interface Branch {
  row: CommentRow;
  level: number;
  replies: Branch[];
  /** Author of the comment that this one replies to, if it is not nested below it. */
  replyTo?: string | undefined;
  up: Branch | undefined;
}

/**
 * Trees of the rows.
 * @param rows ordered by time, so that every parent precedes its replies. A reply whose parent is not among them starts
 * a tree of its own, unless the root of its thread is among them
 */
export function createCommentTrees(rows: readonly CommentRow[], viewer: CommentViewer): Comment[] {
  const branches = new Map<string, Branch>();
  const trees: Branch[] = [];
  for (const row of rows) {
    const parent = row.parentId === null ? undefined : branches.get(row.parentId);
    const known = parent ?? (row.parentId === null ? undefined : branches.get(row.rootId));
    // Replies to the last level are added to that level.
    const up = known && known.level >= MAX_COMMENT_LEVELS ? known.up : known;
    const isMoved = row.parentId !== null && up?.row.id !== row.parentId;
    const branch = {
      row,
      up,
      level: (up?.level ?? 0) + 1,
      replies: [],
      replyTo: isMoved ? (row.parentName ?? undefined) : undefined,
    };
    branches.set(row.id, branch);
    (up?.replies ?? trees).push(branch);
  }
  return trees.flatMap((tree) => toComment(tree, viewer));
}

/** Returns undefined for a placeholder without replies left. */
function toComment({ row, replies, replyTo }: Branch, viewer: CommentViewer): Comment[] {
  const below = replies.flatMap((reply) => toComment(reply, viewer));
  const comment = toPublicComment(row, viewer, below);
  const moreReplies = row.parentId === null ? Math.max(0, row.replies - countPublished(below)) : 0;
  if (comment.state === 'removed' && below.length === 0 && moreReplies === 0) return [];
  return [{ ...comment, ...(replyTo && { replyTo }), moreReplies }];
}

const countPublished = (comments: readonly Comment[]): number =>
  comments.reduce(
    (sum, { state, replies }) => sum + (state === 'published' ? 1 : 0) + countPublished(replies),
    0,
  );

/** Comments that are not public have no author and no text, unless they are the visitor's own. */
export function toPublicComment(
  row: CommentRow,
  viewer: CommentViewer,
  replies: readonly Comment[] = [],
): Comment {
  const { id, parentId, authorName, authorWebsite, isOwner, body, likes, createdAt, editedAt, hasLiked } =
    row;
  const isPending = row.isOwn && (row.state === 'pending' || row.state === 'spam');
  const state = row.state === 'published' ? 'published' : isPending ? 'pending' : 'removed';
  const isShown = state !== 'removed';
  return {
    id,
    parentId,
    author: {
      name: isShown ? authorName : '',
      isOwner: isShown && isOwner,
      ...(isShown && authorWebsite && { website: authorWebsite }),
    },
    body: isShown ? body : '',
    createdOn: createdAt.getTime(),
    editedOn: isShown ? (editedAt?.getTime() ?? null) : null,
    likes: isShown ? likes : 0,
    hasLiked: isShown && hasLiked,
    state,
    canEdit: isShown && canEdit(row, viewer),
    canDelete: isShown && isAuthor(row, viewer),
    replies,
    moreReplies: 0,
  };
}

/**
 * Members own their comments in every browser, except one from which they have signed out. The owner changes comments
 * on an owner page.
 */
export const isAuthor = (
  { accountId, isOwn, isOwner }: Pick<CommentRow, 'accountId' | 'isOwn' | 'isOwner'>,
  viewer: Pick<CommentViewer, 'accountId'>,
): boolean => !isOwner && (accountId === null ? isOwn : accountId === viewer.accountId);

const canEdit = (row: CommentRow, viewer: CommentViewer): boolean =>
  viewer.canWrite && isAuthor(row, viewer) && isRecent(row, viewer.now);

/** Whether a comment can still be edited. */
export const isRecent = ({ createdAt }: Pick<CommentRow, 'createdAt'>, now: number): boolean =>
  now < createdAt.getTime() + COMMENT_EDIT_MINUTES * 60_000;

/** The owner's decision for one item or page. */
export type ThreadDecision = 'open' | 'closed' | 'off';

const DAY_MS = 24 * 3_600_000;

/** @param publishedAt milliseconds since 1970; undefined for pages, which stay open */
export function getThreadState(
  { commentsEnabled, closeAfterDays }: CommentSettings,
  decision: ThreadDecision | undefined,
  publishedAt: number | undefined,
  now: number,
): CommentsState {
  if (!commentsEnabled || decision === 'off') return 'disabled';
  if (decision) return decision;
  const isOver =
    closeAfterDays > 0 && publishedAt !== undefined && publishedAt + closeAfterDays * DAY_MS <= now;
  return isOver ? 'closed' : 'open';
}
