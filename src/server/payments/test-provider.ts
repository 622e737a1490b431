/** Test provider: a payment page on this server that moves no money, with signed webhooks. */
import { addPeriods } from '../../core/commerce/subscription';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Db, Queryable } from '../db/db';
import { createPaymentSignature, isValidPaymentSignature } from '../domain/payment-signature';
import { type Secrets, sign } from '../domain/signing';
import type { SubscriptionStatus } from '../domain/subscription';
import { addJob } from '../stores/jobs';
import {
  cancelTestSubscription,
  closeTestPayment,
  findTestPayment,
  listTestInvoices,
  openTestPayment,
  payTestPayment,
  refundTestInvoice,
  refundTestPayment,
  type TestPayment,
} from '../stores/test-payments';
import {
  type PaymentProvider,
  type PaymentStatus,
  PaymentUnavailable,
  type WebhookResult,
} from './payment-provider';

export const TEST_PROVIDER = 'test';

/** How the provider behaves after the visitor has paid. `silent` sends no webhook. */
export const TEST_OUTCOMES = ['pay', 'late', 'twice', 'silent'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** Delay of a late confirmation in milliseconds. */
export const LATE_MS = 30_000;

const SIGNATURE_HEADER = 'test-signature';

/** Dependencies of the provider. */
export interface TestProviderDeps {
  db: Db;
  siteId: string;
  secrets: Secrets;
  /** Milliseconds since 1970. */
  clock(): number;
  random(bytes: number): Uint8Array;
}

/** Address of the payment page. */
export const getTestPaymentPath = (reference: string): string => `/commerce/test-payment/${reference}`;

/** Creates the adapter. `isOpen` is false if it only finishes older payments. */
export function createTestProvider(deps: TestProviderDeps, isOpen = true): PaymentProvider {
  const { db, siteId, clock } = deps;
  const find = async (reference: string): Promise<PaymentStatus> =>
    toStatus(await findTestPayment(db, siteId, reference), clock());
  return {
    name: TEST_PROVIDER,
    isOpen,
    formTargets: [],
    getLimits: () => ({ min: 1, max: 99_999_999 }),
    async open({ orderId, key, totalCents, currency, expiresAt, plan }) {
      const id = uuid7(clock(), deps.random(UUID7_RANDOM_BYTES));
      const payment = { id, orderId, amountCents: totalCents, currency, expiresAt, plan: plan ?? null };
      const reference = await openTestPayment(db, siteId, key, payment);
      return { reference, url: getTestPaymentPath(reference) };
    },
    find,
    async close(reference) {
      await closeTestPayment(db, siteId, reference);
      return find(reference);
    },
    refund: (reference, key) => refundTestPayment(db, siteId, reference, key),
    findSubscription: (reference) => findTestSubscription(deps, reference),
    // The plan stored with the payment is the limit.
    limitSubscription: () => Promise.resolve(),
    cancelSubscription: (reference) => cancelTestSubscription(db, siteId, reference, clock()),
    refundInvoice: (invoice, key) => refundTestInvoice(db, siteId, invoice, key),
    readEvent: (body, header) => readEvent(deps, body, header(SIGNATURE_HEADER) ?? ''),
  };
}

/** Pays and queues the webhooks. Returns false if the payment is no longer open. */
export async function completeTestPayment(
  { db, siteId, clock, random }: TestProviderDeps,
  payment: TestPayment,
  outcome: TestOutcome,
): Promise<boolean> {
  const paidAt = clock() + (outcome === 'late' ? LATE_MS : 0);
  const event = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  const body = createTestEvent(event, 'payment.paid', payment);
  const count = { pay: 1, late: 1, twice: 2, silent: 0 }[outcome];
  return db.transaction(async (tx) => {
    if (!(await payTestPayment(tx, siteId, payment.id, { now: clock(), paidAt }))) return false;
    for (let n = 0; n < count; n++)
      await addTestWebhook({ siteId, clock, random }, tx, { payment, body, n, at: paidAt });
    return true;
  });
}

export function createTestEvent(
  id: string,
  type: string,
  { id: reference, orderId }: Pick<TestPayment, 'id' | 'orderId'>,
): string {
  return JSON.stringify({ id, type, reference, orderId });
}

/** Queues a webhook. `at` is in milliseconds since 1970. */
export function addTestWebhook(
  { siteId, clock, random }: Pick<TestProviderDeps, 'siteId' | 'clock' | 'random'>,
  tx: Queryable,
  { payment, body, n, at }: { payment: TestPayment; body: string; n: number; at: number },
): Promise<boolean> {
  const id = uuid7(clock(), random(UUID7_RANDOM_BYTES));
  const label = `Test payment${n > 0 ? ', repeated' : ''}`;
  const job = { id, kind: 'payment-webhook' as const, subject: payment.orderId, label, payload: { body } };
  return addJob(tx, siteId, at, job);
}

async function findTestSubscription(
  { db, siteId }: TestProviderDeps,
  reference: string,
): Promise<SubscriptionStatus> {
  const payment = await findTestPayment(db, siteId, reference);
  if (!payment?.plan || !payment.paidAt) throw new PaymentUnavailable('there is no such subscription');
  const renewals = await listTestInvoices(db, siteId, reference);
  const { plan, paidAt, canceledAt, isPastDue } = payment;
  return {
    state: canceledAt ? 'canceled' : isPastDue ? 'past_due' : 'active',
    nextAt: canceledAt ? null : addPeriods(paidAt, plan.period, renewals.length + 1),
    renewals,
  };
}

/** Headers of a webhook. */
export function signTestWebhook(
  { secrets, siteId, clock }: TestProviderDeps,
  body: string,
): Record<string, string> {
  const signature = createPaymentSignature(webhookSecret(secrets[0], siteId), Buffer.from(body), clock());
  return { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature };
}

function readEvent(
  { secrets, siteId, clock }: TestProviderDeps,
  body: Uint8Array,
  header: string,
): WebhookResult {
  const accepted = secrets.map((secret) => webhookSecret(secret, siteId));
  if (!isValidPaymentSignature(accepted, body, header, clock())) return 'invalid';
  const { reference, orderId } = JSON.parse(Buffer.from(body).toString('utf8')) as Record<string, string>;
  return reference && orderId ? { reference, orderId } : 'irrelevant';
}

function webhookSecret(secret: string, siteId: string): string {
  return sign(secret, 'test-payment', siteId);
}

function toStatus(payment: TestPayment | undefined, now: number): PaymentStatus {
  if (!payment) throw new PaymentUnavailable('there is no such payment');
  const { id, orderId, amountCents, currency, paidAt, expiresAt, state } = payment;
  const isPaid = paidAt !== null && paidAt.getTime() <= now;
  const isOver = state === 'expired' || (state === 'open' && expiresAt.getTime() <= now);
  return {
    orderId,
    reference: id,
    state: isPaid ? 'paid' : paidAt ? 'processing' : isOver ? 'expired' : 'open',
    subtotalCents: amountCents,
    paidCents: amountCents,
    currency,
  };
}
