// Timing threshold for spam detection, shared by the browser and the server.

/** Minimum time in ms for a person to fill in a form, even with autofill; anything faster is treated as automated. */
export const MIN_SUBMISSION_TIME_MS = 2000;
