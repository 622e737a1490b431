/** Reads prices that the owner enters. Pure. */
import { MAX_PRICE } from '../../core/commerce/product-limits';
import { formatMoney, fractionDigits, fromDecimal, toDecimal } from '../../core/money';

type Fields = Readonly<Record<string, string>>;

const EXAMPLE_UNITS = 48;

/** Returns minor units of the currency; null for an invalid price or one above the limit. */
export function readPrice(text: string, currency: string): number | null {
  const cents = fromDecimal(text, fractionDigits(currency));
  return cents !== null && cents >= 0 && cents <= MAX_PRICE ? cents : null;
}

/** Describes what `readPrice` accepts, such as `48.00, up to €1,000,000.00`. */
export function describePrices(currency: string): string {
  const digits = fractionDigits(currency);
  const example = toDecimal(EXAMPLE_UNITS * 10 ** digits, digits);
  return `${example}, up to ${formatMoney(MAX_PRICE, currency, 'en-US')}`;
}

interface Prices {
  priceCents: number;
  salePriceCents: number | null;
}

/** Reads `price` and `salePrice`, which may be empty; adds problems to `errors`. */
export function readPrices(fields: Fields, currency: string, errors: Record<string, string>): Prices {
  const { price = '', salePrice = '' } = fields;
  const read = (name: 'price' | 'salePrice', text: string): number => {
    const cents = readPrice(text, currency);
    if (cents === null) errors[name] = `A price is a number such as ${describePrices(currency)}.`;
    return cents ?? 0;
  };
  return {
    priceCents: read('price', price),
    salePriceCents: salePrice.trim() === '' ? null : read('salePrice', salePrice),
  };
}
