// Messages that several parts of the comments element share.
export const commentSharedMessages = {
  like: 'Like',
  liked: 'Liked',
  likeCount: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
  write: 'Write a comment',
  replyTo: 'Reply to {name}',
  edit: 'Edit',
  cancelReply: 'Comment on the page instead',
} as const;
