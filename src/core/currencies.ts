// The 27 documented currencies (PRD-014 to PRD-016); numbers are ISO 4217 codes.
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
  ['EUR', 'Euro', '978'],
  ['USD', 'US Dollar', '840'],
  ['AUD', 'Australian Dollar', '036'],
  ['NOK', 'Norwegian Krone', '578'],
  ['CAD', 'Canadian Dollar', '124'],
  ['NZD', 'New Zealand Dollar', '554'],
  ['DKK', 'Danish Krone', '208'],
  ['GBP', 'Pound Sterling', '826'],
  ['HKD', 'Hong Kong Dollar', '344'],
  ['CHF', 'Swiss Franc', '756'],
  ['MXN', 'Mexican Peso', '484'],
  ['SGD', 'Singapore Dollar', '702'],
  ['SEK', 'Swedish Krona', '752'],
  ['CZK', 'Czech Koruna', '203'],
  ['ILS', 'New Israeli Sheqel', '376'],
  ['PHP', 'Philippine Peso', '608'],
  ['RUB', 'Russian Ruble', '643'],
  ['PLN', 'Zloty', '985'],
  ['THB', 'Baht', '764'],
  ['MYR', 'Malaysian Ringgit', '458'],
  ['ARS', 'Argentine Peso', '032'],
  ['BRL', 'Brazilian Real', '986'],
  ['COP', 'Colombian Peso', '170'],
  ['IDR', 'Rupiah', '360'],
  ['INR', 'Indian Rupee', '356'],
  ['JPY', 'Yen', '392'],
  ['ZAR', 'Rand', '710'],
] as const;

export const currencies: readonly Currency[] = table.map(([code, name, numericCode]) => ({
  code,
  name,
  fractionDigits: fractionDigits(code),
  numericCode,
}));
