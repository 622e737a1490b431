// Messages about a comment that a visitor reports.
export const commentFlagMessages = {
  flagged: 'Thank you. The owner of the site will check this comment.',
} as const;
