// One test suite for all payment providers, and the signatures of their webhooks.
import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currencies } from '../../core/currencies';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { createPaymentSignature, isValidPaymentSignature } from '../domain/payment-signature';
import { findTestPayment } from '../stores/test-payments';
import { sharedApp } from '../testing/shared-app';
import { type PaymentProvider, type PaymentRequest, PaymentUnavailable } from './payment-provider';
import { createStripe } from './stripe';
import { completeTestPayment, signTestWebhook, TEST_PROVIDER } from './test-provider';
import { changeTestSubscription } from './test-subscription';
import { createFakeStripe } from './testing/fake-stripe';

const test = sharedApp('test_payment', 'test_invoice', 'job');
const KEYS = ['whsec_new', 'whsec_old'];
let fake: ReturnType<typeof createFakeStripe>;

/** Actions of a provider that are not part of its interface. */
interface Bench {
  provider: PaymentProvider;
  /** The visitor pays. */
  pay(reference: string): Promise<unknown>;
  isRefunded(reference: string): Promise<boolean>;
  /** The provider renews a subscription, or fails to. */
  renew(reference: string, succeeds: boolean): Promise<unknown>;
  isRenewalRefunded(invoice: string): Promise<boolean>;
  webhook(id: string, orderId: string, reference: string): { body: string; headers: Record<string, string> };
}

function testBench(): Bench {
  const base = { ...test.deps, siteId: test.siteId };
  return {
    provider: test.deps.payments[0],
    pay: async (reference) =>
      completeTestPayment(base, (await findTestPayment(test.db, test.siteId, reference))!, 'silent'),
    isRefunded: async (reference) =>
      (await findTestPayment(test.db, test.siteId, reference))?.state === 'refunded',
    renew: (reference, succeeds) => changeTestSubscription(base, reference, succeeds ? 'renew' : 'fail'),
    isRenewalRefunded: async (invoice) => {
      const { rows } = await test.db.query<{ key: string | null }>(
        'select refund_key as key from test_invoice where site_id = $1 and id = $2',
        [test.siteId, invoice],
      );
      return rows[0]?.key === 'refund-1';
    },
    webhook(id, orderId, reference) {
      const body = JSON.stringify({ id, type: 'payment.paid', orderId, reference });
      return { body, headers: signTestWebhook(base, body) };
    },
  };
}

function stripeBench(): Bench {
  return {
    provider: createStripe(
      { url: 'https://stripe.example', key: 'sk_test', webhookSecrets: KEYS },
      test.deps.clock,
    ),
    pay: async (reference) => fake.pay(reference),
    isRefunded: async (reference) => fake.refunds.get(`pi_${reference}`) === 1,
    renew: async (reference, succeeds) => fake.renew(reference, succeeds ? 'paid' : 'open'),
    isRenewalRefunded: async (invoice) => fake.refunds.get(`pi_${invoice}`) === 1,
    webhook(id, orderId, reference) {
      const object = { id: reference, client_reference_id: orderId };
      const body = JSON.stringify({ id, type: 'checkout.session.completed', data: { object } });
      const signature = createPaymentSignature('whsec_old', Buffer.from(body), test.deps.clock());
      return { body, headers: { 'stripe-signature': signature } };
    },
  };
}

