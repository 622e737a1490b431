// Message of a key in the page's own translation, or in English.
import { fill } from '../core/messages';
import { sharedMessages } from '../core/shared-messages';
import { getPageMessages } from './page/page-messages';

/**
 * `messageOf('file.tooLarge', { size: '20 MB' })`; an empty text for a key that nobody knows.
 * @param key group and name, as in `messages.en.json`
 */
export function getMessage(key: string, values: Readonly<Record<string, string>> = {}): string {
  const point = key.indexOf('.');
  const [group, name] = [key.slice(0, point), key.slice(point + 1)];
  const texts = { ...sharedMessages[group], ...getPageMessages(group) };
  return Object.hasOwn(texts, name) ? fill(texts[name] ?? '', values) : '';
}
