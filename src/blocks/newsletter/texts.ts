// What does the newsletter say? Every text can be replaced through the attribute `messages`.
import { commonMessages, fieldMessages, formMessages, newsletterMessages } from '../../core/messages';
import { waitingMessages } from '../../core/messages-kept';

export const defaultTexts = {
  ...formMessages,
  ...fieldMessages,
  ...newsletterMessages,
  ...waitingMessages,
  unableToConnect: commonMessages.unableToConnect,
} as const;

export type Texts = Readonly<Record<keyof typeof defaultTexts, string>>;
