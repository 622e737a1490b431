// What does the form say? Every text can be replaced through the attribute `messages`.
import { commonMessages, fieldMessages, formMessages } from '../../core/messages';
import { waitingMessages } from '../../core/messages-outbox';
import { localizeMessage as ownWords } from '../../kit/messages';

export const defaultMessages = {
  ...formMessages,
  ...fieldMessages,
  ...waitingMessages,
  unableToConnect: commonMessages.unableToConnect,
  tryAgain: commonMessages.tryAgain,
  loading: 'Loading…',
  success: 'Thank you!',
  continue: 'Continue',
  counter: '{length} / {maximum}',
  counterSpoken: '{length} of {maximum, plural, one {# character} other {# characters}} used',
} as const;

export type TextName = keyof typeof defaultMessages;
export type FormMessages = Readonly<Record<TextName, string>>;

/** A default text that a service sent, in the page's own words; any other text stays. */
export const localizeMessage = (text: string, texts: FormMessages): string =>
  ownWords(text, defaultMessages, texts);
