// Reads a shopping cart (CRT-001 to CRT-008) and fills in defaults.

import { fractionDigits, fromDecimal } from '../money';
import { readArray, readBoolean, readNumber, readRecord, readString } from '../read';
import type * as wire from '../wire/commerce';
import type { Money } from '../wire/money';
import { readProductType } from './product-type';

/** One line of the cart; its fields are not documented (ruling 37). */
export type CartEntry = wire.CartEntry;

/** The cart as sent by the API, with its creation time as a date. */
export interface ShoppingCart extends Omit<wire.Cart, 'created'> {
  readonly created: Date | null;
}

/**
 * Reads a cart from JSON, including the property names of published carts and cart pages. In the context of a cart page, the
 * minimum is next to `cart`. Missing fields and fields of the wrong type get the documented default.
 */
export function readShoppingCart(json: unknown): ShoppingCart {
  const page = readRecord(json) ?? {};
  const from = { ...page, ...readRecord(page.cart) };
  const minimum = readRecord(from.minimumOrderSubtotal);
  const created = readNumber(from.created);
  const entries = readArray(from.entries ?? from.items).map(readEntry);
  return {
    ...readFields(from, ['id', 'websiteId', 'orderId'], readString),
    ...readFields(from, LISTS, (value) => [...readArray(value)]),
    ...readFields(from, NUMBERS, readNumber),
    ...readFields(from, ['selectedShippingOption', 'shippingLocation'], readRecord),
    ...readFields(from, ['isPurchased', 'hasDigital', 'purelyDigital', 'requiresShipping'], readBoolean),
    ...readSums(from, entries),
    minimumOrderSubtotal: minimum && readMoney(minimum),
    created: created > 0 ? new Date(created) : null,
    entries,
  };
}

const LISTS = ['shippingOptions', 'applicableTaxRules', 'coupons', 'validCoupons', 'invalidCoupons'] as const;
const NUMBERS = ['version', 'taxCents', 'shippingCostCents', 'discountCents', 'grandTotalCents'] as const;

const readFields = <K extends string, T>(
  from: Record<string, unknown>,
  names: readonly K[],
  read: (value: unknown) => T,
): Record<K, T> => Object.fromEntries(names.map((name) => [name, read(from[name])])) as Record<K, T>;

/** Published cart pages have neither sums in minor units nor the number of items. */
function readSums(from: Record<string, unknown>, entries: readonly CartEntry[]) {
  const currency = entries[0]?.unitPrice.currency;
  const subtotalAmount = readMoney(
    from.subtotalAmount ?? from.subtotal ?? { currency, minorUnits: from.subtotalCents },
  );
  const pieces = entries.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    subtotalAmount,
    subtotalCents: readNumber(from.subtotalCents, subtotalAmount.minorUnits),
    totalQuantity: readNumber(from.totalQuantity, pieces),
  };
}

/**
 * Accepts minor units, as the site API sends them, or decimal text; anything else is zero US dollars (CRT-007). A numeric
 * `value` is in minor units, as in published carts, which also have a `decimalValue`.
 */
function readMoney(json: unknown): Money {
  const { currency: code, currencyCode, minorUnits, value } = readRecord(json) ?? {};
  const currency = readString(code ?? currencyCode) || 'USD';
  const amount = typeof value === 'string' ? fromDecimal(value, fractionDigits(currency)) : value;
  return { currency, minorUnits: readNumber(minorUnits ?? amount) };
}

function readEntry(json: unknown): CartEntry {
  const from = readRecord(json) ?? {};
  const variant = readRecord(from.chosenVariant) ?? {};
  const currency = readRecord(readRecord(from.item)?.price)?.currency;
  const readPrice = (money: unknown, minorUnits: unknown) => readMoney(money ?? { currency, minorUnits });
  const options = from.optionValues ?? from.variantOptions ?? variant.optionValues;
  return {
    id: readString(from.id),
    productId: readString(from.productId ?? from.itemId),
    sku: readString(from.sku ?? variant.sku),
    title: readString(from.title ?? from.productName),
    productType: readProductType(from.productType),
    picture: readString(from.picture ?? from.image) || null,
    optionValues: readArray(options).map(readOption),
    quantity: readNumber(from.quantity),
    unitPrice: readPrice(from.unitPrice, from.purchasePriceCents),
    total: readPrice(from.total ?? from.itemTotal, from.subTotal),
    availability: readString(from.availability) || undefined,
  };
}

function readOption(json: unknown): CartEntry['optionValues'][number] {
  const { name, optionName, value, isEntered } = readRecord(json) ?? {};
  return {
    name: readString(name ?? optionName),
    value: readString(value),
    isEntered: isEntered === true || undefined,
  };
}
