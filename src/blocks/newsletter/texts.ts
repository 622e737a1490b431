// What does the newsletter say? Every text can be replaced through the attribute `messages`.
import { commonMessages, fieldMessages, formMessages, newsletterMessages } from '../../core/messages';
import { acceptTextsOf } from '../../kit/texts';

export const defaultTexts = {
  ...formMessages,
  ...fieldMessages,
  ...newsletterMessages,
  unableToConnect: commonMessages.unableToConnect,
} as const;

export type Texts = Readonly<Record<keyof typeof defaultTexts, string>>;

export const acceptTexts = acceptTextsOf<Texts>(defaultTexts);

/** A default text that a service sent, in the page's own words; any other text stays. */
export function inOwnWords(text: string, texts: Texts): string {
  const names = Object.keys(defaultTexts) as (keyof Texts)[];
  const name = names.find((key) => defaultTexts[key] === text);
  return name ? texts[name] : text;
}
