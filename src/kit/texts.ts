// How does a block read the texts that a page puts in the place of its own? (The attribute `messages`, JSON.)
import { INVALID } from './attributes';

type Words = Readonly<Record<string, string>>;

/** Reads the replacements; values that are no text are left out. */
export function acceptTexts<T extends Words>(value: unknown): Partial<T> | typeof INVALID {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string'),
  ) as Partial<T>;
}

/** A default text that a service sent, in the page's own words; any other text stays. */
export function inOwnWords<T extends Words>(text: string, defaults: T, texts: T): string {
  const name = Object.keys(defaults).find((key) => defaults[key] === text);
  return name === undefined ? text : (texts[name] ?? text);
}
