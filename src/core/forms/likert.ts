// Which answers does a likert question have? (FRM-038)

/** From strongly disagree to strongly agree. */
export const LIKERT_VALUES = ['-2', '-1', '0', '1', '2'] as const;

/** The names of their texts, in the same order. */
export const LIKERT_MESSAGE_NAMES = [
  'stronglyDisagree',
  'disagree',
  'neutral',
  'agree',
  'stronglyAgree',
] as const;
