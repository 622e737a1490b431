// Messages for comments that wait for a connection.
export const waitingMessages = {
  waiting: 'Your comment has not been sent yet. It will be sent automatically as soon as possible.',
  waitingInMemory:
    'Your comment has not been sent yet. It will be sent automatically as soon as possible. Please keep this page open until then.',
  rejected: 'Your comment was not accepted:',
  sendNow: 'Send now',
  edit: 'Edit',
} as const;
