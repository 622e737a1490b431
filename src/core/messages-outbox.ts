// Messages about submissions that are waiting to be sent, loaded with the code that shows them.

/** What is kept on the device until the server has it. */
export const pendingMessages = {
  pendingStored: 'It is kept on this device and will be sent by itself as soon as that is possible.',
  /** What must not be kept there, or cannot be. */
  pendingInMemory:
    'It will be sent by itself as soon as that is possible. Please keep this page open until then.',
} as const;

/** Above a form: what an earlier page has left. */
export const storedMessages = {
  pendingSince:
    'What you wrote on {time} has not been sent yet. It will be sent as soon as that is possible.',
  pendingInMemorySince:
    'What you wrote on {time} has not been sent yet. It will be sent as soon as that is possible. Please keep this page open until then.',
  rejectedSince: 'What you wrote on {time} was not taken:',
  sendNow: 'Send now',
  discard: 'Discard',
} as const;
