// What does the form say? Every text can be replaced through the attribute `messages`.
import { commonMessages, fieldMessages, formMessages } from '../../core/messages';
import { inOwnWords as ownWords } from '../../kit/texts';

export const defaultTexts = {
  ...formMessages,
  ...fieldMessages,
  unableToConnect: commonMessages.unableToConnect,
  tryAgain: commonMessages.tryAgain,
  success: 'Thank you!',
  waitingNow: 'It is kept on this device and will be sent by itself as soon as that is possible.',
  continue: 'Continue',
  counter: '{length} / {maximum}',
  counterSpoken: '{length} of {maximum, plural, one {# character} other {# characters}} used',
} as const;

export type TextName = keyof typeof defaultTexts;
export type Texts = Readonly<Record<TextName, string>>;

/** A default text that a service sent, in the page's own words; any other text stays. */
export const inOwnWords = (text: string, texts: Texts): string => ownWords(text, defaultTexts, texts);
