// Names that other modules need before the outbox itself is loaded.

/** localStorage key that exists while the outbox has entries. */
export const OUTBOX_FLAG = 'site-form-outbox';

/** The same for entries in the format of version 0.1 (`legacy-entries.ts`). */
export const LEGACY_OUTBOX_FLAG = 'site-outbox';

/** Whether an earlier page may have left submissions to send. */
export const hasStoredEntries = (hasKey: (key: string) => boolean): boolean =>
  hasKey(OUTBOX_FLAG) || hasKey(LEGACY_OUTBOX_FLAG);

/** Form id under which the outbox stores comments on an item or page. */
export const getCommentsFormId = ({
  itemId = '',
  page = '',
}: {
  itemId?: string | undefined;
  page?: string | undefined;
}): string => `comments:${itemId || page}`;

/** Form id under which the outbox stores the sign-ups for a mailing list. */
export const getNewsletterFormId = (listId: string): string => `newsletter:${listId}`;
