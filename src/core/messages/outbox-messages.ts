// Messages about pending submissions, loaded with the code that shows them.

/** Shown when a submission cannot be sent yet. */
export const pendingMessages = {
  pendingStored: 'Your entries are saved on this device and will be sent automatically as soon as possible.',
  /** Shown for a submission that is only kept in memory. */
  pendingInMemory:
    'Your entries will be sent automatically as soon as possible. Please keep this page open until then.',
} as const;

/** Shown above a form, about submissions from earlier pages. */
export const storedMessages = {
  pendingSince:
    'Your submission from {time} has not been sent yet. It will be sent automatically as soon as possible.',
  pendingInMemorySince:
    'Your submission from {time} has not been sent yet. It will be sent automatically as soon as possible. Please keep this page open until then.',
  rejectedSince: 'Your submission from {time} was not accepted:',
  sendNow: 'Send now',
  discard: 'Discard',
} as const;
