// Messages around the comments: the heading, the sort orders, the labels of the form.
import { commentReplyMessages } from './reply-messages';

export const commentHeadingMessages = {
  heading: 'Comments',
  sort: 'Order of the comments',
  newest: 'Newest first',
  oldest: 'Oldest first',
  likes: 'Most liked',
  all: 'All comments',
  closed: 'Comments are closed.',
} as const;

export const commentLabelMessages = {
  ...commentReplyMessages,
  name: 'Name',
  email: 'Email',
  emailHint: 'Will not be published.',
  website: 'Website (optional)',
  body: 'Comment',
  notify: 'Email me when someone replies',
  /** Label of the honeypot. */
  leaveEmpty: 'Leave this empty',
  submit: 'Send comment',
  asMember: 'Commenting as {name}.',
  signIn: 'Sign in to comment.',
} as const;
