// How does a block read the texts that a page puts in the place of its own? (The attribute `messages`, JSON.)
import { INVALID } from './attributes';

/** A reader for the replacements; names that do not exist and values that are no text are left out. */
export const acceptTextsOf =
  <T extends Readonly<Record<string, string>>>(defaults: T) =>
  (value: unknown): Partial<T> | typeof INVALID => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return INVALID;
    const known = Object.entries(value).filter(
      ([name, text]) => Object.hasOwn(defaults, name) && typeof text === 'string',
    );
    return Object.fromEntries(known) as Partial<T>;
  };