beforeEach(() => {
  fake = createFakeStripe();
  vi.stubGlobal('fetch', fake.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const MONTHLY = { period: { value: 1, unit: 'MONTH' as const }, cycles: 6 };

const newId = () => uuid7(test.deps.clock(), test.deps.random(UUID7_RANDOM_BYTES));
const createRequest = (more: Partial<PaymentRequest> = {}): PaymentRequest => {
  const orderId = newId();
  const line = {
    productId: 'p',
    sku: 's',
    title: 'Book & “North”',
    productType: 'PHYSICAL' as const,
    optionValues: [],
  };
  return {
    orderId,
    key: `order:${orderId}:open`,
    lines: [{ ...line, quantity: 3, unitCents: 1999, totalCents: 5997 }],
    totalCents: 5997,
    currency: 'EUR',
    email: 'ada@example.org',
    locale: 'en-US',
    returnUrl: 'https://site.example/commerce/orders/1',
    expiresAt: new Date(test.deps.clock() + 31 * 60_000),
    ...more,
  };
};

describe.each([
  [TEST_PROVIDER, testBench],
  ['stripe', stripeBench],
])('payment provider %s', (name, createBench) => {
  it('opens the same payment for the same key', async () => {
    const { provider } = createBench();
    expect(provider.name).toBe(name);
    const request = createRequest();
    const [one, two] = [await provider.open(request), await provider.open(request)];
    expect(two).toEqual(one);
    expect(await provider.find(one.reference)).toEqual({
      orderId: request.orderId,
      reference: one.reference,
      state: 'open',
      subtotalCents: 5997,
      paidCents: 5997,
      currency: 'EUR',
    });
    expect((await provider.open(createRequest())).reference).not.toBe(one.reference);
  });

  it('reports a payment, which cannot be closed afterwards', async () => {
    const { provider, pay } = createBench();
    const { reference } = await provider.open(createRequest());
    await pay(reference);
    expect(await provider.find(reference)).toMatchObject({ state: 'paid', paidCents: 5997 });
    expect(await provider.close(reference)).toMatchObject({ state: 'paid' });
  });

  it('closes an open payment, which cannot be paid afterwards', async () => {
    const { provider, pay } = createBench();
    const { reference } = await provider.open(createRequest());
    expect(await provider.close(reference)).toMatchObject({ state: 'expired' });
    await pay(reference);
    expect(await provider.find(reference)).toMatchObject({ state: 'expired' });
  });

  it('refunds once per key', async () => {
    const { provider, pay, isRefunded } = createBench();
    const { reference } = await provider.open(createRequest());
    await pay(reference);
    await provider.refund(reference, 'refund-1');
    await provider.refund(reference, 'refund-1');
    expect(await isRefunded(reference)).toBe(true);
  });

  it('verifies webhooks over the bytes as sent, for five minutes', () => {
    const { provider, webhook } = createBench();
    const { body, headers } = webhook('evt_1', 'order', 'payment');
    const read = (text: string) => provider.readEvent(Buffer.from(text), (header) => headers[header]);
    expect(read(body)).toEqual({ orderId: 'order', reference: 'payment' });
    expect(read(`${body} `)).toBe('invalid');
    // A signature has whole seconds, so it may already be almost a second old.
    test.skew.ms = 298_000;
    expect(read(body)).toMatchObject({ orderId: 'order' });
    test.skew.ms = 302_000;
    expect(read(body)).toBe('invalid');
    test.skew.ms = -302_000;
    expect(read(body)).toBe('invalid');
    expect(provider.readEvent(Buffer.from(body), () => undefined)).toBe('invalid');
  });

  it('charges exact minor units in all 27 currencies', async () => {
    const { provider } = createBench();
    const [line] = createRequest().lines;
    const more = { totalCents: 2_000_001, lines: [{ ...line!, unitCents: 666_667, totalCents: 2_000_001 }] };
    for (const { code } of currencies) {
      const { reference } = await provider.open(createRequest({ ...more, currency: code }));
      expect(await provider.find(reference)).toMatchObject({ currency: code, subtotalCents: 2_000_001 });
    }
  });

  it('starts a subscription, renews it and reports each renewal [PRD-009]', async () => {
    const { provider, pay, renew, isRenewalRefunded } = createBench();
    const { reference } = await provider.open(createRequest({ plan: MONTHLY }));
    await expect(provider.findSubscription(reference)).rejects.toThrow(PaymentUnavailable);
    await pay(reference);
    expect(await provider.find(reference)).toMatchObject({ state: 'paid', subtotalCents: 5997 });
    expect(await provider.findSubscription(reference)).toMatchObject({ state: 'active', renewals: [] });
    await renew(reference, true);
    await renew(reference, false);
    const failed = await provider.findSubscription(reference);
    expect(failed).toMatchObject({ state: 'past_due', renewals: [{ paidCents: 5997 }] });
    expect(failed.nextAt).toBeInstanceOf(Date);
    await renew(reference, true);
    const { state, renewals } = await provider.findSubscription(reference);
    expect([state, renewals.length, new Set(renewals.map((one) => one.reference)).size]).toEqual([
      'active',
      2,
      2,
    ]);
    const [{ reference: invoice }] = renewals as [(typeof renewals)[number]];
    await provider.refundInvoice(invoice, 'refund-1');
    await provider.refundInvoice(invoice, 'refund-1');
    expect(await isRenewalRefunded(invoice)).toBe(true);
  });

  it('cancels a subscription, which is not renewed afterwards', async () => {
    const { provider, pay, renew } = createBench();
    const { reference } = await provider.open(createRequest({ plan: MONTHLY }));
    await pay(reference);
    await provider.limitSubscription(reference, MONTHLY);
    await provider.limitSubscription(reference, MONTHLY);
    await provider.cancelSubscription(reference);
    await provider.cancelSubscription(reference);
    await renew(reference, true);
    expect(await provider.findSubscription(reference)).toMatchObject({ state: 'canceled', renewals: [] });
  });

  it('is unavailable for an unknown payment', async () => {
    await expect(createBench().provider.find(newId())).rejects.toThrow(PaymentUnavailable);
  });
});

describe('Stripe', () => {
  it('receives the order, its lines and the return URL', async () => {
    const request = createRequest();
    await stripeBench().provider.open(request);
    expect(fake.requests[0]).toEqual({
      path: '/v1/checkout/sessions',
      key: request.key,
      authorization: 'Bearer sk_test',
      body: {
        mode: 'payment',
        client_reference_id: request.orderId,
        customer_email: 'ada@example.org',
        success_url: request.returnUrl,
        cancel_url: request.returnUrl,
        'line_items[0][quantity]': '3',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '1999',
        'line_items[0][price_data][product_data][name]': 'Book & “North”',
      },
    });
  });

  it.each([100, 101, 250])('receives the exact sum of %i lines in at most 100 lines', async (count) => {
    const line = { productId: 'p', productType: 'PHYSICAL' as const, optionValues: [], quantity: 2 };
    const lines = Array.from({ length: count }, (_, at) => {
      const unitCents = 100 + at;
      return { ...line, sku: `s${at}`, title: `Piece ${at}`, unitCents, totalCents: 2 * unitCents };
    });
    const totalCents = lines.reduce((sum, one) => sum + one.totalCents, 0);
    const { provider } = stripeBench();
    const { reference } = await provider.open(createRequest({ lines, totalCents }));
    expect(await provider.find(reference)).toMatchObject({ subtotalCents: totalCents });
    const names = Object.entries(fake.requests[0]!.body).filter(([name]) => name.endsWith('[name]'));
    const last = count > 100 ? `${2 * (count - 99)} more items` : 'Piece 99';
    expect([names.length, names.at(-1)?.[1]]).toEqual([100, last]);
  });

  it('receives the interval of a subscription, and ends a finite one before a surplus renewal [PRD-007]', async () => {
    const { provider } = stripeBench();
    const plan = { period: { value: 2, unit: 'WEEK' as const }, cycles: 6 };
    const request = createRequest({ plan });
    const { reference } = await provider.open(request);
    expect(fake.requests[0]!.body).toMatchObject({
      mode: 'subscription',
      'subscription_data[metadata][order_id]': request.orderId,
      'line_items[0][price_data][recurring][interval]': 'week',
      'line_items[0][price_data][recurring][interval_count]': '2',
    });
    fake.pay(reference);
    await provider.limitSubscription(reference, plan);
    const end = Date.UTC(2026, 0, 1) + 12 * 7 * 24 * 3_600_000 - 3_600_000;
    expect(fake.requests.at(-1)).toMatchObject({
      path: `/v1/subscriptions/sub_${reference}`,
      body: { cancel_at: String(end / 1000), proration_behavior: 'none' },
    });
    await provider.refund(reference, 'refund-1');
    expect(fake.refunds.get('pi_in_1')).toBe(1);
  });

  it.each([
    ['invoice.paid', { subscription_details: { metadata: { order_id: 'order' } } }],
    ['invoice.payment_failed', { parent: { subscription_details: { metadata: { order_id: 'order' } } } }],
    ['customer.subscription.deleted', { metadata: { order_id: 'order' } }],
  ])('reports %s for its order', (type, more) => {
    const body = JSON.stringify({ id: 'evt_3', type, data: { object: { id: 'x', ...more } } });
    const signature = createPaymentSignature('whsec_new', Buffer.from(body), test.deps.clock());
    expect(stripeBench().provider.readEvent(Buffer.from(body), () => signature)).toEqual({
      orderId: 'order',
    });
  });

  it('is processing while a completed session is unpaid', async () => {
    const { provider } = stripeBench();
    const { reference } = await provider.open(createRequest());
    fake.complete(reference);
    expect(await provider.find(reference)).toMatchObject({ state: 'processing' });
  });

  it('is unavailable when it does not respond, or with an error', async () => {
    const { provider } = stripeBench();
    fake.status = 500;
    await expect(provider.open(createRequest())).rejects.toThrow(/status 500/);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ object: 'something else' })));
    await expect(provider.open(createRequest())).rejects.toThrow(PaymentUnavailable);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(provider.open(createRequest())).rejects.toThrow(PaymentUnavailable);
  });

  it('sends events about other objects, which are ignored', () => {
    const body = JSON.stringify({ id: 'evt_2', type: 'charge.updated', data: { object: { id: 'ch_1' } } });
    const signature = createPaymentSignature('whsec_new', Buffer.from(body), test.deps.clock());
    expect(stripeBench().provider.readEvent(Buffer.from(body), () => signature)).toBe('irrelevant');
  });
});

