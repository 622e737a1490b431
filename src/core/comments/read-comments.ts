// Parses comments from untrusted JSON. Pure.
import { readArray, readBoolean, readNumber, readRecord, readString } from '../read';
import {
  COMMENT_SORTS,
  type Comment,
  type CommentCounts,
  type CommentLike,
  type CommentList,
  type PublicCommentSettings,
} from './comment';
import { COMMENT_LIMITS, MAX_COMMENT_LEVELS, normalizeWebsite } from './comment-limits';

/** Drops comments without an id or a time, and replies below the last level. */
export function readCommentList(body: unknown): CommentList {
  const { comments, count, nextCursor, state, settings, submissionId } = readRecord(body) ?? {};
  return {
    comments: readArray(comments).flatMap((comment) => readComment(comment) ?? []),
    count: Math.max(0, readNumber(count)),
    nextCursor: readString(nextCursor) || null,
    state: state === 'closed' || state === 'disabled' ? state : 'open',
    settings: readSettings(settings),
    submissionId: readString(submissionId),
  };
}

/** @returns undefined if the id or the time is missing */
export function readComment(value: unknown, level = 1): Comment | undefined {
  const comment = readRecord(value);
  const id = readString(comment?.id);
  const createdOn = readTime(comment?.createdOn);
  if (!comment || !id || createdOn === null) return undefined;
  const { author, state, replyTo, replies, moreReplies } = comment;
  const { name, isOwner, website } = readRecord(author) ?? {};
  const address = normalizeWebsite(readString(website));
  return {
    id,
    parentId: readString(comment.parentId) || null,
    author: { name: readString(name), isOwner: readBoolean(isOwner), ...(address && { website: address }) },
    body: readString(comment.body),
    createdOn,
    editedOn: readTime(comment.editedOn),
    likes: Math.max(0, readNumber(comment.likes)),
    hasLiked: readBoolean(comment.hasLiked),
    state: state === 'pending' || state === 'removed' ? state : 'published',
    canEdit: readBoolean(comment.canEdit),
    canDelete: readBoolean(comment.canDelete),
    ...(readString(replyTo) && { replyTo: readString(replyTo) }),
    replies:
      level < MAX_COMMENT_LEVELS
        ? readArray(replies).flatMap((reply) => readComment(reply, level + 1) ?? [])
        : [],
    moreReplies: Math.max(0, readNumber(moreReplies)),
  };
}

export function readCommentLike(body: unknown): CommentLike {
  const { likes, hasLiked } = readRecord(body) ?? {};
  return { likes: Math.max(0, readNumber(likes)), hasLiked: readBoolean(hasLiked) };
}

export function readCommentCounts(body: unknown): CommentCounts {
  const counts = Object.entries(readRecord(readRecord(body)?.counts) ?? {});
  return {
    counts: Object.fromEntries(counts.map(([id, count]) => [id, Math.max(0, readNumber(count))])),
  };
}

/** Milliseconds since 1970; null unless a `Date` can represent the value. */
function readTime(value: unknown): number | null {
  const time = readNumber(value, Number.NaN);
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}

function readSettings(value: unknown): PublicCommentSettings {
  const settings = readRecord(value) ?? {};
  const { allowAnonymous, requireApproval, threaded, likes, flags, maxLength, sort } = settings;
  return {
    allowAnonymous: readBoolean(allowAnonymous),
    requireApproval: readBoolean(requireApproval),
    threaded: readBoolean(threaded),
    likes: readBoolean(likes),
    flags: readBoolean(flags),
    maxLength: readNumber(maxLength) || COMMENT_LIMITS.body,
    sort: COMMENT_SORTS.find((name) => name === sort) ?? 'newest',
  };
}
