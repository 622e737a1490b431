// Reads SKUs and prices of variants from JSON, in the shapes that templates print.
import { fractionDigits, fromDecimal } from '../money';
import { isRecord, readRecord, readString } from '../read';
import { MAX_PRICE, MAX_SKU_LENGTH } from './product-limits';

export type Json = Readonly<Record<string, unknown>>;

export interface Prices {
  /** In minor units; null if the JSON has no price. */
  readonly price: number | null;
  /** In minor units; applies only with `onSale`. */
  readonly salePrice: number;
  readonly onSale: boolean;
}

export interface Offer extends Prices {
  /** Empty if the product has no SKU, for example a digital product. */
  readonly sku: string;
  /** The JSON that the offer was read from. */
  readonly json: Json;
}

/** Drops offers that cannot be sold because of an invalid price or too long a SKU. */
export function readOffers(list: readonly unknown[], currency: string): Offer[] {
  return list.flatMap((json) => {
    if (!isRecord(json)) return [];
    const prices = readPrices(json, currency);
    const sku = readString(json.sku);
    return prices && sku.length <= MAX_SKU_LENGTH ? [{ json, sku, ...prices }] : [];
  });
}

/** The currency of the first price that names one; empty if none does. */
export function findCurrency(list: readonly unknown[]): string {
  for (const json of list) {
    const { priceMoney, price } = readRecord(json) ?? {};
    for (const money of [priceMoney, price]) {
      const { currency, currencyCode } = readRecord(money) ?? {};
      const code = readString(currency) || readString(currencyCode);
      if (/^[A-Z]{3}$/.test(code)) return code;
    }
  }
  return '';
}

/** Null for an invalid price. */
function readPrices(json: Json, currency: string): Prices | null {
  const price = readAmount(json, 'price', currency);
  const salePrice = readAmount(json, 'salePrice', currency);
  if (price === undefined || salePrice === undefined) return null;
  return { price, salePrice: salePrice ?? 0, onSale: json.onSale === true && salePrice !== null };
}

/** Reads minor units, or an exact decimal text with its currency; null if there is none, undefined if it is invalid. */
function readAmount(json: Json, name: 'price' | 'salePrice', currency: string): number | null | undefined {
  const plain = json[name] ?? json[`${name}Cents`];
  const money = readRecord(json[`${name}Money`]) ?? readRecord(plain);
  const digits = fractionDigits(readString(money?.currency) || currency);
  const decimal = typeof money?.value === 'string' ? money.value : readString(money?.decimalValue);
  const exact = decimal
    ? fromDecimal(decimal.replace(/^\./, '0.'), digits)
    : (money?.minorUnits ?? money?.value);
  const amount = exact ?? (isRecord(plain) ? null : plain) ?? null;
  if (amount === null) return decimal ? undefined : null;
  const units = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  return typeof units === 'number' && Number.isInteger(units) && units >= 0 && units <= MAX_PRICE
    ? units
    : undefined;
}
