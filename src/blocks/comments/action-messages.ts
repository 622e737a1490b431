// Message of a like or a report that has failed.
export const actionMessages = { actionFailed: 'This did not work. Please try again.' } as const;
