import { describe, expect, it } from 'vitest';
import { currencies } from '../currencies';
import { createNumberFormat } from '../i18n/number-format';
import { fractionDigits, toDecimal } from '../money';
import { readAmountEntry } from './amount-entry';

const LIMITS = { min: 100, max: 10_000_000 };
const read = (text: string, locale = 'en-US', currency = 'EUR') =>
  readAmountEntry(text, { currency, locale }, LIMITS);

describe('readAmountEntry', () => {
  it.each([
    ['25', 'en-US', 2500],
    ['25.5', 'en-US', 2550],
    [' 25.50 ', 'en-US', 2550],
    ['€25.50', 'en-US', 2550],
    ['25.50 EUR', 'en-US', 2550],
    ['1,250', 'en-US', 125_000],
    ['1,250.75', 'en-US', 125_075],
    ['25,50', 'en-US', 2550],
    ['25.', 'en-US', 2500],
    ['25,50', 'de-DE', 2550],
    ['25,50 €', 'de-DE', 2550],
    ['25.50', 'de-DE', 2550],
    ['1.250,75', 'de-DE', 125_075],
    ['1.250', 'de-DE', 125_000],
    ['1 250,75', 'fr-FR', 125_075],
    ['1\u202f250,75', 'fr-FR', 125_075],
    ['1’250.75', 'de-CH', 125_075],
    ['٢٥٫٥', 'ar-EG', 2550],
    ['1,00,000', 'en-IN', 10_000_000],
  ])('reads “%s” in %s', (text, locale, units) => {
    expect(read(text, locale)).toEqual({ units });
  });

  it.each([
    ['', 'Enter an amount, for example €25.00.'],
    ['abc', 'Enter the amount as a number, for example €25.00.'],
    ['1e9', 'Enter the amount as a number, for example €25.00.'],
    ['0x10', 'Enter the amount as a number, for example €25.00.'],
    ['1,2,3', 'Enter the amount as a number, for example €25.00.'],
    ['25\0', 'Enter the amount as a number, for example €25.00.'],
    ['25\ufffd', 'Enter the amount as a number, for example €25.00.'],
    ['Infinity', 'Enter the amount as a number, for example €25.00.'],
    ['9'.repeat(41), 'Enter the amount as a number, for example €25.00.'],
    ['25.505', 'Enter an amount with at most 2 decimal places, for example €25.00.'],
    ['25.500', 'Enter an amount with at most 2 decimal places, for example €25.00.'],
    ['-5', 'The smallest amount is €1.00.'],
    ['−5', 'The smallest amount is €1.00.'],
    ['0', 'The smallest amount is €1.00.'],
    ['0.99', 'The smallest amount is €1.00.'],
    ['100000.01', 'The largest amount is €100,000.00.'],
    ['9'.repeat(30), 'The largest amount is €100,000.00.'],
  ])('rejects “%s” with a message', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  it('rejects decimal places in a currency without them', () => {
    expect(read('1,250', 'ja-JP', 'JPY')).toEqual({ units: 1250 });
    expect(read('1250.5', 'en-US', 'JPY')).toEqual({
      problem: 'Enter an amount with no decimal places, for example ¥25.',
    });
  });

  it('reads amounts in the format of every currency and locale', () => {
    const locales = [
      'en-US',
      'de-DE',
      'fr-FR',
      'de-CH',
      'pl-PL',
      'sv-SE',
      'ar-EG',
      'hi-IN',
      'pt-BR',
      'ja-JP',
      'fa-IR',
    ];
    for (const { code } of currencies)
      for (const locale of locales)
        for (const units of [100, 12_345, 1_234_567, 9_999_999]) {
          const digits = fractionDigits(code);
          const text = createNumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(toDecimal(units, digits));
          expect(readAmountEntry(text, { currency: code, locale }, LIMITS), `${text} ${locale}`).toEqual({
            units,
          });
        }
  });
});
