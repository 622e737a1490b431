/** Comments on the wire; their shapes are in core/comments. None of these calls is documented. */
import * as v from 'valibot';
import type { Comment } from '../comments/comment';
import { MAX_COMMENT_LEVELS } from '../comments/comment-rules';

const time = v.pipe(v.number(), v.integer(), v.description('Epoch milliseconds.'));

/** The tree ends after as many levels as the server answers with. */
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
      v.description('`pending`: only its author sees it. `removed`: a placeholder with replies.'),
    ),
    replyTo: v.pipe(
      v.optional(v.string()),
      v.description('Name of the author whom it replies to, on the last level.'),
    ),
    replies,
    moreReplies: v.number(),
  });

export const CommentSchema = Array.from({ length: MAX_COMMENT_LEVELS - 1 }).reduce<v.GenericSchema<Comment>>(
  (schema) => createCommentSchema(v.array(schema)),
  createCommentSchema(v.pipe(v.array(v.never()), v.maxLength(0))),
);
