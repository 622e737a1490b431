import { describe, expect, it } from 'vitest';
import { defaultMessages } from './donation.messages';
import { checkAmount, findCurrency, readSuggestions } from './donation.model';

const EUR = { currency: 'EUR', locale: 'en-US' };

describe('readSuggestions', () => {
  it('reads minor units and money, without duplicates', () => {
    const values = [1000, { value: '25.00' }, { decimalValue: '50.00', value: 5000 }, { value: 7500 }, 1000];
    expect(readSuggestions(values, EUR)).toEqual({ amounts: [1000, 2500, 5000, 7500], invalid: 0 });
  });

  it('findCurrency returns the currency of the first amount that has one', () => {
    expect(findCurrency([1000, { value: '25.00', currency: 'CHF' }, { currency: 'EUR' }])).toBe('CHF');
    expect(findCurrency([1000, { currency: 'francs' }])).toBe('');
  });

  it('counts invalid amounts', () => {
    const values = [0, -5, 1.5, '10', null, {}, { value: '1.005' }, 100_000_001, Number.NaN];
    expect(readSuggestions(values, EUR)).toEqual({ amounts: [], invalid: 9 });
  });
});

describe('checkAmount', () => {
  const entered = { chosen: '', other: '', hasChoices: true, hasOther: true };

  it('returns the chosen or entered amount, or null in a form without amounts', () => {
    expect(checkAmount({ ...entered, chosen: '25.00' }, EUR, defaultMessages)).toBe(2500);
    expect(checkAmount({ ...entered, chosen: 'other', other: '12.5' }, EUR, defaultMessages)).toBe(1250);
    expect(checkAmount({ ...entered, other: '12.5' }, EUR, defaultMessages)).toBe(1250);
    expect(checkAmount({ ...entered, hasChoices: false, hasOther: false }, EUR, defaultMessages)).toBe(null);
  });

  it.each([
    [{}, 'Choose an amount, or enter another one.'],
    [{ hasOther: false }, 'Choose one of the amounts.'],
    [{ chosen: 'other' }, 'Enter an amount, for example €25.00.'],
    [{ hasChoices: false, other: '-1' }, 'The smallest amount is €0.01.'],
  ])('returns a message for %j', (more, problem) => {
    expect(checkAmount({ ...entered, ...more }, EUR, defaultMessages)).toEqual({ problem });
  });
});
