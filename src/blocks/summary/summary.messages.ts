// Messages of a summary; the attribute `messages` overrides them.
import { loadingMessages } from '../../core/messages';

export const defaultMessages = {
  previous: 'Previous',
  next: 'Next',
  none: 'There is nothing here yet.',
  noUpcoming: 'No upcoming events.',
  noPast: 'No past events.',
  failed: loadingMessages.again,
  missing: loadingMessages.content,
  tryAgain: 'Try again',
} as const;

export type SummaryMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
