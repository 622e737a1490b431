/** Orders and their states. Pure. */
import type { ProductType } from '../../core/wire/commerce';
import {
  type EnteredValue,
  fromEntered,
  getUnitPrice,
  isSameEntry,
  type Offer,
  type StoredEntry,
  toEntered,
} from './cart';
import type { OrderDetails, OrderKind } from './order-kind';

export type OrderState = 'pending' | 'paid' | 'fulfilled' | 'refunded' | 'expired' | 'cancelled';

/** Actions that change the state of an order. */
export type OrderAction = 'pay' | 'expire' | 'cancel' | 'fulfill' | 'refund';

/** A line of an order, with the title and the price at the time of the checkout. Cents are minor units. */
export interface OrderLine {
  productId: string;
  sku: string;
  title: string;
  productType: ProductType;
  optionValues: EnteredValue[];
  quantity: number;
  unitCents: number;
  totalCents: number;
}

/** The buyer. `address` is empty if nothing is shipped. */
export interface Contact {
  name: string;
  email: string;
  address: string;
}

/** A quantity of a variant. */
export interface Pieces {
  productId: string;
  sku: string;
  quantity: number;
}

/** A stored order. `id` is the id of the checkout attempt. */
export interface Order {
  id: string;
  cartId: string;
  cartVersion: number;
  state: OrderState;
  kind: OrderKind;
  details: OrderDetails;
  contact: Contact;
  lines: OrderLine[];
  currency: string;
  totalCents: number;
  provider: string;
  /** Id of the payment at the provider; null until it was requested. */
  reference: string | null;
  payUrl: string | null;
  /** Amount that the provider reported, in minor units. */
  paidCents: number | null;
  createdAt: Date;
  /** End of the stock hold. */
  expiresAt: Date;
}

/** How long stock is held for an unpaid order. */
export const HOLD_MS = 31 * 60_000;

/**
 * How long the provider is asked about the payment of an unpaid order, from the end of its hold, unless it reports the
 * payment itself.
 */
const PAYMENT_LIFETIME_MS = 30 * 24 * 3_600_000;

/** Whether the payment of an unpaid order is too old to ask the provider about. Providers delete old payments. */
export const isPaymentOver = (
  { state, expiresAt }: Pick<Order, 'state' | 'expiresAt'>,
  now: number,
): boolean => state !== 'pending' && expiresAt.getTime() + PAYMENT_LIFETIME_MS < now;

/** An expired order can still be paid if its stock is available again. A payment that came too late is refunded. */
const TRANSITIONS: Readonly<Record<OrderState, Partial<Record<OrderAction, OrderState>>>> = {
  pending: { pay: 'paid', expire: 'expired', cancel: 'cancelled', refund: 'refunded' },
  paid: { fulfill: 'fulfilled', refund: 'refunded' },
  fulfilled: { refund: 'refunded' },
  expired: { pay: 'paid', refund: 'refunded' },
  cancelled: { refund: 'refunded' },
  refunded: {},
};

/** The state after an action; undefined when the action is not possible. */
export function getNextState(state: OrderState, action: OrderAction): OrderState | undefined {
  return TRANSITIONS[state][action];
}

/** Short number for people: the last eight digits of the id, which are random. */
export function getOrderNumber(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** Lines of the entries that are still offered, at current prices. */
export function createOrderLines(entries: readonly StoredEntry[], offers: readonly Offer[]): OrderLine[] {
  return entries.flatMap(({ productId, sku, quantity, texts }) => {
    const offer = findOffer(offers, { productId, sku });
    if (!offer) return [];
    const unitCents = getUnitPrice(offer);
    const { title, productType } = offer;
    const optionValues = offer.optionValues.concat(toEntered({ texts }));
    return [
      {
        productId,
        sku,
        title,
        productType,
        optionValues,
        quantity,
        unitCents,
        totalCents: unitCents * quantity,
      },
    ];
  });
}

/** Sum of the lines in minor units. */
export function sumLines(lines: readonly Pick<OrderLine, 'totalCents'>[]): number {
  return lines.reduce((total, line) => total + line.totalCents, 0);
}

/** Pieces per variant with limited stock; quantities of the same variant are added up. */
export function getLimitedPieces(pieces: readonly Pieces[], offers: readonly Offer[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const { productId, sku, quantity } of pieces) {
    if (findOffer(offers, { productId, sku })?.unlimited !== false) continue;
    const key = JSON.stringify([productId, sku]);
    sums.set(key, { productId, sku, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** The offers with less stock than the required pieces. */
export function findShortages(pieces: readonly Pieces[], offers: readonly Offer[]): Offer[] {
  return getLimitedPieces(pieces, offers).flatMap((wanted) => {
    const offer = findOffer(offers, wanted);
    return offer && offer.qtyInStock < wanted.quantity ? [offer] : [];
  });
}

/** The offers, with what is held for a cart added to their stock: it is available to this cart. */
export const addHeld = (offers: readonly Offer[], held: readonly Pieces[]): Offer[] =>
  offers.map((offer) => ({ ...offer, qtyInStock: offer.qtyInStock + countHeld(held, offer) }));

function countHeld(held: readonly Pieces[], { productId, sku }: Omit<Pieces, 'quantity'>): number {
  const own = held.filter((one) => one.productId === productId && one.sku === sku);
  return own.reduce((sum, one) => sum + one.quantity, 0);
}

/** The entries that remain after these pieces were bought. */
export function removeBought(
  entries: readonly StoredEntry[],
  bought: readonly (Pieces & Pick<OrderLine, 'optionValues'>)[],
): StoredEntry[] {
  const lines = bought.map((line) => ({ ...line, texts: fromEntered(line.optionValues) }));
  return entries.flatMap((entry) => {
    const same = lines.filter((line) => isSameEntry(line, entry));
    const quantity = same.reduce((rest, one) => rest - one.quantity, entry.quantity);
    return quantity > 0 ? [{ ...entry, quantity }] : [];
  });
}

function findOffer(
  offers: readonly Offer[],
  { productId, sku }: Omit<Pieces, 'quantity'>,
): Offer | undefined {
  return offers.find((offer) => offer.productId === productId && offer.sku === sku);
}
