// Messages that every page may show, loaded with the services; those of elements are in the other files of this folder.
// Documented texts are verbatim.

/** The data layer (API-006 to API-010). */
export const apiMessages = {
  unreadable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  unauthorized: 'Unauthorized request.',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unreachable: 'Unable to connect…',
} as const;

/** Captchas (CAP-006). The other texts are not documented. */
export const captchaMessages = {
  notSetUp: 'ReCaptcha has not been set up',
  working: 'Verifying that you are human…',
  solved: 'Verified.',
  failed: 'Verification failed. Please try again.',
  retry: 'Try again',
} as const;

/** The string table (MSG-008 to MSG-014), verbatim. */
export const commonMessages = {
  networkError: 'Network error',
  unableToConnect: 'Unable to connect. Please try again',
  tryAgain: 'Please try again',
  somethingWrong: 'Something went wrong',
} as const;
