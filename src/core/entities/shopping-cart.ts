// Reads a shopping cart (CRT-001 to CRT-008) and fills in defaults.
import { fractionDigits, fromDecimal } from '../money';
import { isRecord, readArray, readBoolean, readNumber, readRecord, readString } from '../read';
import type * as wire from '../wire/commerce';
import type { Money } from '../wire/money';

/** One line of the cart; its fields are not documented (ruling 37). */
export type CartEntry = wire.CartEntry;

/** The cart as sent by the API, with its creation time as a date. */
export interface ShoppingCart extends Omit<wire.Cart, 'created'> {
  readonly created: Date | null;
}

/** Reads a cart from JSON. Missing fields and fields of the wrong type get the documented default. */
export function readShoppingCart(json: unknown): ShoppingCart {
  const from = isRecord(json) ? json : {};
  return {
    ...readIdentity(from),
    ...readLists(from),
    ...readSums(from),
    selectedShippingOption: readRecord(from.selectedShippingOption),
    shippingLocation: readRecord(from.shippingLocation),
    hasDigital: readBoolean(from.hasDigital),
    purelyDigital: readBoolean(from.purelyDigital),
    requiresShipping: readBoolean(from.requiresShipping),
  };
}

function readIdentity(from: Record<string, unknown>) {
  const created = readNumber(from.created);
  return {
    id: readString(from.id),
    websiteId: readString(from.websiteId),
    orderId: readString(from.orderId),
    created: created > 0 ? new Date(created) : null,
    version: readNumber(from.version),
    isPurchased: readBoolean(from.isPurchased),
  };
}

function readLists(from: Record<string, unknown>) {
  return {
    entries: readArray(from.entries).map(readEntry),
    shippingOptions: [...readArray(from.shippingOptions)],
    applicableTaxRules: [...readArray(from.applicableTaxRules)],
    coupons: [...readArray(from.coupons)],
    validCoupons: [...readArray(from.validCoupons)],
    invalidCoupons: [...readArray(from.invalidCoupons)],
  };
}

function readSums(from: Record<string, unknown>) {
  return {
    subtotalCents: readNumber(from.subtotalCents),
    taxCents: readNumber(from.taxCents),
    shippingCostCents: readNumber(from.shippingCostCents),
    discountCents: readNumber(from.discountCents),
    grandTotalCents: readNumber(from.grandTotalCents),
    totalQuantity: readNumber(from.totalQuantity),
    subtotalAmount: readMoney(from.subtotalAmount),
    minimumOrderSubtotal: isRecord(from.minimumOrderSubtotal) ? readMoney(from.minimumOrderSubtotal) : null,
  };
}

/** Accepts minor units, as the site API sends them, or a decimal text; anything else is zero US dollars (CRT-007). */
function readMoney(json: unknown): Money {
  const from = readRecord(json) ?? {};
  const currency = readString(from.currency) || 'USD';
  const decimal = fromDecimal(readString(from.value), fractionDigits(currency)) ?? 0;
  return { currency, minorUnits: readNumber(from.minorUnits, decimal) };
}

function readEntry(json: unknown): CartEntry {
  const from = readRecord(json) ?? {};
  return {
    id: readString(from.id),
    productId: readString(from.productId),
    sku: readString(from.sku),
    title: readString(from.title),
    productType: readProductType(from.productType),
    picture: readString(from.picture) || null,
    optionValues: readArray(from.optionValues).map((option) => {
      const { name, value, isEntered } = readRecord(option) ?? {};
      return { name: readString(name), value: readString(value), isEntered: isEntered === true || undefined };
    }),
    quantity: readNumber(from.quantity),
    unitPrice: readMoney(from.unitPrice),
    total: readMoney(from.total),
    availability: readString(from.availability) || undefined,
  };
}

const productTypes: readonly wire.ProductType[] = ['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'];

function readProductType(json: unknown): wire.ProductType {
  return productTypes.find((type) => type === json) ?? 'PHYSICAL';
}
