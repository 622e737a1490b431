// Messages of reviews; the attribute `messages` overrides them.
import { reviewFormMessages, reviewListMessages } from '../../core/reviews/messages';

export const defaultMessages = {
  ...reviewListMessages,
  ...reviewFormMessages,
  loading: 'Loading reviews…',
  loadFailed: 'The reviews could not be loaded. Please try again.',
  tryAgain: 'Try again',
  submitting: 'Submitting…',
  notSent: 'Your review could not be sent. Nothing is lost.',
  reviewAnother: 'Review another product of this purchase',
} as const;

export type ReviewsMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
