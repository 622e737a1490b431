// Message overrides: the attribute `messages` of an element, and the page-wide script `data-site-messages`.
import { getPageMessages } from '../../services/page/page-messages';
import { INVALID } from './attributes';

/** Whether an option holds translatable text, judged by its name. */
export const isTranslatable = (name: string): boolean => /^label|Text$/.test(name);

/** Merges the messages of an element: English defaults, page-wide overrides, then overrides of the element itself. */
export const resolveMessages = <N extends string>(
  tag: string,
  defaults: Readonly<Record<N, string>>,
  overrides: Readonly<Partial<Record<NoInfer<N>, string>>>,
): Readonly<Record<N, string>> => ({ ...defaults, ...getPageMessages(tag), ...overrides });

type Messages = Readonly<Record<string, string>>;

/** Parses the attribute `messages`; values that are not strings are dropped. */
export function acceptMessages<T extends Messages>(value: unknown): Partial<T> | typeof INVALID {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string'),
  ) as Partial<T>;
}

/** Replaces the default message of a service with the page's override; any other text is returned unchanged. */
export function localizeMessage<T extends Messages>(text: string, defaults: T, messages: T): string {
  const name = Object.keys(defaults).find((key) => defaults[key] === text);
  return name === undefined ? text : (messages[name] ?? text);
}
