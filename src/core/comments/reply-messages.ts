// Messages about what the form writes: a comment or a reply.
export const commentReplyMessages = {
  write: 'Write a comment',
  replyTo: 'Reply to {name}',
  cancelReply: 'Comment on the page instead',
} as const;
