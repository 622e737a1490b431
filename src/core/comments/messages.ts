// Messages of comments. Each part of the element imports only those that it shows.
import { commentChangeMessages } from './change-messages';
import { commentFlagMessages } from './flag-messages';
import { commentItemMessages } from './item-messages';
import { commentHeadingMessages, commentLabelMessages } from './label-messages';
import { commentProblemMessages } from './problem-messages';
import { commentReceiptMessages } from './receipt-messages';

/** Messages of the list. */
export const commentListMessages = {
  ...commentHeadingMessages,
  ...commentItemMessages,
  ...commentFlagMessages,
} as const;

/** Messages of the form. */
export const commentFormMessages = {
  ...commentLabelMessages,
  ...commentReceiptMessages,
  ...commentProblemMessages,
  ...commentChangeMessages,
} as const;

/** Reasons why the server rejects a comment. */
export const commentRefusalMessages = {
  repeated: 'You have already sent this comment.',
  taken: 'Another comment was sent with this form. Please send yours again.',
  tooMany: 'You have sent too many comments in a short time. Please try again later.',
  parentGone: 'The comment you are replying to was removed.',
  late: 'Comments can be edited for {minutes} minutes after they are sent.',
  notYours: 'This comment does not exist, or it is not yours.',
  missing: 'There are no comments at this address.',
} as const;
