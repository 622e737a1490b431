/** Subscriptions with Stripe's HTTP API. */
import * as v from 'valibot';
import { addPeriods, type SubscriptionPlan } from '../../core/commerce/subscription';
import { readRecord, readString } from '../../core/read';
import type { SubscriptionStatus } from '../domain/subscription';
import { PaymentUnavailable } from './payment-provider';
import { refundStripePayment } from './stripe-refunds';
import type { StripeApi } from './stripe-request';

/** Name of the order id in a subscription's metadata. */
export const ORDER_ID = 'order_id';

/** How long a subscription ends before the first renewal that is not part of its plan, in milliseconds. */
const MARGIN_MS = 3_600_000;

/** Largest page size of a list. */
const PAGE_SIZE = 100;

const SubscriptionSchema = v.object({
  status: v.string(),
  start_date: v.number(),
  current_period_end: v.nullish(v.number()),
  cancel_at: v.nullish(v.number()),
});

const InvoiceSchema = v.object({
  id: v.string(),
  status: v.nullish(v.string()),
  billing_reason: v.nullish(v.string()),
  amount_paid: v.number(),
  created: v.number(),
  payment_intent: v.nullish(v.string()),
});

const InvoiceListSchema = v.object({ data: v.array(InvoiceSchema) });

const STATES: Readonly<Record<string, SubscriptionStatus['state']>> = {
  active: 'active',
  trialing: 'active',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** Parameters of a recurring line. */
export function toRecurring({ period }: SubscriptionPlan, at: number): [string, string][] {
  const recurring = `line_items[${at}][price_data][recurring]`;
  return [
    [`${recurring}[interval]`, period.unit.toLowerCase()],
    [`${recurring}[interval_count]`, String(period.value)],
  ];
}

export async function findStripeSubscription(api: StripeApi, id: string): Promise<SubscriptionStatus> {
  const { status, current_period_end: end } = parse(SubscriptionSchema, await api(subscriptionPath(id)));
  const query = new URLSearchParams({ subscription: id, limit: String(PAGE_SIZE) });
  const { data } = parse(InvoiceListSchema, await api(`/v1/invoices?${query}`));
  const renewals = data
    .filter((one) => one.status === 'paid' && one.billing_reason !== 'subscription_create')
    .map((one) => ({ reference: one.id, paidCents: one.amount_paid, paidAt: toDate(one.created) }))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  return { state: STATES[status] ?? 'past_due', nextAt: end ? toDate(end) : null, renewals };
}

/** Makes the subscription end shortly before the first renewal that is not part of its plan. */
export async function limitStripeSubscription(
  api: StripeApi,
  id: string,
  plan: SubscriptionPlan,
): Promise<void> {
  const {
    status,
    start_date: start,
    cancel_at: end,
  } = parse(SubscriptionSchema, await api(subscriptionPath(id)));
  if (end || STATES[status] === 'canceled') return;
  const after = addPeriods(toDate(start), plan.period, plan.cycles).getTime() - MARGIN_MS;
  const body = { cancel_at: String(Math.floor(after / 1000)), proration_behavior: 'none' };
  await api(subscriptionPath(id), body);
}

export async function cancelStripeSubscription(api: StripeApi, id: string): Promise<void> {
  const { status } = parse(SubscriptionSchema, await api(subscriptionPath(id)));
  if (STATES[status] !== 'canceled') await api(subscriptionPath(id), undefined, undefined, 'DELETE');
}

export async function refundStripeInvoice(api: StripeApi, id: string, key: string): Promise<void> {
  const { payment_intent: intent } = parse(
    InvoiceSchema,
    await api(`/v1/invoices/${encodeURIComponent(id)}`),
  );
  if (!intent) throw new PaymentUnavailable('the invoice has no payment');
  await refundStripePayment(api, intent, key);
}

/**
 * The order of a subscription, from the object of an event; empty for other objects. Its location depends on the API
 * version.
 */
export function readSubscriptionOrder(object: Readonly<Record<string, unknown>>): string {
  const parent = readRecord(object.parent)?.subscription_details ?? object.subscription_details;
  const metadata = readRecord(parent)?.metadata ?? object.metadata;
  return readString(readRecord(metadata)?.[ORDER_ID]);
}

const subscriptionPath = (id: string): string => `/v1/subscriptions/${encodeURIComponent(id)}`;

const toDate = (seconds: number): Date => new Date(seconds * 1000);

function parse<S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, json);
  if (!read.success) throw new PaymentUnavailable('the subscription has an unexpected format');
  return read.output;
}
