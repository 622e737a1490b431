// Message about a failed like or report.
export const actionMessages = { actionFailed: 'This did not work. Please try again.' } as const;
