/** Smallest and largest amounts that Stripe charges, by currency. */
import type { AmountLimits } from '../../core/commerce/amount-entry';

/**
 * Smallest amounts in minor units, from docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. If an account is
 * paid out in another currency, a minimum converted from that currency applies as well; only Stripe knows it.
 */
const SMALLEST: Readonly<Record<string, number>> = {
  AED: 2_00,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 15_00,
  DKK: 2_50,
  EUR: 50,
  GBP: 30,
  HKD: 4_00,
  HUF: 175_00,
  INR: 50,
  JPY: 50,
  MXN: 10_00,
  MYR: 2_00,
  NOK: 3_00,
  NZD: 50,
  PLN: 2_00,
  RON: 2_00,
  SEK: 3_00,
  SGD: 50,
  THB: 10_00,
  USD: 50,
  // Not listed there: the equivalent of 0.50 USD applies. These are about one and a half times as much, at rates of
  // late 2025.
  ARS: 1_500_00,
  COP: 3_000_00,
  IDR: 12_500_00,
  ILS: 2_50,
  PHP: 45_00,
  RUB: 60_00,
  ZAR: 15_00,
};

/** For currencies not listed above. */
const SMALLEST_OTHER = 50;

/** Eight digits. */
const LARGEST = 99_999_999;

/** Twelve digits. */
const LARGEST_IDR = 999_999_999_999;

/** Amounts in minor units that Stripe accepts. */
export function getStripeLimits(currency: string): AmountLimits {
  const min = SMALLEST[currency] ?? SMALLEST_OTHER;
  return { min, max: currency === 'IDR' ? LARGEST_IDR : LARGEST };
}
