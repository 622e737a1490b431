// Formats an ICU message with values; plurals and numbers use Intl.
import { createFormatCache } from './format-cache';
import { createNumberFormat } from './number-format';
import { type Message, type Placeholder, parseMessage } from './parse-message';

/** Placeholder values by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Placeholders without a value and messages that cannot be parsed are returned unchanged.
 * @param locale BCP 47; English if the browser does not support it
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  let message: Message;
  try {
    message = parseMessage(text);
  } catch {
    return text;
  }
  return formatParts(message, { values, locale: resolveLocale(locale) });
}

interface FormatContext {
  readonly values: MessageValues;
  readonly locale: string;
  /** Value of `#`. */
  readonly count?: string;
}

const formatParts = (message: Message, context: FormatContext): string =>
  message.map((part) => (typeof part === 'string' ? part : formatPlaceholder(part, context))).join('');

function formatPlaceholder(placeholder: Placeholder, context: FormatContext): string {
  const { values, locale } = context;
  const { name, kind, offset } = placeholder;
  if (name === '#') return context.count ?? '#';
  if (!Object.hasOwn(values, name)) return `{${name}}`;
  const value = values[name]!;
  if (kind === 'value') return typeof value === 'number' ? formatNumber(value, locale) : value;
  if (kind === 'number') return formatNumber(Number(value), locale);
  if (kind === 'select') return formatParts(selectCase(placeholder, String(value)), context);
  // A value that is not a number (`many`) is inserted as text.
  const number = Number(value);
  const rule = createPluralRules(locale, kind).select(number - offset);
  const count = Number.isNaN(number) ? String(value) : formatNumber(number - offset, locale);
  return formatParts(selectCase(placeholder, `=${number}`, rule), { ...context, count });
}

/** The first case that exists; otherwise, `other`. */
function selectCase({ cases }: Placeholder, ...keys: readonly string[]): Message {
  const key = keys.find((candidate) => cases.has(candidate)) ?? 'other';
  return cases.get(key) ?? [];
}

const formatNumber = (value: number, locale: string): string => createNumberFormat(locale).format(value);

const keep = createFormatCache<Intl.PluralRules>();

/** Plural rules of a language: cardinal for `plural`, ordinal for `selectordinal`. */
export const createPluralRules = (locale: string, kind: 'plural' | 'selectordinal'): Intl.PluralRules =>
  keep(
    kind + locale,
    () => new Intl.PluralRules(locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }),
  );

/** The locale itself, or `en` if it is invalid. */
export function resolveLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
