/** Places an order: checks the cart, holds its stock and opens the payment. */
import type { Queryable } from '../db/db';
import type { Offer } from '../domain/cart';
import { type CheckoutInput, checkCheckout } from '../domain/checkout';
import type { CheckoutAttempt } from '../domain/checkout-token';
import { getDueCents, getDueLines } from '../domain/gift-card';
import { maskGiftCardCode, parseGiftCardCode } from '../domain/gift-card-code';
import {
  addHeld,
  type Contact,
  getLimitedPieces,
  HOLD_MS,
  type Order,
  type Pieces,
  sumLines,
} from '../domain/order';
import type { CheckoutCart } from '../domain/purchase';
import { getText } from '../languages/texts';
import { getProvider, PaymentUnavailable } from '../payments/payment-provider';
import { findCheckoutCart, lockCart } from '../stores/cart-lock';
import { findOrder, findPendingOrders, insertOrder, lockOrder, setPayment } from '../stores/orders';
import { findOffers } from '../stores/products';
import { findHolds, holdStock, lockVariants } from '../stores/stock';
import { cancelInTransaction } from './change-order';
import { GiftCardProblem, holdGiftCards } from './gift-cards';
import {
  createStamp,
  findEffectiveSettings,
  getKindSettings,
  getOrderUrl,
  type OrderDeps,
} from './order-deps';
import { completePayment, settleOrder } from './settle';

/** The order of the attempt, and whether gift cards have just paid it; or why there is no order. */
export type Placed = { order: Order; isPaidNow?: true } | { problem: string };

/**
 * One attempt is one order: a repeated call returns the same order, unless it has another contact or other gift cards.
 */
export async function placeOrder(
  deps: OrderDeps,
  attempt: CheckoutAttempt,
  contact: Contact,
  giftCards: readonly string[] = [],
): Promise<Placed> {
  const paid = await settleEarlier(deps, attempt);
  if (paid) return { order: paid };
  const refusal = await findRefusal(deps, attempt);
  if (refusal) return refusal;
  const placed = await deps.db
    .transaction((tx) => placeInTransaction(deps, tx, attempt, { contact, giftCards }))
    .catch(explainGiftCards);
  if ('order' in placed && placed.isPaidNow) deps.count('order');
  deps.jobs.notify();
  return placed;
}

/** Opens the payment page of a pending order and returns its address. Throws `PaymentUnavailable`. */
export async function openPayment(deps: OrderDeps, order: Order): Promise<string> {
  if (order.payUrl) return order.payUrl;
  const opened = await getProvider(deps.payments, order.provider).open({
    orderId: order.id,
    key: `order:${order.id}:open`,
    lines: getDueLines(order),
    totalCents: getDueCents(order),
    currency: order.currency,
    email: order.contact.email,
    locale: order.details.locale ?? deps.site.locale,
    returnUrl: getOrderUrl(deps, order),
    expiresAt: order.expiresAt,
    plan: order.details.plan,
  });
  await setPayment(deps.db, deps.site.id, order.id, opened);
  return opened.url;
}

/** An order of the same cart may have been paid in another tab; an order of this attempt is returned unchanged. */
async function settleEarlier(deps: OrderDeps, { id, cartId }: CheckoutAttempt): Promise<Order | undefined> {
  const same = await findOrder(deps.db, deps.site.id, id);
  if (same && same.state !== 'pending') return same;
  for (const earlier of await findPendingOrders(deps.db, deps.site.id, cartId)) {
    const settled = await settleOrder(deps, earlier).catch(ignoreUnavailable);
    if (settled?.order.state === 'paid') return settled.order;
  }
  return undefined;
}

function explainGiftCards(error: unknown): Placed {
  if (error instanceof GiftCardProblem) return { problem: error.message };
  throw error;
}

/** Without a response, the earlier order is canceled; a payment that arrives later is refunded. */
function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof PaymentUnavailable)) throw error;
}

/**
 * Why the order is refused, determined without locks: otherwise everybody who wants the last piece would wait for its
 * variant. The stock is read before the orders of the cart, so that pieces held by them are never mistaken for sold
 * out.
 */
async function findRefusal(deps: OrderDeps, attempt: CheckoutAttempt): Promise<Placed | undefined> {
  const { db, site } = deps;
  const cart = await findCheckoutCart(db, site.id, attempt.cartId);
  if (!cart) return undefined;
  const offers = await findCartOffers(deps, db, cart);
  const input = await createInput(deps, db, { attempt, cart, offers, held: [] });
  // Stock held for this cart can only increase the availability.
  if (!('problem' in checkCheckout(input))) return undefined;
  const held = await findHoldsOf(deps, db, await findPendingOrders(db, site.id, cart.id));
  if (await findOrder(db, site.id, attempt.id)) return undefined;
  const checked = checkCheckout({ ...input, offers: addHeld(offers, held) });
  return 'problem' in checked ? checked : undefined;
}

