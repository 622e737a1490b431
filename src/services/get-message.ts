// Looks up a message in the translation of the page, or in English.
import { fill } from '../core/messages';
import { sharedMessages } from '../core/shared-messages';
import { getPageMessages } from './page/page-messages';

/**
 * `getMessage('file.tooLarge', { size: '20 MB' })`; empty for an unknown key.
 * @param key group and name, as in `messages.en.json`
 */
export function getMessage(key: string, values: Readonly<Record<string, string>> = {}): string {
  const point = key.indexOf('.');
  const [group, name] = [key.slice(0, point), key.slice(point + 1)];
  const texts = { ...sharedMessages[group], ...getPageMessages(group) };
  return Object.hasOwn(texts, name) ? fill(texts[name] ?? '', values) : '';
}
