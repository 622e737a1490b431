/** Handlers of jobs about payments. */
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { Db } from '../db/db';
import { JobFailure } from '../domain/job-failure';
import type { Order } from '../domain/order';
import { getProvider, type PaymentProvider } from '../payments/payment-provider';
import { signTestWebhook, TEST_PROVIDER, type TestProviderDeps } from '../payments/test-provider';
import { findOrder } from '../stores/orders';
import type { JobHandler } from './worker';

export type PaymentHandlers = Readonly<Record<'refund' | 'payment-close' | 'payment-webhook', JobHandler>>;

/** Posts a webhook of the test provider to this server and returns the status. */
export type PostWebhook = (path: string, headers: Record<string, string>, body: string) => Promise<number>;

const WebhookSchema = v.object({ body: v.string() });

/** A job whose order has no payment counts as done. */
export function createPaymentHandlers(
  deps: TestProviderDeps & { db: Db; payments: readonly PaymentProvider[] },
  post: PostWebhook,
): PaymentHandlers {
  const withPayment =
    (
      act: (order: Order & { reference: string }, provider: PaymentProvider) => Promise<unknown>,
    ): JobHandler =>
    async ({ subject }) => {
      const order = await findOrder(deps.db, deps.siteId, subject);
      if (!order?.reference) return;
      await act({ ...order, reference: order.reference }, getProvider(deps.payments, order.provider)).catch(
        (error: unknown) => {
          throw new JobFailure(error instanceof Error ? error.message : 'The payment provider failed.');
        },
      );
    };
  return {
    refund: withPayment(({ id, reference }, provider) => provider.refund(reference, `order:${id}:refund`)),
    'payment-close': withPayment(({ reference }, provider) => provider.close(reference)),
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

/** Time-out of a webhook, in milliseconds. */
const WEBHOOK_MS = 10_000;
