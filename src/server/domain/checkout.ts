/** Rules of the checkout: when a cart becomes an order. Pure. */
import { cartMessages } from '../../core/messages';
import { formatMoney } from '../../core/money';
import { getRejection, type Offer, type StoredCart } from './cart';
import type { CheckoutAttempt } from './checkout-token';
import { createOrderLines, findShortages, type OrderLine, sumLines } from './order';
import type { OrderKind } from './order-kind';
import type { ShopSettings } from './shop-settings';

/** What the rules need to know. */
export interface CheckoutInput {
  attempt: CheckoutAttempt;
  cart: StoredCart;
  /** Default `cart`. */
  kind?: OrderKind;
  /** Current offers of the cart; the stock includes what this cart already holds. */
  offers: readonly Offer[];
  settings: ShopSettings;
  /** Amounts that the payment provider accepts, in minor units. */
  limits: { min: number; max: number };
  site: { currency: string; locale: string };
}

/** The lines of the order, or why there is none. */
export type CheckoutResult = { lines: OrderLine[] } | { problem: string };

const CLOSED = 'This shop is closed at the moment. Nothing is ordered or charged. Your cart is kept.';
const CLOSED_PURCHASE = 'Payments are not accepted at the moment. Nothing is ordered or charged.';
export const EXPIRED = 'This page is out of date or was changed. Please check your order and send it again.';
const CHANGED =
  'Your cart has changed since this page was opened. Please check your order and send it again.';

/** A private cart is not called one. */
export function getClosedProblem(kind: OrderKind): string {
  return kind === 'cart' ? CLOSED : CLOSED_PURCHASE;
}

/** Checks the rules in the order in which a visitor can act on them. */
export function checkCheckout({
  attempt,
  cart,
  kind = 'cart',
  offers,
  settings,
  limits,
  site,
}: CheckoutInput): CheckoutResult {
  const money = (cents: number): string => formatMoney(cents, site.currency, site.locale);
  if (settings.closed) return { problem: getClosedProblem(kind) };
  const lines = createOrderLines(cart.entries, offers);
  if (lines.length === 0) return { problem: cartMessages.checkoutImpossible };
  if (cart.id !== attempt.cartId || cart.version !== attempt.cartVersion)
    return { problem: kind === 'cart' ? CHANGED : EXPIRED };
  const shortages = findShortages(lines, offers).map((offer) => getRejection(offer, offer.qtyInStock + 1));
  if (shortages.length > 0)
    return { problem: `${shortages.join(' ')} Please change your ${kind === 'cart' ? 'cart' : 'choice'}.` };
  const total = sumLines(lines);
  if (total > attempt.totalCents) {
    const change = `from ${money(attempt.totalCents)} to ${money(total)}`;
    return { problem: `The total has changed ${change}. Please confirm the new total.` };
  }
  return getAmountProblem(total, settings, limits, money) ?? { lines };
}

/** Message when the subtotal is below the minimum (CRT-018). */
export function getMinimumProblem(
  total: number,
  { minimumSubtotal }: Pick<ShopSettings, 'minimumSubtotal'>,
  money: (cents: number) => string,
): string | undefined {
  return total < minimumSubtotal
    ? cartMessages.minimum.replace('{subtotal}', money(minimumSubtotal))
    : undefined;
}

function getAmountProblem(
  total: number,
  settings: ShopSettings,
  { min, max }: CheckoutInput['limits'],
  money: (cents: number) => string,
): { problem: string } | undefined {
  const minimum = getMinimumProblem(total, settings, money);
  if (minimum) return { problem: minimum };
  if (total < min) return { problem: `The smallest amount that can be paid is ${money(min)}.` };
  if (total > max)
    return {
      problem: `The largest amount that can be paid at once is ${money(max)}. Please order in parts.`,
    };
  return undefined;
}
