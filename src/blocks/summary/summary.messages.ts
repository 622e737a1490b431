// Messages of a summary; the attribute `messages` overrides them.
import { failedMessages } from '../../core/messages/failure-messages';

export const defaultMessages = {
  previous: 'Previous',
  next: 'Next',
  none: 'There is nothing here yet.',
  noUpcoming: 'No upcoming events.',
  noPast: 'No past events.',
  failed: failedMessages.again,
  missing: failedMessages.content,
  tryAgain: 'Try again',
} as const;

export type SummaryMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
