// How does a block read the texts that a page puts in the place of its own? (The attribute `messages`, JSON, and the
// page's one script for all of them.)
import { getPageMessages } from '../services/page/page-messages';
import { INVALID } from './contract/attributes';

/** Which options are words that a translator replaces: by their names. */
export const isTranslatable = (name: string): boolean => /^label|Text$/.test(name);

/** The texts of an element: English, then those of the page, then those that were given to the element itself. */
export const resolveMessages = <N extends string>(
  tag: string,
  english: Readonly<Record<N, string>>,
  own: Readonly<Partial<Record<NoInfer<N>, string>>>,
): Readonly<Record<N, string>> => ({ ...english, ...getPageMessages(tag), ...own });

type Words = Readonly<Record<string, string>>;

/** Reads the replacements; values that are no text are left out. */
export function acceptMessages<T extends Words>(value: unknown): Partial<T> | typeof INVALID {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string'),
  ) as Partial<T>;
}

/** A default text that a service sent, in the page's own words; any other text stays. */
export function localizeMessage<T extends Words>(text: string, defaults: T, texts: T): string {
  const name = Object.keys(defaults).find((key) => defaults[key] === text);
  return name === undefined ? text : (texts[name] ?? text);
}
