// Messages of a summary; the attribute `messages` overrides them.
export const defaultMessages = {
  previous: 'Previous',
  next: 'Next',
  none: 'There is nothing here yet.',
  noUpcoming: 'No upcoming events.',
  noPast: 'No past events.',
  failed: 'The content could not be loaded.',
  tryAgain: 'Try again',
} as const;

export type SummaryMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
