import { describe, expect, it } from 'vitest';
import { currencies } from '../currencies';
import { sharedMessages } from '../shared-messages';
import { currencyMessages, defaultCurrencyMessages, nameCurrency } from './currency-messages';

describe('names of currencies', () => {
  it('are 26 translatable messages, and one for the default currency [I18-004]', () => {
    expect(sharedMessages.currency).toBe(currencyMessages);
    expect(Object.keys(currencyMessages)).toHaveLength(26);
    expect(sharedMessages['default-currency']).toEqual({ USD: 'US Dollar' });
    expect(currencies.map(({ code }) => code).sort()).toEqual(
      Object.keys({ ...currencyMessages, ...defaultCurrencyMessages }).sort(),
    );
  });

  it.each([
    ['EUR', 'Euro (EUR)'],
    ['USD', 'US Dollar (USD)'],
    ['XAU', 'XAU'],
    ['constructor', 'constructor'],
  ])('are shown with their code: %s', (code, name) => {
    expect(nameCurrency(code)).toBe(name);
  });
});
