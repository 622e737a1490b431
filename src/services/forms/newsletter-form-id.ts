// Under which name of a form does the outbox keep what was asked of a mailing list?

export const getNewsletterFormId = (listId: string): string => `newsletter:${listId}`;
