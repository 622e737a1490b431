// Messages about comments that were stored.
export const commentReceiptMessages = {
  published: 'Thank you. Your comment has been published.',
  held: 'Thank you. Your comment will appear once it has been approved.',
} as const;
