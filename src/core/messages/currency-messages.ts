// Names of the currencies by ISO 4217 code, as translatable messages. (I18-004)

/** Documented currencies besides the default. */
export const currencyMessages = {
  EUR: 'Euro',
  AUD: 'Australian Dollar',
  NOK: 'Norwegian Krone',
  CAD: 'Canadian Dollar',
  NZD: 'New Zealand Dollar',
  DKK: 'Danish Krone',
  GBP: 'Pound Sterling',
  HKD: 'Hong Kong Dollar',
  CHF: 'Swiss Franc',
  MXN: 'Mexican Peso',
  SGD: 'Singapore Dollar',
  SEK: 'Swedish Krona',
  CZK: 'Czech Koruna',
  ILS: 'New Israeli Sheqel',
  PHP: 'Philippine Peso',
  RUB: 'Russian Ruble',
  PLN: 'Zloty',
  THB: 'Baht',
  MYR: 'Malaysian Ringgit',
  ARS: 'Argentine Peso',
  BRL: 'Brazilian Real',
  COP: 'Colombian Peso',
  IDR: 'Rupiah',
  INR: 'Indian Rupee',
  JPY: 'Yen',
  ZAR: 'Rand',
} as const;

/** The currency of sites without a setting (PRD-013), separate from the other currencies (ruling 51). */
export const defaultCurrencyMessages = { USD: 'US Dollar' } as const;

/** The English name with the code, such as `Euro (EUR)`; the code alone for other currencies. */
export function nameCurrency(code: string): string {
  const names: Readonly<Record<string, string>> = { ...defaultCurrencyMessages, ...currencyMessages };
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return name ? `${name} (${code})` : code;
}
