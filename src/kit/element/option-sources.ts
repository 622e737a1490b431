// Sources of a block's options besides properties and attributes, by precedence: JSON child, child markup, messages.
import type { Contract } from '../contract/contract';
import { createJsonReader, type OptionValues, toCamelCaseKeys } from './json-options';
import type { MarkupOptionsReader, OptionSource } from './options';
import { readMessages } from './read-messages';
import { warn } from './warn';

/** @param readMarkup memoized: the same result as long as the children do not change */
export function createOptionSources(
  { tag, jsonChild }: Pick<Contract, 'tag' | 'jsonChild'>,
  host: HTMLElement,
  readMarkup: MarkupOptionsReader | undefined,
): OptionSource[] {
  const parseChild = createJsonReader(tag, 'the JSON child');
  const readChild = () =>
    parseChild(host.querySelector(':scope > script[type="application/json"]')?.textContent ?? null);
  return [
    ...(jsonChild === 'content' ? [] : [readChild]),
    ...(readMarkup ? [() => readSafely(tag, host, readMarkup)] : []),
    () => readMessages(host),
  ];
}

function readSafely(tag: string, host: HTMLElement, readMarkup: MarkupOptionsReader): OptionValues {
  try {
    return toCamelCaseKeys(readMarkup(host));
  } catch (error) {
    warn(tag, `the options in its markup cannot be read (${error}); ignoring them.`);
    return {};
  }
}
