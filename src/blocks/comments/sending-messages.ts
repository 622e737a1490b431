// Message while a comment is being sent.
export const sendingMessages = { submitting: 'Sending…' } as const;
