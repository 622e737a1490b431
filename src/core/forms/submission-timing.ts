// How soon after a page was opened can nobody have filled in a form? The page and the server go by the same time.

/** Nobody reads and fills in a form within two seconds, autofill or not; in ms. */
export const MIN_SUBMISSION_TIME_MS = 2000;
