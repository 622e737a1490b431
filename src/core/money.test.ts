import { describe, expect, it } from 'vitest';
import { currencies } from './currencies';
import { formatMoney, fractionDigits, fromDecimal, toDecimal } from './money';
import fc from './testing/fast-check';

const documented =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';
const locales = ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'ja-JP', 'hi-IN', 'pt-BR', 'he-IL', 'de-CH', 'cs-CZ'];

/** The displayed number with ASCII digits and a dot, for any locale. */
function readBack(text: string, digits: number): string {
  const plain = text.replace(/[^\d]/g, '');
  return digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
}

/** Replaces the non-breaking spaces of ICU. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('currencies', () => {
  it('are the documented 27 with code, name, fraction digits and numeric code [PRD-014] [PRD-015]', () => {
    expect(currencies.map(({ code }) => code).join(' ')).toBe(documented);
    for (const { name, numericCode } of currencies) {
      expect(name).toMatch(/^[A-Z]/);
      expect(numericCode).toMatch(/^\d{3}$/);
    }
    expect(new Set(currencies.map(({ numericCode }) => numericCode)).size).toBe(27);
  });

  it('have 2 fraction digits except JPY with 0 [PRD-016]', () => {
    for (const { code, fractionDigits: digits } of currencies) expect(digits).toBe(code === 'JPY' ? 0 : 2);
  });
});

describe('formatMoney', () => {
  it.each(locales)(
    'shows all fraction digits of every currency in %s, whatever ICU uses [PRD-016]',
    (locale) => {
      for (const { code, fractionDigits: digits } of currencies) {
        // A dot or comma in a currency symbol is not part of the number.
        const written = formatMoney(1234567, code, locale);
        expect(readBack(written, digits), `${code} in ${locale}: ${written}`).toBe(
          digits === 0 ? '1234567' : '12345.67',
        );
        expect(readBack(formatMoney(5, code, locale), digits)).toBe(digits === 0 ? '5' : '0.05');
      }
    },
  );

  it('is exact for amounts beyond the precision of a double', () => {
    expect(plain(formatMoney(99_999_999_999_999_901n, 'EUR', 'de-DE'))).toBe('999.999.999.999.999,01 €');
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en-US')).toBe('$90,071,992,547,409.91');
  });

  it('keeps the two digits that ICU omits for COP and IDR', () => {
    expect(plain(formatMoney(1234567, 'COP', 'en-US'))).toBe('COP 12,345.67');
    expect(plain(formatMoney(1234567, 'IDR', 'en-US'))).toBe('IDR 12,345.67');
  });

  it('uses comma groups and a decimal point by default [PRD-017] [PRD-020]', () => {
    expect(formatMoney(123456789, 'USD', 'en-US')).toBe('$1,234,567.89');
    expect(formatMoney(123456789, 'USD', 'en-US', { grouping: false })).toBe('$1234567.89');
  });

  it('has at most 15 integer digits [PRD-018]', () => {
    expect(formatMoney(99_999_999_999_999_999n, 'USD', 'en-US')).toBe('$999,999,999,999,999.99');
    expect(formatMoney(100_000_000_000_000_000n, 'USD', 'en-US')).toBe('');
    expect(formatMoney(-999_999_999_999_999n, 'JPY', 'en-US')).toBe('-¥999,999,999,999,999');
    expect(formatMoney(1_000_000_000_000_000, 'JPY', 'en-US')).toBe('');
  });

  it('can omit a fraction of zero, and no other [PRD-019]', () => {
    const trim = { trimZeroFraction: true };
    expect(formatMoney(120000, 'EUR', 'en-US', trim)).toBe('€1,200');
    expect(formatMoney(120050, 'EUR', 'en-US', trim)).toBe('€1,200.50');
    expect(formatMoney(0, 'EUR', 'en-US', trim)).toBe('€0');
    expect(formatMoney(120000, 'EUR', 'en-US')).toBe('€1,200.00');
  });

  it('formats negative amounts', () => {
    expect(formatMoney(-5, 'USD', 'en-US')).toBe('-$0.05');
    expect(formatMoney(-1234, 'JPY', 'en-US')).toBe('-¥1,234');
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('returns an empty text for %d', (cents) => {
    expect(formatMoney(cents, 'USD', 'en-US')).toBe('');
  });

  it.each([
    ['de_DE', '1,00 €'],
    ['', '€1.00'],
    ['not a locale', '€1.00'],
  ])('accepts the locale "%s"', (locale, text) => {
    expect(plain(formatMoney(100, 'EUR', locale))).toBe(text);
  });

  it.each([
    ['', '1.00'],
    ['dollars', '1.00 dollars'],
    ['krw', '₩1.00'],
  ])('does not fail for the currency "%s"', (currency, text) => {
    expect(formatMoney(100, currency, 'en-US')).toBe(text);
  });
});

describe('decimal text', () => {
  it('converts back to the same minor units', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 2), (units, digits) => {
        expect(fromDecimal(toDecimal(units, digits), digits)).toBe(units + 0);
      }),
    );
  });

  it.each([
    ['12.5', 2, 1250],
    [' 12 ', 2, 1200],
    ['12.', 2, 1200],
    ['-0.05', 2, -5],
    ['12.500', 2, 1250],
    ['12.505', 2, null],
    ['12.5', 0, null],
    ['12,5', 2, null],
    ['1e3', 2, null],
    ['', 2, null],
    ['99999999999999999', 2, null],
  ])('"%s" with %d digits is %s', (text, digits, units) => {
    expect(fromDecimal(text, digits)).toBe(units);
  });

  it('has the fraction digits of codes in any case', () => {
    expect([fractionDigits('jpy'), fractionDigits('JPY'), fractionDigits('XYZ')]).toEqual([0, 0, 2]);
  });
});
