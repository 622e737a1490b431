/** Stripe Checkout with its HTTP API. */
import * as v from 'valibot';
import { HOLD_MS, type OrderLine, sumLines } from '../domain/order';
import { isValidPaymentSignature } from '../domain/payment-signature';
import {
  type PaymentProvider,
  type PaymentRequest,
  type PaymentStatus,
  PaymentUnavailable,
  type WebhookResult,
} from './payment-provider';
import { getStripeLimits } from './stripe-limits';
import { refundStripePayment } from './stripe-refunds';
import { createStripeApi, retryRequest, type StripeApi } from './stripe-request';
import {
  cancelStripeSubscription,
  findStripeSubscription,
  limitStripeSubscription,
  ORDER_ID,
  readSubscriptionOrder,
  refundStripeInvoice,
  toRecurring,
} from './stripe-subscriptions';

/** Access to an account. */
export interface StripeAccess {
  /** Without a trailing slash. */
  url: string;
  key: string;
  /** Signing secrets of the webhook endpoint, newest first. */
  webhookSecrets: readonly string[];
}

export const STRIPE_URL = 'https://api.stripe.com';

/** Maximum number of lines in a session. */
const MAX_LINES = 100;

/** Largest page size of a list, and number of pages read. */
const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Tolerated difference from Stripe's clock, in milliseconds. */
const CLOCK_MS = 300_000;

/** States of an unpaid session. */
const STATES = { open: 'open', complete: 'processing', expired: 'expired' } as const;

const SessionSchema = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  client_reference_id: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: v.number(),
  amount_total: v.number(),
  currency: v.string(),
  payment_intent: v.nullish(v.string()),
  /** For subscriptions: the first invoice and the subscription itself. */
  invoice: v.nullish(v.string()),
  subscription: v.nullish(v.string()),
});

type Session = v.InferOutput<typeof SessionSchema>;

const SessionListSchema = v.object({
  data: v.array(v.looseObject({ id: v.string(), client_reference_id: v.nullish(v.string()) })),
  has_more: v.boolean(),
});

const EventSchema = v.object({
  type: v.string(),
  data: v.object({
    object: v.looseObject({ id: v.optional(v.string()), client_reference_id: v.nullish(v.string()) }),
  }),
});

/** Creates the adapter. `clock` returns milliseconds since 1970. */
export function createStripe(access: StripeAccess, clock: () => number): PaymentProvider {
  const api = createStripeApi(access);
  const read = async (reference: string) => readSession(await api(sessionPath(reference)));
  return {
    name: 'stripe',
    isOpen: true,
    formTargets: ['https://checkout.stripe.com'],
    getLimits: getStripeLimits,
    async open(request) {
      const parameters = toParameters(request);
      const session = await retryRequest(
        async (key) => readSession(await api(sessionPath(), parameters, key)),
        request.key,
        () => findSession(api, request),
      );
      if (!session.url) throw new PaymentUnavailable('the session has no page');
      return { reference: session.id, url: session.url };
    },
    find: async (reference) => toStatus(await read(reference)),
    async close(reference) {
      // Paid and expired sessions cannot be expired; their state decides.
      await api(`${sessionPath(reference)}/expire`, {}).catch(() => undefined);
      return toStatus(await read(reference));
    },
    async refund(reference, key) {
      const { payment_intent: intent, invoice } = await read(reference);
      if (intent) await refundStripePayment(api, intent, key);
      else if (invoice) await refundStripeInvoice(api, invoice, key);
      else throw new PaymentUnavailable('the session has no payment');
    },
    findSubscription: async (reference) =>
      findStripeSubscription(api, getSubscriptionId(await read(reference))),
    limitSubscription: async (reference, plan) =>
      limitStripeSubscription(api, getSubscriptionId(await read(reference)), plan),
    async cancelSubscription(reference) {
      const { subscription } = await read(reference);
      if (subscription) await cancelStripeSubscription(api, subscription);
    },
    refundInvoice: (invoice, key) => refundStripeInvoice(api, invoice, key),
    readEvent: (body, header) =>
      readEvent(access.webhookSecrets, body, header('stripe-signature') ?? '', clock()),
  };
}

