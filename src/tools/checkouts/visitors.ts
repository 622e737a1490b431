// Visitors who shop. With faults, they press twice, pay late, leave, or their payment is not confirmed.
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { routes } from '../../core/routes';
import { parseCheckoutToken } from '../../server/domain/checkout-token';
import {
  createTestEvent,
  getTestPaymentPath,
  signTestWebhook,
  TEST_PROVIDER,
} from '../../server/payments/test-provider';
import { TEST_RENEWALS } from '../../server/payments/test-subscription';
import { BOOK } from '../../server/testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../../server/testing/shopper';
import type { Network } from './network';

type Shopper = ReturnType<typeof createShopper>;
type Answer = Awaited<ReturnType<Shopper['press']>>;

const DONATE = routes.donate('donation');

/** A subscription of the example content with six payments. */
export const CLASS = 'darkroom-class';

/** Start of the paths of payment pages. */
const TEST_PAYMENT = getTestPaymentPath('');

/** Purchases without the cart, in rotation. */
const KINDS = ['cart', 'donation', 'subscription'] as const;

export interface Shop {
  readonly network: Network;
  /** Codes of gift cards. */
  readonly codes: readonly string[];
  /** Signs webhooks of the test provider. */
  readonly signing: Parameters<typeof signTestWebhook>[0];
  /** Undefined without faults. */
  readonly random: (() => number) | undefined;
  /** Number of refusals before the payment, by status and message. */
  readonly refusals: Map<string, number>;
}

/** A visitor with an open form. */
interface Visit {
  readonly visitor: Shopper;
  readonly kind: (typeof KINDS)[number];
  /** Token of the form, which contains the id of the order. */
  readonly attempt: string;
  send(): Promise<Answer>;
}

/** Opens the form of a purchase; undefined if the goods were refused. */
export async function openForm(shop: Shop): Promise<Visit | undefined> {
  const { network, codes, random } = shop;
  const visitor = createShopper(network);
  const kind = random ? pick(KINDS, random) : 'cart';
  if (kind === 'donation') {
    const attempt = readAttempt((await visitor.see(DONATE)).text);
    const fields = { name: BUYER.name, email: BUYER.email, amount: '25.00', attempt };
    return { visitor, kind, attempt, send: () => visitor.press(DONATE, fields) };
  }
  const added = await visitor.add(kind === 'cart' ? BOOK : CLASS);
  if (!added.location) return countRefusal(shop, added);
  const attempt =
    kind === 'cart' ? await visitor.open() : readAttempt((await visitor.see(added.location)).text);
  const giftCard = random && kind === 'cart' && codes.length > 0 && random() < 0.5 && pick(codes, random);
  const fields = giftCard ? { ...BUYER, giftCard } : BUYER;
  return { visitor, kind, attempt, send: () => visitor.order(attempt, fields) };
}

/** Sends the form and pays. */
export async function buy(shop: Shop, visit: Visit): Promise<void> {
  const { visitor, kind, send } = visit;
  const { network, random } = shop;
  const presses = random ? 1 + Math.floor(random() * 3) : 1;
  const answers = await Promise.all(Array.from({ length: presses }, send));
  const answer = random && random() < 0.3 ? await send() : answers[0]!;
  if (!answer.location) countRefusal(shop, answer);
  // A gift card may have paid the whole order.
  if (!answer.location.startsWith(TEST_PAYMENT)) return;
  const outcome = random ? pick(['pay', 'twice', 'silent', 'late', 'decline', 'leave'], random) : 'pay';
  if (random && random() < 0.2) await sendEarlyWebhook(shop, visit, answer.location);
  if (outcome === 'leave') return;
  const order = await visitor.pay(answer.location, outcome);
  if (order && (!random || random() < 0.5)) await visitor.see(order);
  if (random && kind === 'subscription') await changeSubscription(shop, visitor, answer.location, random);
  if (random && random() < 0.2) await network.work();
}

function countRefusal({ refusals }: Shop, answer: Answer): undefined {
  const problem = readProblem(answer);
  refusals.set(problem, (refusals.get(problem) ?? 0) + 1);
}

const pick = <T>(all: readonly T[], random: () => number): T => all[Math.floor(random() * all.length)]!;

/** The message on the page, without amounts; otherwise the status. */
function readProblem({ status, text }: Answer): string {
  const problem = /class="problems"[^>]*>(.*?)<\/div>/s.exec(text)?.[1]?.replace(/<[^>]+>/g, ' ');
  return `${status} ${problem?.replace(/\s+/g, ' ').trim() || 'without a sentence'}`;
}

/** Reports a payment that has not been made. */
async function sendEarlyWebhook(
  { network, signing }: Shop,
  { attempt }: Visit,
  payment: string,
): Promise<void> {
  const { secrets, siteId, clock } = signing;
  const order = parseCheckoutToken(secrets, siteId, clock(), attempt);
  if (!order) return;
  const named = { id: payment.slice(TEST_PAYMENT.length), orderId: order.id };
  const body = createTestEvent(crypto.randomUUID(), 'payment.paid', named);
  const path = getSitePath(calls.paymentWebhook, { provider: TEST_PROVIDER });
  await network.request(path, { method: 'POST', headers: signTestWebhook(signing, body), body });
}

/** The provider renews, with lost and repeated webhooks, and the buyer cancels. */
async function changeSubscription(
  { network }: Shop,
  visitor: Shopper,
  payment: string,
  random: () => number,
): Promise<void> {
  let page = '';
  while (random() < 0.8) {
    page = (await visitor.pay(payment, pick(TEST_RENEWALS, random))) || page;
    if (random() < 0.3) await network.work();
  }
  if (page.startsWith('/commerce/subscriptions/') && random() < 0.3)
    await visitor.press(page.replace('?', '/cancel?'), { confirm: 'yes' });
}
