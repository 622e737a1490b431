/** Subscriptions: started by a paid order, renewed by the provider, canceled by buyer, owner or provider. */
import { addPeriods } from '../../core/commerce/subscription';
import type { Queryable } from '../db/db';
import { signSubscriptionLink } from '../domain/checkout-token';
import type { Order } from '../domain/order';
import {
  getFirstState,
  getPlan,
  getReportedState,
  isAccepted,
  isOpen,
  type Subscription,
  type SubscriptionStatus,
} from '../domain/subscription';
import {
  createCancellationMail,
  createPaymentFailureMail,
  createRenewalMail,
} from '../mail/subscription-mail';
import { getProvider, PaymentUnavailable } from '../payments/payment-provider';
import {
  findDueSubscriptions,
  findSubscription,
  insertRenewal,
  insertSubscription,
  updateSubscription,
} from '../stores/subscriptions';
import type { OrderDeps } from './order-deps';
import { addMail, addOrderJob } from './order-jobs';
import { findOrderStore } from './store';

/** Subscriptions per round. */
const BATCH = 100;

/** Milliseconds after a renewal until the provider is queried, if it has not reported it. */
const CHECK_DELAY_MS = 10 * 60_000;
const RECHECK_MS = 3_600_000;

/** Delay of the last check of a canceled subscription, for a renewal that the cancellation did not prevent. */
const LAST_CHECK_MS = 24 * 3_600_000;

/** Path of the page of a subscription, signed. */
export function getSubscriptionPath(
  { secrets, site }: Pick<OrderDeps, 'secrets' | 'site'>,
  id: string,
): string {
  return `/commerce/subscriptions/${id}?token=${signSubscriptionLink(secrets, site.id, id)}`;
}

export const getSubscriptionUrl = (deps: OrderDeps, id: string): string =>
  `${deps.siteUrl()}${getSubscriptionPath(deps, id)}`;

/** Starts the subscription of a paid order, in the transaction of the payment. */
export async function startSubscription(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  const plan = getPlan(order);
  const now = deps.clock();
  const nextAt = addPeriods(new Date(now), plan.period, 1).getTime();
  const times = { now, nextAt, checkAt: nextAt + CHECK_DELAY_MS };
  if (!(await insertSubscription(tx, deps.site.id, order.id, getFirstState(plan), times))) return;
  if (plan.cycles > 0) await addOrderJob(deps, tx, order, 'subscription-limit');
}

/** Cancels an open subscription; nothing is charged afterwards. Returns false if it is not open. */
export async function cancelSubscription(deps: OrderDeps, id: string): Promise<boolean> {
  const isCanceled = await deps.db.transaction((tx) => cancelInTransaction(deps, tx, id));
  deps.jobs.notify();
  return isCanceled;
}

async function cancelInTransaction(deps: OrderDeps, tx: Queryable, id: string): Promise<boolean> {
  const subscription = await findSubscription(tx, deps.site.id, id, 'for update');
  if (!subscription || !isOpen(subscription)) return false;
  await saveState(deps, tx, { ...subscription, state: 'canceled', nextAt: null }, subscription);
  await addOrderJob(deps, tx, subscription.order, 'subscription-cancel');
  const { order } = subscription;
  const store = await findOrderStore({ ...deps, db: tx }, order);
  await addMail(deps, tx, order, createCancellationMail(order, store, getSubscriptionUrl(deps, id)));
  return true;
}

/** Ends the subscription of a refunded order, in the transaction of the refund. */
export async function stopSubscription(deps: OrderDeps, tx: Queryable, order: Order): Promise<void> {
  if (order.kind !== 'subscription') return;
  // The provider may have started a subscription that this shop has not.
  if (!(await cancelInTransaction(deps, tx, order.id)))
    await addOrderJob(deps, tx, order, 'subscription-cancel');
}

/** Asks the provider and applies its answer; may run several times at once. Throws `PaymentUnavailable`. */
export async function settleSubscription(deps: OrderDeps, id: string): Promise<Subscription | undefined> {
  const { db, site } = deps;
  const known = await findSubscription(db, site.id, id);
  if (!known?.order.reference) return known;
  const { order } = known;
  const status = await getProvider(deps.payments, order.provider).findSubscription(known.order.reference);
  await db.transaction(async (tx) => {
    const current = await findSubscription(tx, site.id, id, 'for update');
    if (current) await applyStatus(deps, tx, current, status);
  });
  deps.jobs.notify();
  return findSubscription(db, site.id, id);
}

/** Settles all subscriptions that are due. Throws the last failure, after all of them. */
export async function settleDueSubscriptions(deps: OrderDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await findDueSubscriptions(deps.db, deps.site.id, deps.clock(), BATCH))
    await settleSubscription(deps, id).catch((error: unknown) => {
      if (!(error instanceof PaymentUnavailable)) failures.push(error);
    });
  if (failures.length > 0) throw failures.at(-1);
}

async function applyStatus(
  deps: OrderDeps,
  tx: Queryable,
  subscription: Subscription,
  status: SubscriptionStatus,
): Promise<void> {
  const paidCount = await recordRenewals(deps, tx, subscription, status);
  const state = getReportedState(subscription, paidCount, status.state);
  const nextAt = isOpen({ state }) ? status.nextAt : null;
  await saveState(deps, tx, { ...subscription, state, paidCount, nextAt }, subscription);
  if (state === subscription.state) return;
  const { order } = subscription;
  const link = getSubscriptionUrl(deps, subscription.id);
  const store = await findOrderStore({ ...deps, db: tx }, order);
  if (state === 'past_due') await addMail(deps, tx, order, createPaymentFailureMail(order, store, link));
  if (state === 'canceled') await addMail(deps, tx, order, createCancellationMail(order, store, link));
}

/** One mail or one refund for every renewal not recorded before. Returns the number of accepted payments. */
async function recordRenewals(
  deps: OrderDeps,
  tx: Queryable,
  subscription: Subscription,
  { renewals }: SubscriptionStatus,
): Promise<number> {
  const { id, order } = subscription;
  let { paidCount } = subscription;
  for (const renewal of renewals) {
    const accepted = isAccepted(subscription, paidCount, renewal);
    const listed = { ...renewal, state: accepted ? ('paid' as const) : ('refunded' as const) };
    if (!(await insertRenewal(tx, deps.site.id, id, listed))) continue;
    if (accepted) {
      paidCount++;
      const link = getSubscriptionUrl(deps, id);
      const store = await findOrderStore({ ...deps, db: tx }, order);
      await addMail(deps, tx, order, createRenewalMail(order, store, { ...renewal, link, paidCount }));
    } else {
      const payload = { invoice: renewal.reference };
      await addOrderJob(deps, tx, order, 'invoice-refund', undefined, payload);
    }
  }
  return paidCount;
}

/**
 * Saves the state and the time of the next check: for an open one after its next payment, for a closed one a last time.
 */
async function saveState(
  { site, clock }: OrderDeps,
  tx: Queryable,
  next: Subscription,
  before: Subscription,
): Promise<void> {
  const now = clock();
  const due = (next.nextAt ?? before.nextAt)?.getTime() ?? now;
  const checkAt = isOpen(next)
    ? Math.max(due + CHECK_DELAY_MS, now + RECHECK_MS)
    : isOpen(before)
      ? Math.max(due, now) + LAST_CHECK_MS
      : null;
  await updateSubscription(tx, site.id, next, { now, checkAt });
}
