// Formats amounts given in integer minor units.
import { createNumberFormat } from './i18n/number-format';

export interface MoneyFormat {
  /** Omits a zero fraction (PRD-019). */
  readonly trimZeroFraction?: boolean;
  /** Groups thousands; default true (PRD-020). */
  readonly grouping?: boolean;
}

/** Maximum number of digits before the decimal point (PRD-018). */
const MAX_INTEGER_DIGITS = 15;

/**
 * Formats `cents`, an integer number of minor units of `currency` (ISO 4217), for `locale` (BCP 47, optionally with
 * underscores). Returns an empty string for amounts that are not integers or have more than 15 integer digits: no price is
 * better than a wrong one. An invalid locale falls back to en-US, an invalid currency to the plain number with its code.
 */
export function formatMoney(
  cents: number | bigint,
  currency: string,
  locale: string,
  format: MoneyFormat = {},
): string {
  if (typeof cents === 'number' && !Number.isSafeInteger(cents)) return '';
  const digits = fractionDigits(currency);
  const amount = toDecimal(cents, digits);
  if (amount.replace(/^-|\..*$/g, '').length > MAX_INTEGER_DIGITS) return '';
  const visibleDigits = format.trimZeroFraction && /\.0+$/.test(amount) ? 0 : digits;
  const options = {
    minimumFractionDigits: visibleDigits,
    maximumFractionDigits: visibleDigits,
    useGrouping: format.grouping ?? true,
  };
  if (!/^[a-z]{3}$/i.test(currency))
    return `${createNumberFormat(locale, options).format(amount)} ${currency}`.trim();
  return createNumberFormat(locale, { ...options, style: 'currency', currency }).format(amount);
}

/** Number of fraction digits: 0 for JPY, otherwise 2, including for unknown codes (PRD-016). */
export function fractionDigits(code: string): number {
  return code.toUpperCase() === 'JPY' ? 0 : 2;
}

/** Converts 123456 with 2 digits to `1234.56`, exactly and without floating-point arithmetic. */
export function toDecimal(minorUnits: number | bigint, digits: number): Intl.StringNumericLiteral {
  const units = BigInt(minorUnits);
  const padded = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const pointIndex = padded.length - digits;
  const fraction = digits > 0 ? `.${padded.slice(pointIndex)}` : '';
  return `${units < 0n ? '-' : ''}${padded.slice(0, pointIndex)}${fraction}` as Intl.StringNumericLiteral;
}

/** Parses a decimal text such as `1234.56` into minor units; null if it is invalid or has too many fraction digits. */
export function fromDecimal(text: string, digits: number): number | null {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign = '', integer = '', decimals = ''] = match;
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > digits) return null;
  const units = Number(`${sign}${integer}${fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(units) ? units : null;
}
