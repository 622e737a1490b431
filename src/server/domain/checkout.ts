/** Rules of the checkout: when a cart becomes an order. Pure. */
import type { AmountLimits } from '../../core/commerce/amount-entry';
import { formatMoney } from '../../core/money';
import { getText, type Text } from '../languages/texts';
import { getRejection, type Offer, type StoredCart } from './cart';
import type { CheckoutAttempt } from './checkout-token';
import { createOrderLines, findShortages, type OrderLine, sumLines } from './order';
import type { OrderKind } from './order-kind';
import type { ShopSettings } from './shop-settings';

/** Input of the rules. */
export interface CheckoutInput {
  attempt: CheckoutAttempt;
  cart: StoredCart;
  /** Default `cart`. */
  kind?: OrderKind;
  /** Current offers of the cart; the stock includes what this cart already holds. */
  offers: readonly Offer[];
  settings: ShopSettings;
  /** Amounts that the payment provider accepts, in minor units. */
  limits: AmountLimits;
  site: { currency: string; locale: string };
}

/** The lines of the order, or why there is none. */
export type CheckoutResult = { lines: OrderLine[] } | { problem: string };

/** Words in the language of the site. */
interface Words {
  money: (cents: number) => string;
  text: Text;
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
  const text = getText(site.locale);
  const money = (cents: number): string => formatMoney(cents, site.currency, site.locale);
  if (settings.closed) return { problem: text('checkout.closed', { kind }) };
  const lines = createOrderLines(cart.entries, offers);
  if (lines.length === 0) return { problem: text('cart.checkoutImpossible') };
  if (cart.id !== attempt.cartId || cart.version !== attempt.cartVersion)
    return { problem: text(kind === 'cart' ? 'checkout.changed' : 'checkout.expired') };
  const shortages = findShortages(lines, offers).map((offer) =>
    getRejection(offer, offer.qtyInStock + 1, text),
  );
  if (shortages.length > 0)
    return { problem: [...shortages, text('checkout.changeChoice', { kind })].join(' ') };
  const total = sumLines(lines);
  if (total > attempt.totalCents) {
    const change = { before: money(attempt.totalCents), after: money(total) };
    return { problem: text('checkout.totalChanged', change) };
  }
  return getAmountProblem(total, settings, limits, { money, text }) ?? { lines };
}

/** Message when the subtotal is below the minimum (CRT-018). */
export function getMinimumProblem(
  total: number,
  { minimumSubtotal }: Pick<ShopSettings, 'minimumSubtotal'>,
  { money, text }: Words,
): string | undefined {
  return total < minimumSubtotal ? text('cart.minimum', { subtotal: money(minimumSubtotal) }) : undefined;
}

function getAmountProblem(
  total: number,
  settings: ShopSettings,
  { min, max }: AmountLimits,
  words: Words,
): { problem: string } | undefined {
  const minimum = getMinimumProblem(total, settings, words);
  const { money, text } = words;
  if (minimum) return { problem: minimum };
  if (total < min) return { problem: text('checkout.tooSmall', { amount: money(min) }) };
  if (total > max) return { problem: text('checkout.tooLarge', { amount: money(max) }) };
  return undefined;
}
