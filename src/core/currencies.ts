// The 27 documented currencies (PRD-014 to PRD-016) with their ISO 4217 codes.
import { currencyMessages, defaultCurrencyMessages } from './messages/currency-messages';
import { fractionDigits } from './money';

export interface Currency {
  /** ISO 4217, three letters. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** Number of digits of the minor unit: 2, or 0 for the yen. Not taken from the browser (ruling 32). */
  readonly fractionDigits: number;
  /** ISO 4217, three digits. */
  readonly numericCode: string;
}

const table = [
  ['EUR', '978'],
  ['USD', '840'],
  ['AUD', '036'],
  ['NOK', '578'],
  ['CAD', '124'],
  ['NZD', '554'],
  ['DKK', '208'],
  ['GBP', '826'],
  ['HKD', '344'],
  ['CHF', '756'],
  ['MXN', '484'],
  ['SGD', '702'],
  ['SEK', '752'],
  ['CZK', '203'],
  ['ILS', '376'],
  ['PHP', '608'],
  ['RUB', '643'],
  ['PLN', '985'],
  ['THB', '764'],
  ['MYR', '458'],
  ['ARS', '032'],
  ['BRL', '986'],
  ['COP', '170'],
  ['IDR', '360'],
  ['INR', '356'],
  ['JPY', '392'],
  ['ZAR', '710'],
] as const;

const names = { ...defaultCurrencyMessages, ...currencyMessages };

export const currencies: readonly Currency[] = table.map(([code, numericCode]) => ({
  code,
  name: names[code],
  fractionDigits: fractionDigits(code),
  numericCode,
}));
