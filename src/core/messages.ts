// Messages for visitors. Documented texts are verbatim.

/** The data layer (API-006 to API-010). */
export const apiMessages = {
  unreadable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  unauthorized: 'Unauthorized request.',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unreachable: 'Unable to connect…',
} as const;

/** A form and its submission (FRM-002, FRM-043 to FRM-065). */
export const formMessages = {
  submitting: 'Submitting…',
  unusableAnswer: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  captchaMissing: 'Complete CAPTCHA before submitting.',
  noKey: 'Could not get a form submission key, please try again later.',
  unreadableFields: 'Could not parse the form fields, please check your entries.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  problemAbove: 'Your form has encountered a problem. Please scroll down to review.',
  problemBelow: 'Your form has encountered a problem. Please scroll up to review.',
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  tooMany: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  failed: 'Unable to send form. Please try again later.',
} as const;

/** Form fields; `{title}` is the title of the field. Texts without a requirement number are not documented. */
export const fieldMessages = {
  required: '{title} is required.',
  requiredUntitled: 'This field is required.',
  /** FRM-043. */
  email: 'Email is not valid. Email addresses should follow the format {email}.',
  /** Value of `{email}`. */
  emailExample: 'user@domain.com',
  /** FRM-044. */
  tooLong: 'You have exceeded the character limit.',
  notAnOption: '{title} is not one of the expected options.',
  number: '{title} must be a number.',
  website: '{title} must be a web address, such as www.example.com.',
  date: '{title} must be a valid date with a month, day and year.',
  time: '{title} must be a valid time.',
  zip: '{title} must be a 5-digit US ZIP code.',
  phone: '{title} must be a phone number.',
  twitter: '{title} must be a username of up to 15 letters, digits and underscores.',
  password: '{title} must not contain spaces.',
} as const;

/** Controls of fields that are generated from a definition; not documented. */
export const controlMessages = {
  submit: 'Submit',
  requiredMark: '*',
  requiredLabel: '(required)',
  choose: 'Choose…',
  nameFirst: 'First name',
  nameLast: 'Last name',
  phoneCountry: 'Country code',
  phoneAreacode: 'Area code',
  phonePrefix: 'Prefix',
  phoneLine: 'Line',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressCity: 'City',
  addressState: 'State or province',
  addressZip: 'Zip or postal code',
  addressCountry: 'Country',
  dateMonth: 'Month',
  dateDay: 'Day',
  dateYear: 'Year',
  timeHour: 'Hour',
  timeMinute: 'Minute',
  timeSecond: 'Second',
  timeAmpm: 'AM or PM',
  am: 'AM',
  pm: 'PM',
  stronglyDisagree: 'Strongly disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly agree',
} as const;

/** Captchas (CAP-006). The other texts are not documented. */
export const captchaMessages = {
  notSetUp: 'ReCaptcha has not been set up',
  working: 'Verifying that you are human…',
  solved: 'Verified.',
  failed: 'Verification failed. Please try again.',
  retry: 'Try again',
} as const;

/** Newsletter sign-up (NWS-003; the wording is not documented). */
export const newsletterMessages = {
  listMissing: 'Please select a mailing list.',
  unknownList: 'This mailing list does not exist.',
  checkInbox: 'Almost done. Please open the link in the email we have sent you.',
} as const;

/** Galleries and videos (VID-005, VID-006, VID-013, GAL-051). */
export const mediaMessages = {
  invalidEmbed: 'Invalid video embed.',
  featuredImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  /** The wording is not documented. */
  vimeoBasic: 'Videos of Vimeo Basic accounts are not supported.',
  noVideoLoader: 'VideoLoader not found',
} as const;

/** The string table (MSG-008 to MSG-014), verbatim. */
export const commonMessages = {
  networkError: 'Network error',
  unableToConnect: 'Unable to connect. Please try again',
  tryAgain: 'Please try again',
  somethingWrong: 'Something went wrong',
} as const;

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

/** Replaces the `{name}` placeholders of a text; placeholders without a value are unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}
