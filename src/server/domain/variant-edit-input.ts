/** Reads the owner's changes to a variant. Pure. */
import { fractionDigits, toDecimal } from '../../core/money';
import type { Variant } from '../../core/wire/commerce';
import {
  type FieldErrors,
  type Fields,
  isPictureAddress,
  MAX_STOCK,
  PICTURE_PROBLEM,
  type Read,
} from './catalog-input';
import { readPrices } from './price-input';

/** Cents are minor units of the site's currency. */
export interface VariantChange {
  priceCents: number;
  salePriceCents: number | null;
  onSale: boolean;
  /** Difference from the stock that the owner saw. */
  stockChange: number;
  /** Address; empty to use the product's picture, undefined to keep the current one. */
  picture?: string | undefined;
}

/**
 * Unlimited variants have no stock field; variants without options have no picture field.
 * @param currency of the site, ISO 4217
 */
export function readVariantChange(fields: Fields, currency: string): Read<VariantChange> {
  const { stockBefore = '', stock = stockBefore, onSale } = fields;
  const errors: FieldErrors = {};
  const prices = readPrices(fields, currency, errors);
  const [pieces, before] = [readStock(stock), readStock(stockBefore)];
  if (pieces === null || before === null)
    errors.stock = `Enter a whole number, up to ${MAX_STOCK.toLocaleString('en')}.`;
  const picture = fields.picture?.trim();
  if (picture && !isPictureAddress(picture)) errors.picture = PICTURE_PROBLEM;
  if (pieces === null || before === null || Object.keys(errors).length > 0) return { errors };
  return { value: { ...prices, onSale: !!onSale, stockChange: pieces - before, picture } };
}

/** A variant as the form shows it, without its stock, which is changed by a difference. */
export function formatVariant({ price, salePrice, onSale, picture }: Variant, currency: string): Fields {
  const decimal = (cents: number): string => toDecimal(cents, fractionDigits(currency));
  return {
    price: decimal(price.minorUnits),
    salePrice: salePrice ? decimal(salePrice.minorUnits) : '',
    picture: picture ?? '',
    onSale: onSale ? 'yes' : '',
  };
}

function readStock(text: string): number | null {
  const pieces = /^\d+$/.test(text.trim()) ? Number(text) : null;
  return pieces !== null && pieces <= MAX_STOCK ? pieces : null;
}
