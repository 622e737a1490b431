/** Comments on the wire; the types are in core/comments. None of these calls are documented. */
import * as v from 'valibot';
import {
  type ChangedComment,
  COMMENT_SORTS,
  type Comment,
  type CommentCounts,
  type CommentLike,
  type CommentList,
  type CommentReceipt,
} from '../comments/comment';
import { MAX_COMMENT_LEVELS } from '../comments/comment-limits';
import { HONEYPOT_FIELD } from './form';

const time = v.pipe(v.number(), v.integer(), v.description('Epoch milliseconds.'));

/** Nested up to the maximum depth of the server's responses. */
const createCommentSchema = (replies: v.GenericSchema<Comment[]>): v.GenericSchema<Comment> =>
  v.object({
    id: v.pipe(v.string(), v.description('UUID version 7.')),
    parentId: v.nullable(v.string()),
    author: v.object({
      name: v.pipe(v.string(), v.description('Empty if the comment was removed.')),
      isOwner: v.boolean(),
      website: v.optional(v.string()),
    }),
    body: v.pipe(v.string(), v.description('Plain text with blank lines between paragraphs.')),
    createdOn: time,
    editedOn: v.nullable(time),
    likes: v.number(),
    hasLiked: v.boolean(),
    state: v.pipe(
      v.picklist(['published', 'pending', 'removed']),
      v.description('`pending`: visible only to its author. `removed`: a placeholder with replies.'),
    ),
    canEdit: v.pipe(v.boolean(), v.description('Whether this visitor may currently edit the text.')),
    canDelete: v.pipe(v.boolean(), v.description('Whether this visitor may delete the comment.')),
    replyTo: v.pipe(
      v.optional(v.string()),
      v.description('Name of the author being replied to, at the maximum depth only.'),
    ),
    replies,
    moreReplies: v.number(),
  });

export const CommentSchema = Array.from({ length: MAX_COMMENT_LEVELS - 1 }).reduce<v.GenericSchema<Comment>>(
  (schema) => createCommentSchema(v.array(schema)),
  createCommentSchema(v.pipe(v.array(v.never()), v.maxLength(0))),
);

const SettingsSchema = v.object({
  allowAnonymous: v.boolean(),
  requireApproval: v.boolean(),
  threaded: v.boolean(),
  likes: v.boolean(),
  flags: v.boolean(),
  maxLength: v.number(),
  sort: v.picklist(COMMENT_SORTS),
});

export const CommentListSchema: v.GenericSchema<CommentList> = v.object({
  comments: v.array(CommentSchema),
  count: v.pipe(v.number(), v.description('Number of published comments, including replies.')),
  nextCursor: v.nullable(v.string()),
  state: v.pipe(
    v.picklist(['open', 'closed', 'disabled']),
    v.description('`closed`: comments can be read but not written.'),
  ),
  settings: SettingsSchema,
  submissionId: v.pipe(v.string(), v.description('Signed id for the next comment.')),
});

const text = v.optional(v.string(), '');

/** Body of `POST /api/comments`. Lengths are checked by the rules for comments, whose errors name the field. */
export const CommentSubmissionSchema = v.object({
  itemId: v.pipe(text, v.description('Id of a content item; either this or `page`.')),
  page: v.pipe(text, v.description('Path of a page on the site.')),
  parentId: v.pipe(text, v.description('The comment being replied to.')),
  name: text,
  email: v.pipe(text, v.description('Never published.')),
  website: text,
  body: text,
  submissionId: v.pipe(text, v.description('The `submissionId` of the list or the form, or a UUID.')),
  notify: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Whether the author wants an email about replies.'),
  ),
  [HONEYPOT_FIELD]: v.pipe(text, v.description('Honeypot: only bots fill it in.')),
});

export const CommentReceiptSchema: v.GenericSchema<CommentReceipt> = v.object({
  comment: CommentSchema,
  state: v.picklist(['published', 'pending']),
});

/** Body of `POST /api/comments/:id/edit`. */
export const CommentEditSchema = v.object({ body: text });

export const ChangedCommentSchema: v.GenericSchema<ChangedComment> = v.object({ comment: CommentSchema });

export const CommentLikeSchema: v.GenericSchema<CommentLike> = v.object({
  likes: v.number(),
  hasLiked: v.boolean(),
});

export const CommentFlagSchema = v.object({ flagged: v.literal(true) });

export const CommentCountsSchema: v.GenericSchema<CommentCounts> = v.object({
  counts: v.pipe(
    v.record(v.string(), v.number()),
    v.description('Number of published comments by item id or path.'),
  ),
});
