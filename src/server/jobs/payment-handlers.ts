/** Handlers of payment jobs. */
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { Db } from '../db/db';
import { JobFailure } from '../domain/job-failure';
import type { Order } from '../domain/order';
import { getProvider, type PaymentProvider } from '../payments/payment-provider';
import { signTestWebhook, TEST_PROVIDER, type TestProviderDeps } from '../payments/test-provider';
import type { Job } from '../stores/jobs';
import { findOrder } from '../stores/orders';
import type { JobHandler } from './worker';

export type PaymentHandlers = Readonly<
  Record<
    | 'refund'
    | 'payment-close'
    | 'payment-webhook'
    | 'subscription-limit'
    | 'subscription-cancel'
    | 'invoice-refund',
    JobHandler
  >
>;

/** Posts a webhook of the test provider to this server and returns the status. */
export type PostWebhook = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

const WebhookSchema = v.object({ body: v.string() });
const InvoiceSchema = v.object({ invoice: v.string() });

/** A job whose order has no payment counts as done. */
export function createPaymentHandlers(
  deps: TestProviderDeps & { db: Db; payments: readonly PaymentProvider[] },
  post: PostWebhook,
): PaymentHandlers {
  const withPayment =
    (
      act: (order: Order & { reference: string }, provider: PaymentProvider, job: Job) => Promise<unknown>,
    ): JobHandler =>
    async (job) => {
      const order = await findOrder(deps.db, deps.siteId, job.subject);
      if (!order?.reference) return;
      const provider = getProvider(deps.payments, order.provider);
      await act({ ...order, reference: order.reference }, provider, job).catch((error: unknown) => {
        throw new JobFailure(error instanceof Error ? error.message : 'The payment provider failed.');
      });
    };
  return {
    refund: withPayment(({ id, reference }, provider) => provider.refund(reference, `order:${id}:refund`)),
    'payment-close': withPayment(({ reference }, provider) => provider.close(reference)),
    'subscription-limit': withPayment(({ reference, details: { plan } }, provider) =>
      plan ? provider.limitSubscription(reference, plan) : Promise.resolve(),
    ),
    'subscription-cancel': withPayment(({ reference }, provider) => provider.cancelSubscription(reference)),
    'invoice-refund': withPayment((_, provider, { payload }) => {
      const { invoice } = v.parse(InvoiceSchema, payload);
      return provider.refundInvoice(invoice, `invoice:${invoice}:refund`);
    }),
    'payment-webhook': async (job) => {
      const { body } = v.parse(WebhookSchema, job.payload);
      const path = getSitePath(calls.paymentWebhook, { provider: TEST_PROVIDER });
      const status = await post(path, signTestWebhook(deps, body), body).catch(() => 0);
      if (status !== 200) throw new JobFailure(`The shop responded with ${status}.`);
    },
  };
}

/** Sends webhooks over HTTP. */
export function createWebhookPost(siteUrl: () => string): PostWebhook {
  return async (path, headers, body) => {
    const signal = AbortSignal.timeout(WEBHOOK_MS);
    return (await fetch(`${siteUrl()}${path}`, { method: 'POST', headers, body, signal })).status;
  };
}

/** Timeout of a webhook, in milliseconds. */
const WEBHOOK_MS = 10_000;
