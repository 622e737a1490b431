// Messages of single comments and of comments added to the list.
import { commentLikeMessages } from './like-messages';

export const commentItemMessages = {
  ...commentLikeMessages,
  count: '{count, plural, =0 {No comments yet} one {# comment} other {# comments}}',
  reply: 'Reply',
  inReplyTo: 'In reply to {name}',
  flag: 'Report',
  edit: 'Edit',
  delete: 'Delete',
  owner: 'Author',
  edited: 'edited',
  pending: 'Awaiting approval. Only you can see this comment.',
  removed: 'This comment was removed.',
  more: 'More comments',
  moreReplies: '{count, plural, one {Show # more reply} other {Show # more replies}}',
} as const;

export type CommentItemMessages = Readonly<Record<keyof typeof commentItemMessages, string>>;
