// Messages of comments. Each part of the element imports only those that it shows.
import { commentChangeMessages } from './change-messages';
import { commentFlagMessages } from './flag-messages';
import { commentItemMessages } from './item-messages';
import { commentHeadingMessages, commentLabelMessages } from './label-messages';
import { commentSendingMessages } from './sending-messages';
import { commentSharedMessages } from './shared-messages';

/** Messages of the list. */
export const commentListMessages = {
  ...commentHeadingMessages,
  ...commentItemMessages,
  ...commentFlagMessages,
} as const;

/** Messages of the form. */
export const commentFormMessages = {
  ...commentLabelMessages,
  ...commentSharedMessages,
  ...commentSendingMessages,
  ...commentChangeMessages,
} as const;

/** Why the server has refused a comment. */
export const commentRefusalMessages = {
  repeated: 'You have already sent this comment.',
  taken: 'Another comment was sent with this form. Please send yours again.',
  tooMany: 'You have sent many comments in a short time. Please try again later.',
  parentGone: 'The comment that you reply to was removed.',
  late: 'A comment can be changed for {minutes} minutes after it was sent.',
  notYours: 'This comment does not exist, or it is not yours.',
  missing: 'There are no comments at this address.',
} as const;
