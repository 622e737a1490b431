// How does a textarea stand with its limit?
import { formatMessage } from '../i18n/format-message';

/**
 * `12 / 200`, and whether that is too much (FRM-045).
 * @param template may count in plurals: `{maximum, plural, one {# character} other {# characters}}`
 */
export function countCharacters(
  text: string,
  maxLength: number,
  template = '{length} / {maximum}',
  locale = 'en',
): { text: string; over: boolean } {
  const { length } = text;
  const count = formatMessage(template, { length, maximum: maxLength }, locale);
  return { text: count, over: length > maxLength };
}
