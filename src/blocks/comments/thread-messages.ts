// Messages for comments that fail to load.
export const threadMessages = {
  loadFailed: 'The comments could not be loaded. Please try again.',
  tryAgain: 'Try again',
} as const;
