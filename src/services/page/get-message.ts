// Looks up a message in the language of the page, or in English.
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { sharedMessages } from '../../core/shared-messages';
import { getPageMessages } from './page-messages';

/**
 * `getMessage('file.tooLarge', { size: '20 MB' })`; empty for an unknown key.
 * @param key group and name, as in `messages.en.json`
 */
export function getMessage(key: string, values: Readonly<Record<string, string>> = {}): string {
  const dot = key.indexOf('.');
  const [group, name] = [key.slice(0, dot), key.slice(dot + 1)];
  const messages = { ...sharedMessages[group], ...getPageMessages(group) };
  return Object.hasOwn(messages, name) ? fillPlaceholders(messages[name] ?? '', values) : '';
}