function readSession(json: unknown): Session {
  const read = v.safeParse(SessionSchema, json);
  if (!read.success) throw new PaymentUnavailable('the session has an unexpected format');
  return read.output;
}

/** The session of an order, found by its time: lists cannot be filtered by order. */
async function findSession(
  api: StripeApi,
  { orderId, expiresAt }: Pick<PaymentRequest, 'orderId' | 'expiresAt'>,
): Promise<Session | undefined> {
  const since = Math.floor((expiresAt.getTime() - HOLD_MS - CLOCK_MS) / 1000);
  const query = new URLSearchParams({ 'created[gte]': String(since), limit: String(PAGE_SIZE) });
  for (let page = 1; page <= MAX_PAGES; page++) {
    const list = v.safeParse(SessionListSchema, await api(`${sessionPath()}?${query}`));
    if (!list.success) throw new PaymentUnavailable('the list of sessions has an unexpected format');
    const { data, has_more: hasMore } = list.output;
    const found = data.find(({ client_reference_id: id }) => id === orderId);
    if (found) return readSession(found);
    const last = data.at(-1);
    if (!hasMore || !last) return undefined;
    query.set('starting_after', last.id);
  }
  throw new PaymentUnavailable('too many sessions');
}

function getSubscriptionId({ subscription }: Session): string {
  if (!subscription) throw new PaymentUnavailable('the session has no subscription');
  return subscription;
}

const sessionPath = (reference?: string): string =>
  `/v1/checkout/sessions${reference === undefined ? '' : `/${encodeURIComponent(reference)}`}`;

function readEvent(secrets: readonly string[], body: Uint8Array, header: string, now: number): WebhookResult {
  if (!isValidPaymentSignature(secrets, body, header, now)) return 'invalid';
  const event = v.safeParse(EventSchema, JSON.parse(Buffer.from(body).toString('utf8')));
  if (!event.success) return 'irrelevant';
  const { type, data } = event.output;
  const { id: reference, client_reference_id: orderId } = data.object;
  if (type.startsWith('checkout.session.') && reference && orderId) return { reference, orderId };
  const renewed = /^(invoice|customer\.subscription)\./.test(type) && readSubscriptionOrder(data.object);
  return renewed ? { orderId: renewed } : 'irrelevant';
}

/** The fields of a line that Stripe displays. */
type StripeLine = Pick<OrderLine, 'title' | 'quantity' | 'unitCents'>;

/** Lists as many lines as a session may have; the last one is the sum of the remaining ones. */
function mergeLines(lines: readonly OrderLine[]): readonly StripeLine[] {
  if (lines.length <= MAX_LINES) return lines;
  const rest = lines.slice(MAX_LINES - 1);
  const pieces = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = { title: `${pieces} more items`, quantity: 1, unitCents: sumLines(rest) };
  return [...lines.slice(0, MAX_LINES - 1), sum];
}

/**
 * The parameters are the same for every attempt, as the idempotency key requires. The session has the provider's
 * default lifetime, because the hold may be shorter than Stripe accepts; `close` ends it with the hold.
 */
function toParameters(request: PaymentRequest): Record<string, string> {
  const { orderId, lines, currency, email, returnUrl, plan } = request;
  const items = mergeLines(lines).flatMap(({ title, quantity, unitCents }, at) => [
    [`line_items[${at}][quantity]`, String(quantity)],
    [`line_items[${at}][price_data][currency]`, currency.toLowerCase()],
    [`line_items[${at}][price_data][unit_amount]`, String(unitCents)],
    [`line_items[${at}][price_data][product_data][name]`, title],
    ...(plan ? toRecurring(plan, at) : []),
  ]);
  return {
    mode: plan ? 'subscription' : 'payment',
    client_reference_id: orderId,
    customer_email: email,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(plan && { [`subscription_data[metadata][${ORDER_ID}]`]: orderId }),
    ...Object.fromEntries(items),
  };
}

function toStatus(session: Session): PaymentStatus {
  const paid = session.payment_status !== 'unpaid';
  return {
    orderId: session.client_reference_id,
    reference: session.id,
    state: paid ? 'paid' : STATES[session.status],
    subtotalCents: session.amount_subtotal,
    paidCents: session.amount_total,
    currency: session.currency.toUpperCase(),
  };
}
