import { describe, expect, it } from 'vitest';
import { createChartFormats } from './chart-formats';
import { readPlainNumber } from './chart-table';
import { createNumberReader } from './formatted-number';

const readers = new Map<string, (text: string) => number | null>();

function read(text: string, locale: string): number | null {
  const reader = readers.get(locale) ?? createNumberReader(createChartFormats(locale));
  readers.set(locale, reader);
  return reader(text);
}

describe('numbers in tables', () => {
  it.each([
    ['en', '.'],
    ['de', ','],
  ])('have the same value for both readers if they are plain: %s', (locale, decimal) => {
    for (const digits of ['0', '7', '-12', '1.500', '1000.125', '-0.5', '12345678', '0.001']) {
      const text = digits.replace('.', decimal);
      expect(read(text, locale), text).toBe(readPlainNumber(text, decimal));
    }
    expect(readPlainNumber(`1${decimal}500`, decimal)).toBe(1.5);
  });

  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'en', 1234.5],
    ['1 234,5 €', 'de', 1234.5],
    ['1\u202F234,5', 'fr', 1234.5],
    ['1,234', 'en', 1234],
    ['1,234', 'de', 1.234],
    ['1.234', 'de', 1234],
    ['12,5', 'en', 12.5],
    ['1,234,567', 'en', 1_234_567],
    ['12,34,567', 'en', 1_234_567],
    ["1'234.50", 'en', 1234.5],
    ['12 %', 'en', 12],
    ['.5', 'en', 0.5],
    ['+5', 'en', 5],
    ['~5', 'en', 5],
    ['> 100', 'en', 100],
    ['007', 'en', 7],
    ['1.5E+06', 'en', 1_500_000],
    ['2,5e-3', 'de', 0.0025],
  ])('reads %s in %s as %s', (text, locale, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each([
    ['−3 %', -3],
    ['(12)', -12],
    ['($1,200.50)', -1200.5],
    ['$-4.20', -4.2],
    ['–7', -7],
    ['12-', -12],
    ['12,-', 12],
    ['12.–', 12],
    ['US-$ 5', 5],
    ['5 (40 %)', 5],
  ])('reads the sign of %s: %s', (text, expected) => {
    expect(read(text, 'en')).toBe(expected);
  });

  it.each([
    ['1.5k', 'en', 1500],
    ['2M', 'en', 2_000_000],
    ['2 M', 'fr', 2_000_000],
    ['$1.2bn', 'en', 1_200_000_000],
    ['$3B', 'en', 3_000_000_000],
    ['-1.1M €', 'en', -1_100_000],
    ['1,5 Mio. €', 'de', 1_500_000],
    ['3 Tsd.', 'de', 3000],
    ['2 mil', 'es', 2000],
    ['3万円', 'ja', 30_000],
    ['4 लाख', 'hi', 400_000],
    ['£2m', 'en', 2_000_000],
    ['2 m', 'en', 2],
    ['5 km', 'en', 5],
    ['5 KB', 'en', 5],
    ['5 Mbit', 'en', 5],
  ])(
    'multiplies %s in %s by an abbreviation such as "k", but not by a unit: %s',
    (text, locale, expected) => {
      expect(read(text, locale)).toBe(expected);
    },
  );

  it.each([
    ['Rs.500', 500],
    ['Fr. 12.50', 12.5],
    ['ca. 5', 5],
    ['12[1]', 12],
    ['12*', 12],
    ['12 (2025: 10)', 12],
    ['\u200E5', 5],
  ])('ignores the text around the number in %s: %s', (text, expected) => {
    expect(read(text, 'en')).toBe(expected);
  });

  it.each([
    ['٣٤', 'ar', 34],
    ['١٬٢٣٤٫٥', 'ar', 1234.5],
    ['۱۲', 'fa', 12],
    ['१२', 'hi', 12],
    ['１２．５', 'ja', null],
    ['１２', 'ja', 12],
  ])('reads digits of other scripts: %s in %s is %s', (text, locale, expected) => {
    expect(read(text, locale)).toBe(expected);
  });

  it.each([
    '',
    'n/a',
    '—',
    '3 of 4',
    '10-12',
    '1 5',
    '1.2.3,4,5',
    '24.12.2026',
    '12:30',
    '1½',
    '#DIV/0!',
    '1'.repeat(101),
  ])('reads no number from %j', (text) => {
    expect(read(text, 'en')).toBe(null);
  });

  it('reads numbers as Intl formats them in each language, including abbreviated ones', () => {
    for (const locale of ['en', 'de', 'fr', 'de-CH', 'pl', 'pt-BR', 'ja', 'ar-EG', 'hi', 'tr', 'es']) {
      const { formatTick } = createChartFormats(locale);
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
      for (const value of [0, 7, 1234.5, -1234.56, 1_234_567.25, 1_234_567])
        expect(read(format.format(value), locale), `${locale} ${value}`).toBe(value);
      for (const value of [7, 1500, 25_000, 350_000, 1_500_000, 40_000_000, -2_500_000_000])
        expect(read(formatTick(value), locale), `${locale} ${formatTick(value)}`).toBe(value);
    }
  });

  it('neither throws nor backtracks exponentially for hostile texts, which would exceed the time limit of a test', () => {
    for (const text of ['1'.repeat(99), '('.repeat(99), '1('.repeat(49), '[1'.repeat(49), '1 '.repeat(49)])
      expect(() => read(text, 'en')).not.toThrow();
  });
});
