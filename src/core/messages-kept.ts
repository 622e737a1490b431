// What is said of words that could not be sent at once? All ours; fetched with what says them.

/** What is kept on the device until the server has it. */
export const waitingMessages = {
  waitingNow: 'It is kept on this device and will be sent by itself as soon as that is possible.',
} as const;

/** Above a form: what an earlier page has left. */
export const leftMessages = {
  waitingSince:
    'What you wrote on {time} has not been sent yet. It will be sent as soon as that is possible.',
  refusedSince: 'What you wrote on {time} was not taken:',
  sendNow: 'Send now',
  discard: 'Discard',
} as const;
