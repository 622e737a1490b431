// Messages that a page overrides for one element.
import { isRecord } from '../../core/is-record';
import { INVALID } from './attributes';

export type Messages = Readonly<Record<string, string>>;

/** Parses the attribute `messages`; values that are not strings are dropped. */
export function acceptMessages<T extends Messages>(value: unknown): Partial<T> | typeof INVALID {
  if (!isRecord(value)) return INVALID;
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string'),
  ) as Partial<T>;
}

/** Replaces the default message of a service with the page's override; any other text is returned unchanged. */
export function localizeMessage<T extends Messages>(text: string, defaults: T, messages: T): string {
  const name = Object.keys(defaults).find((key) => defaults[key] === text);
  return name === undefined ? text : (messages[name] ?? text);
}
