// What does the form say? Every text can be replaced through the attribute `messages`.
import { commonMessages, fieldMessages, formMessages } from '../../core/messages';
import { INVALID } from '../../kit/attributes';

export const defaultTexts = {
  ...formMessages,
  ...fieldMessages,
  unableToConnect: commonMessages.unableToConnect,
  tryAgain: commonMessages.tryAgain,
  success: 'Thank you!',
  waitingNow: 'It is kept on this device and will be sent by itself as soon as that is possible.',
  continue: 'Continue',
  counter: '{length} / {maximum}',
  counterSpoken: '{length} of {maximum} characters used',
} as const;

export type TextName = keyof typeof defaultTexts;
export type Texts = Readonly<Record<TextName, string>>;

/** Reads the replacements; values that are no text are left out. */
export function acceptTexts(value: unknown): Partial<Texts> | typeof INVALID {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}

/** A default text that a service sent, in the page's own words; any other text stays. */
export function inOwnWords(text: string, texts: Texts): string {
  const name = (Object.keys(defaultTexts) as TextName[]).find((key) => defaultTexts[key] === text);
  return name ? texts[name] : text;
}
