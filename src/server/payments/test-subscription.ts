/** Renewals of subscriptions at the test provider. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Queryable } from '../db/db';
import {
  addTestInvoice,
  cancelTestSubscription,
  listTestInvoices,
  lockTestPayment,
  setTestPastDue,
  type TestPayment,
} from '../stores/test-payments';
import { addTestWebhook, createTestEvent, type TestProviderDeps } from './test-provider';

/** What can happen to a subscription. `silent` renews without a webhook. */
export const TEST_RENEWALS = ['renew', 'twice', 'silent', 'fail', 'cancel'] as const;
export type TestRenewal = (typeof TEST_RENEWALS)[number];

const WEBHOOKS: Readonly<Record<TestRenewal, number>> = { renew: 1, twice: 2, silent: 0, fail: 1, cancel: 1 };

/** Returns false if the subscription is over. */
export async function changeTestSubscription(
  deps: TestProviderDeps,
  id: string,
  change: TestRenewal,
): Promise<boolean> {
  const { db, siteId, clock, random } = deps;
  return db.transaction(async (tx) => {
    const payment = await lockTestPayment(tx, siteId, id);
    if (!payment?.plan || !payment.paidAt || payment.canceledAt) return false;
    const renewals = await listTestInvoices(tx, siteId, id);
    const { cycles } = payment.plan;
    if (change !== 'cancel' && cycles > 0 && renewals.length + 1 >= cycles) return false;
    await apply(deps, tx, payment, change);
    const event = uuid7(clock(), random(UUID7_RANDOM_BYTES));
    const body = createTestEvent(event, `subscription.${change}`, payment);
    for (let n = 0; n < WEBHOOKS[change]; n++)
      await addTestWebhook(deps, tx, { payment, body, n, at: clock() });
    return true;
  });
}

async function apply(
  { siteId, clock, random }: TestProviderDeps,
  tx: Queryable,
  payment: TestPayment,
  change: TestRenewal,
): Promise<void> {
  if (change === 'cancel') return cancelTestSubscription(tx, siteId, payment.id, clock());
  await setTestPastDue(tx, siteId, payment.id, change === 'fail');
  if (change === 'fail') return;
  const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  await addTestInvoice(tx, siteId, payment, { id, now: clock() });
}
