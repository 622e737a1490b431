/** Rules of gift cards: how much of an order they pay. Pure. */
import { getOrderNumber, type Order, type OrderLine } from './order';
import type { OrderKind } from './order-kind';

/** Maximum number of cards per order. */
export const MAX_CARDS_PER_ORDER = 5;

/** The amount that an order takes from a card, as shown on pages and in mails. */
export interface GiftCardPayment {
  /** Last characters of the code. */
  codeEnd: string;
  cents: number;
}

/** Gift cards pay for orders of goods; donations, subscriptions and other gift cards are paid with money. */
export const acceptsGiftCards = (kind: OrderKind): boolean => kind === 'cart';

/** Value and state of a card. */
export interface CardValue {
  id: string;
  code: string;
  codeEnd: string;
  remainingCents: number;
}

/**
 * How much of a total each card pays, in the given order. The rest is either zero or at least the smallest amount that
 * the payment provider accepts.
 */
export function splitTotal(
  totalCents: number,
  cards: readonly CardValue[],
  smallestCents: number,
): { payments: (GiftCardPayment & { id: string; code: string })[]; dueCents: number } {
  let due = totalCents;
  const payments = cards.flatMap(({ id, code, codeEnd, remainingCents }) => {
    const cents = Math.min(remainingCents, due);
    if (cents <= 0) return [];
    due -= cents;
    return [{ id, code, codeEnd, cents }];
  });
  for (const payment of payments.toReversed()) {
    if (due === 0 || due >= smallestCents) break;
    const kept = Math.min(payment.cents, smallestCents - due);
    payment.cents -= kept;
    due += kept;
  }
  return { payments: payments.filter(({ cents }) => cents > 0), dueCents: due };
}

/** Amount of an order paid by gift cards, in minor units. */
export const getGiftCardCents = ({ details }: Pick<Order, 'details'>): number =>
  (details.giftCards ?? []).reduce((sum, { cents }) => sum + cents, 0);

/** Amount that the payment provider charges, in minor units. */
export const getDueCents = (order: Pick<Order, 'details' | 'totalCents'>): number =>
  order.totalCents - getGiftCardCents(order);

/** The lines that the payment provider shows: with a gift card, a single line for the rest. */
export function getDueLines(order: Order): OrderLine[] {
  const [first] = order.lines;
  const due = getDueCents(order);
  if (!first || due === order.totalCents) return order.lines;
  const title = `Order ${getOrderNumber(order.id)}, after the gift card`;
  return [{ ...first, title, optionValues: [], quantity: 1, unitCents: due, totalCents: due }];
}
