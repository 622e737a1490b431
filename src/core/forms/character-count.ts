// Character count of a text area.
import { formatMessage } from '../i18n/format-message';

/**
 * Formats the count, for example `12 / 200`, and reports whether the limit is exceeded (FRM-045).
 * @param template ICU message with `length` and `maximum`, for example with plurals:
 *   `{maximum, plural, one {# character} other {# characters}}`
 */
export function countCharacters(
  text: string,
  maxLength: number,
  template = '{length} / {maximum}',
  locale = 'en',
): { text: string; isOver: boolean } {
  const { length } = text;
  const count = formatMessage(template, { length, maximum: maxLength }, locale);
  return { text: count, isOver: length > maxLength };
}