/** Locks cart, orders, variants and gift cards, in this order, like every transaction of the shop. */
async function placeInTransaction(
  deps: OrderDeps,
  tx: Queryable,
  attempt: CheckoutAttempt,
  { contact, giftCards }: { contact: Contact; giftCards: readonly string[] },
): Promise<Placed> {
  const { site } = deps;
  const cart = await lockCart(tx, site.id, attempt.cartId);
  if (!cart) return { problem: getText(deps.site.locale)('checkout.expired') };
  const same = await lockOrder(tx, site.id, attempt.id);
  if (same && same.state !== 'pending') return { order: same };
  if (same?.cartVersion === cart.version)
    return isAsked(same, contact, giftCards)
      ? { order: same }
      : { problem: getText(site.locale)('checkout.expired') };
  const earlier = await findPendingOrders(tx, site.id, cart.id, true);
  const input = await loadInput(deps, tx, { attempt, cart, earlier });
  const checked = checkCheckout(input);
  if ('problem' in checked) return checked;
  for (const order of earlier) await cancelInTransaction(deps, tx, order, 'new checkout');
  const created = createOrder(deps, attempt, { ...cart, contact, lines: checked.lines });
  const order = await holdGiftCards(deps, tx, created, giftCards);
  await insertOrder(tx, site.id, order, createStamp(deps));
  await holdStock(tx, site.id, order.id, getLimitedPieces(order.lines, input.offers));
  if (getDueCents(order) > 0) return { order };
  await completePayment(deps, tx, order, { cart, paidCents: 0, cause: 'gift card' });
  return { order: { ...order, state: 'paid' }, isPaidNow: true };
}

/** Whether the order matches the request; a payment for it may be open, so it stays unchanged. */
function isAsked({ contact, details }: Order, asked: Contact, giftCards: readonly string[]): boolean {
  const { name, email, address } = contact;
  if (name !== asked.name || email !== asked.email || address !== asked.address) return false;
  const held = (details.giftCards ?? []).map(({ codeEnd }) => codeEnd);
  const typed = new Set(giftCards.map((code) => maskGiftCardCode(parseGiftCardCode(code) ?? '')));
  return held.length === typed.size && held.every((end) => typed.has(end));
}

async function loadInput(
  deps: OrderDeps,
  tx: Queryable,
  { attempt, cart, earlier }: { attempt: CheckoutAttempt; cart: CheckoutCart; earlier: readonly Order[] },
): Promise<CheckoutInput> {
  const held = await findHoldsOf(deps, tx, earlier);
  await lockVariants(tx, deps.site.id, [...cart.entries, ...held]);
  const offers = await findCartOffers(deps, tx, cart);
  return createInput(deps, tx, { attempt, cart, offers, held });
}

const findHoldsOf = ({ site }: OrderDeps, db: Queryable, orders: readonly Order[]): Promise<Pieces[]> =>
  findHolds(
    db,
    site.id,
    orders.map(({ id }) => id),
  );

async function findCartOffers({ site }: OrderDeps, db: Queryable, cart: CheckoutCart): Promise<Offer[]> {
  const productIds = cart.entries.map(({ productId }) => productId);
  return [...(await findOffers(db, site.id, productIds)), ...cart.offers];
}

interface CheckoutData {
  attempt: CheckoutAttempt;
  cart: CheckoutCart;
  offers: readonly Offer[];
  /** Pieces already held for this cart, which are available to it. */
  held: readonly Pieces[];
}

async function createInput(
  { site, payments }: OrderDeps,
  db: Queryable,
  { attempt, cart, offers, held }: CheckoutData,
): Promise<CheckoutInput> {
  const settings = await findEffectiveSettings(db, { site, payments });
  return {
    attempt,
    cart,
    kind: cart.kind,
    offers: addHeld(offers, held),
    settings: getKindSettings(settings, cart.kind),
    limits: payments[0].getLimits(site.currency),
    site,
  };
}

function createOrder(
  { site, payments, clock }: OrderDeps,
  { id, cartId, cartVersion }: CheckoutAttempt,
  { kind, details, contact, lines }: Pick<Order, 'kind' | 'details' | 'contact' | 'lines'>,
): Order {
  const now = clock();
  return {
    id,
    cartId,
    cartVersion,
    state: 'pending',
    kind,
    details: { ...details, locale: site.locale },
    contact,
    lines,
    currency: site.currency,
    totalCents: sumLines(lines),
    provider: payments[0].name,
    reference: null,
    payUrl: null,
    paidCents: null,
    createdAt: new Date(now),
    expiresAt: new Date(now + HOLD_MS),
  };
}
