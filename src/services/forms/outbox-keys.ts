// How does a page know, before it loads anything, that a form of an earlier page is still waiting to be sent?

/** Key in localStorage that is there while the outbox has something to look after. */
export const OUTBOX_FLAG = 'site-outbox';

/** Who sends a parcel off, or gives it up, does it alone among all tabs. */
export const getEntryLockName = (id: string): string => `${OUTBOX_FLAG}-${id}`;
