// Messages about invalid input and incomplete tables.

/** Tables without data (MSG-015). The wording is not documented. */
export const datasetMessages = {
  emptyDataset: 'Dataset must have at least one column and one row.',
  rowsWithoutData: 'One or more rows missing data.',
} as const;

/** Invalid input (MSG-001 to MSG-006, MSG-015). The wording is not documented. */
export const inputMessages = {
  invalidEmail: 'Please enter a valid email.',
  emailFormat: 'Emails must be formatted like {email}.',
  linkFormat: 'Links must be formatted as {host} or {secureHost}.',
  noFileName: 'Please enter a file name.',
  notAPageUrl: 'Value is not a valid page URL.',
  notAnOption: 'Value is not one of the expected options.',
  tagExists: 'Tag already exists.',
  oneTagAtATime: 'Only one tag can be edited at a time.',
  noCodeEditingOnAndroid: 'Code editing is not available on Android.',
} as const;
