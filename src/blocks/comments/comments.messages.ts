// Messages of the site's own comments; the attribute `messages` overrides them.
import { commentFormMessages, commentListMessages } from '../../core/comments/messages';

export const defaultMessages = {
  ...commentListMessages,
  ...commentFormMessages,
  loadFailed: 'The comments could not be loaded. Please try again.',
  tryAgain: 'Try again',
  loaded: '{count, plural, one {# more comment} other {# more comments}}',
  sorted: 'The comments are in another order.',
  actionFailed: 'This did not work. Please try again.',
  submitting: 'Sending…',
  waiting: 'Your comment has not been sent yet. It will be sent automatically as soon as possible.',
  waitingInMemory:
    'Your comment has not been sent yet. It will be sent automatically as soon as possible. Please keep this page open until then.',
  rejected: 'Your comment was not accepted:',
  sendNow: 'Send now',
} as const;

export type CommentsMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
