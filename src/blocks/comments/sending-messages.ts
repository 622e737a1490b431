// Messages for comments that are being sent or wait for a connection.
export const sendingMessages = {
  submitting: 'Sending…',
  waiting: 'Your comment has not been sent yet. It will be sent automatically as soon as possible.',
  waitingInMemory:
    'Your comment has not been sent yet. It will be sent automatically as soon as possible. Please keep this page open until then.',
  rejected: 'Your comment was not accepted:',
  sendNow: 'Send now',
} as const;
