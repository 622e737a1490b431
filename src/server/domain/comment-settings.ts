/** Settings of comments, one document per site. */
import * as v from 'valibot';
import { COMMENT_SORTS, type PublicCommentSettings } from '../../core/comments/comment';
import { COMMENT_LIMITS } from '../../core/comments/comment-limits';
import { isEmail } from '../../core/fields/email';

export type CommentSettings = v.InferOutput<typeof CommentSettingsSchema>;

export const MAX_CLOSE_DAYS = 3650;

export const MAX_BLOCKED_WORDS = 500;
export const MAX_NOTIFIED = 10;

const email = v.pipe(
  v.string(),
  v.check((text) => isEmail(text)),
);

export const CommentSettingsSchema = v.object({
  commentsEnabled: v.optional(v.boolean(), true),
  requireApproval: v.optional(v.boolean(), true),
  /** Whether visitors who are not signed in may write. */
  allowAnonymous: v.optional(v.boolean(), true),
  threaded: v.optional(v.boolean(), true),
  likes: v.optional(v.boolean(), true),
  flags: v.optional(v.boolean(), true),
  sort: v.optional(v.picklist(COMMENT_SORTS), 'newest'),
  /** Days from the publication of an item until its comments close; 0: never. */
  closeAfterDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CLOSE_DAYS)), 0),
  /** Comments with one of these words wait for approval. */
  blockedWords: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_BLOCKED_WORDS)), []),
  /** The owner's name as an author; empty for the name of the site. */
  ownerName: v.optional(v.pipe(v.string(), v.maxLength(COMMENT_LIMITS.name)), ''),
  /** Addresses that are notified of new comments. */
  notify: v.optional(v.pipe(v.array(email), v.maxLength(MAX_NOTIFIED)), []),
});

/** Invalid settings are treated as missing. */
export function parseCommentSettings(body: unknown): CommentSettings {
  const read = v.safeParse(CommentSettingsSchema, body ?? {});
  return read.success ? read.output : v.parse(CommentSettingsSchema, {});
}

export const toPublicSettings = ({
  allowAnonymous,
  requireApproval,
  threaded,
  likes,
  flags,
  sort,
}: CommentSettings): PublicCommentSettings => ({
  allowAnonymous,
  requireApproval,
  threaded,
  likes,
  flags,
  sort: sort === 'likes' && !likes ? 'newest' : sort,
  maxLength: COMMENT_LIMITS.body,
});
