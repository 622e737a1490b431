// Messages about what could not be loaded or processed. Documented texts are verbatim.

/** Jobs and files (MSG-007, MSG-010, MSG-013, MSG-014). The wording of the first two is not documented. */
export const fileMessages = {
  tooLarge: 'This file is too large. The maximum size is {size}.',
  unsupportedType: 'This file type is not supported.',
  noJobData: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  uploadIncomplete: 'File upload failed to complete',
  processingIncomplete: 'File processing failed to complete',
  renameFailed: 'Unable to Rename File',
  uploadFailed: 'Unable to Upload File',
  uploadOrRenameFailed: 'There was a problem while uploading or renaming your file',
} as const;

/** Failed loads of elements (MSG-011). */
export const failedMessages = {
  results: 'Unable to load results',
  again: 'Unable to load. Try again.',
  content: 'Unable to locate content',
} as const;

/** Failed loads that owners and scripts of a site see (MSG-011, MSG-013). */
export const loadingMessages = {
  collections: 'Unable to load collections',
  fonts: 'Unable to load fonts',
  timezone: 'Failed to load timezone',
} as const;
