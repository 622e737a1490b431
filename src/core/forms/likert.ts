// Default answers of Likert questions (FRM-038).

/** From strongly disagree to strongly agree. */
export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;

/** Message names of the answers, in the same order. */
export const LIKERT_MESSAGE_NAMES = [
  'stronglyDisagree',
  'disagree',
  'neutral',
  'agree',
  'stronglyAgree',
] as const;
