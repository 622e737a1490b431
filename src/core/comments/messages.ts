// Messages of comments.

/** Messages of the list. */
export const commentListMessages = {
  heading: 'Comments',
  count: '{count, plural, =0 {No comments yet} one {# comment} other {# comments}}',
  sort: 'Order of the comments',
  newest: 'Newest first',
  oldest: 'Oldest first',
  likes: 'Most liked',
  reply: 'Reply',
  replyTo: 'Reply to {name}',
  inReplyTo: 'In reply to {name}',
  like: 'Like',
  liked: 'Liked',
  likeCount: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
  flag: 'Report',
  flagged: 'Thank you. The owner of the site will check this comment.',
  edit: 'Edit',
  delete: 'Delete',
  owner: 'Author',
  edited: 'edited',
  pending: 'Waits for approval. Only you can see it.',
  removed: 'This comment was removed.',
  more: 'More comments',
  moreReplies: '{count, plural, one {Show # more reply} other {Show # more replies}}',
  all: 'All comments',
  closed: 'Comments are closed.',
} as const;

/** Messages of the form. */
export const commentFormMessages = {
  write: 'Write a comment',
  cancelReply: 'Comment on the page instead',
  name: 'Name',
  email: 'Email',
  emailHint: 'Is not published.',
  website: 'Website (optional)',
  body: 'Comment',
  notify: 'Email me when someone replies',
  /** Label of the honeypot. */
  leaveEmpty: 'Leave this empty',
  submit: 'Send comment',
  asMember: 'You comment as {name}.',
  signIn: 'Sign in to comment.',
  published: 'Thank you. Your comment is published.',
  held: 'Thank you. Your comment appears once it has been approved.',
  invalid: 'Please check your comment',
  nameMissing: 'Please enter your name.',
  emailInvalid: 'Please enter an email address such as name@example.com.',
  websiteInvalid: 'Please enter an address such as https://www.example.com.',
  bodyMissing: 'Please write a comment.',
  tooLong: 'Use at most {max} characters.',
  editing: 'Edit your comment',
  save: 'Save',
  cancelEdit: 'Cancel',
  changed: 'Your comment was changed.',
  deleting: 'Delete this comment?',
  deletingText: 'It cannot be restored. Replies to it stay.',
  deleted: 'Your comment was deleted.',
  retry: 'Your comment could not be saved. Please try again.',
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

export type CommentListMessages = Readonly<Record<keyof typeof commentListMessages, string>>;
export type CommentFormMessages = Readonly<Record<keyof typeof commentFormMessages, string>>;
