// Messages of forms, their fields and newsletter sign-ups, loaded with them. Documented texts are verbatim.

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

/** Newsletter sign-up (NWS-003; the wording is not documented). */
export const newsletterMessages = {
  listMissing: 'Please select a mailing list.',
  unknownList: 'This mailing list does not exist.',
  checkInbox: 'Almost done. Please open the link in the email we have sent you.',
} as const;
