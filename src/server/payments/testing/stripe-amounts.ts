/** The documented minimum and maximum amounts of Stripe, which rejects others. */
import { fractionDigits } from '../../../core/money';

/** Why a request is rejected, as a Stripe error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code: string },
  ) {
    super(error.code);
  }
}

/** Minimum amounts, in units of the currency. */
const SMALLEST: Readonly<Record<string, number>> = {
  AUD: 0.5,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
};

/** The price of a dollar in other currencies. */
const RATES: Readonly<Record<string, number>> = {
  ARS: 1450,
  COP: 3850,
  IDR: 16_650,
  ILS: 3.25,
  PHP: 58.7,
  RUB: 79,
  ZAR: 17.2,
};

/** Throws a `Refusal` for an amount in minor units that cannot be charged. */
export function checkAmount(amount: number, lowerCase: string): void {
  const currency = lowerCase.toUpperCase();
  const smallest = (SMALLEST[currency] ?? 0.5 * RATES[currency]!) * 10 ** fractionDigits(currency);
  if (amount < smallest) throw createRefusal('amount_too_small');
  if (String(amount).length > (currency === 'IDR' ? 12 : 8)) throw createRefusal('amount_too_large');
}

const createRefusal = (code: string): Refusal => new Refusal(400, { type: 'invalid_request_error', code });
