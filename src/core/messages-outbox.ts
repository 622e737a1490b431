// Messages about pending submissions, loaded with the code that shows them.

/** Shown after a submission that could not be sent. */
export const pendingMessages = {
  pendingStored: 'It is kept on this device and will be sent by itself as soon as that is possible.',
  /** For a submission that is kept in memory only. */
  pendingInMemory:
    'It will be sent by itself as soon as that is possible. Please keep this page open until then.',
} as const;

/** Shown above a form for submissions of earlier pages. */
export const storedMessages = {
  pendingSince:
    'What you wrote on {time} has not been sent yet. It will be sent as soon as that is possible.',
  pendingInMemorySince:
    'What you wrote on {time} has not been sent yet. It will be sent as soon as that is possible. Please keep this page open until then.',
  rejectedSince: 'What you wrote on {time} was not taken:',
  sendNow: 'Send now',
  discard: 'Discard',
} as const;