describe('payment signature', () => {
  const body = Buffer.from('{"id":"evt_1"}');

  it('is the documented one: HMAC-SHA-256 of time, dot and body, in hex', () => {
    const v1 = createHmac('sha256', 'whsec_test').update('1700000000.{"id":"evt_1"}').digest('hex');
    expect(createPaymentSignature('whsec_test', body, 1_700_000_000_500)).toBe(`t=1700000000,v1=${v1}`);
    const header = `t=1700000000,v1=${'0'.repeat(64)},v1=${v1},v0=ignored`;
    expect(isValidPaymentSignature(['other', 'whsec_test'], body, header, 1_700_000_000_000)).toBe(true);
    expect(isValidPaymentSignature(['other'], body, header, 1_700_000_000_000)).toBe(false);
  });

  it('is compatible with Stripe’s own library, in both directions', () => {
    const stripe = new Stripe('sk_test_signatures');
    const payload = JSON.stringify({
      id: 'evt_4',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', client_reference_id: 'order', note: '“Ñ” €' } },
    });
    const sign = (secret: string, ageInSeconds = 0) =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(test.deps.clock() / 1000) - ageInSeconds,
      });
    const { provider } = stripeBench();
    const read = (header: string) => provider.readEvent(Buffer.from(payload), () => header);
    for (const secret of KEYS) expect(read(sign(secret))).toEqual({ orderId: 'order', reference: 'cs_1' });
    expect(read(sign('whsec_of_another_endpoint'))).toBe('invalid');
    expect(read(sign('whsec_new', 310))).toBe('invalid');

    const own = createPaymentSignature('whsec_new', Buffer.from(payload), test.deps.clock());
    const construct = (secret: string) => stripe.webhooks.constructEvent(payload, own, secret);
    expect(construct('whsec_new')).toMatchObject({ id: 'evt_4' });
    expect(() => construct('whsec_old')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });

  it.each(['', 't=1700000000', 'v1=00', 't=x,v1=00', 't=1700000000,v1='])('"%s" is invalid', (header) => {
    expect(isValidPaymentSignature(['whsec_test'], body, header, 1_700_000_000_000)).toBe(false);
  });
});
