// Messages about reporting a comment.
export const commentFlagMessages = {
  flagged: 'Thank you. The owner of the site will review this comment.',
} as const;
