// Parses an amount that a visitor types in the notation of a locale.
import { createNumberFormat } from '../i18n/number-format';
import { formatMoney, fractionDigits, fromDecimal } from '../money';

/** Messages about the amount; `{amount}` is a formatted example or limit. */
export const amountMessages = {
  enter: 'Enter an amount, for example {amount}.',
  notANumber: 'Enter the amount as a number, for example {amount}.',
  noDecimals: 'Enter an amount with no decimal places, for example {amount}.',
  tooManyDecimals: 'Enter an amount with at most {digits} decimal places, for example {amount}.',
  tooSmall: 'The smallest amount is {amount}.',
  tooLarge: 'The largest amount is {amount}.',
} as const;

export type AmountMessages = Readonly<Record<keyof typeof amountMessages, string>>;

/** Accepted amounts, in minor units. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

export interface AmountFormat {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
}

/** The amount in minor units, or an error message for the visitor. */
export type AmountEntry = { readonly units: number } | { readonly problem: string };

/** Longer texts are not read as amounts. */
const MAX_LENGTH = 40;

/** Parses the amount exactly: too many fraction digits for the currency are an error, never rounded. */
export function readAmountEntry(
  text: string,
  format: AmountFormat,
  { min, max }: AmountLimits,
  messages: AmountMessages = amountMessages,
): AmountEntry {
  const { currency, locale } = format;
  const digits = fractionDigits(currency);
  const refuse = (message: string, shown = 25 * 10 ** digits) => ({
    problem: message
      .replace('{amount}', () => formatMoney(shown, currency, locale))
      .replace('{digits}', `${digits}`),
  });
  if (!text.trim()) return refuse(messages.enter);
  const decimal = text.length > MAX_LENGTH ? null : toDecimalText(text, format);
  if (decimal === null) return refuse(messages.notANumber);
  if ((decimal.split('.')[1]?.length ?? 0) > digits)
    return refuse(digits ? messages.tooManyDecimals : messages.noDecimals);
  const units = fromDecimal(decimal, digits);
  if (units === null || units > max) return refuse(messages.tooLarge, max);
  if (units < min) return refuse(messages.tooSmall, min);
  return { units };
}

/** Converts the text to plain decimal notation; null if it is not a number. */
function toDecimalText(text: string, { currency, locale }: AmountFormat): string | null {
  const { group, decimal, digits } = getSymbols(locale);
  const symbols = [currency, getCurrencySymbol(currency, locale), '$', '€', '£', '¥'];
  const bare = symbols
    .reduce((rest, symbol) => rest.replace(symbol, ''), text)
    .replace(/[\s\u200e\u200f\u061c'’]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/\p{Nd}/gu, (digit) => String(digits.includes(digit) ? digits.indexOf(digit) : digit));
  const own = bare.replace(/./gu, (char) => (char === decimal ? '.' : char === group ? ',' : char));
  if (isGrouped(own)) return own.replaceAll(',', '');
  // The decimal separator of another locale, where it cannot be a thousands separator.
  return /^-?\d+[.,]\d{1,2}$/.test(own) ? own.replace(',', '.') : null;
}

const isGrouped = (text: string): boolean => /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d*)?$/.test(text);

function getCurrencySymbol(currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return currency;
  const parts = createNumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function getSymbols(locale: string): { group: string; decimal: string; digits: string[] } {
  const parts = createNumberFormat(locale).formatToParts(12_345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value.trim();
  const plain = createNumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit));
  const decimal = find('decimal') || '.';
  return { group: find('group') || (decimal === ',' ? '.' : ','), decimal, digits };
}
