/** Refunds with Stripe's HTTP API. */
import * as v from 'valibot';
import { PaymentUnavailable } from './payment-provider';
import { retryRequest, type StripeApi } from './stripe-request';

const RefundListSchema = v.object({ data: v.array(v.object({ status: v.nullish(v.string()) })) });

/** Refunds a whole payment, once. */
export async function refundStripePayment(api: StripeApi, intent: string, key: string): Promise<void> {
  await retryRequest(
    (current) => api('/v1/refunds', { payment_intent: intent }, current),
    key,
    () => findRefund(api, intent),
  );
}

/** A refund that has not failed, if any. */
async function findRefund(api: StripeApi, intent: string): Promise<object | undefined> {
  const query = new URLSearchParams({ payment_intent: intent });
  const list = v.safeParse(RefundListSchema, await api(`/v1/refunds?${query}`));
  if (!list.success) throw new PaymentUnavailable('the list of refunds has an unexpected format');
  return list.output.data.find(({ status }) => status !== 'failed' && status !== 'canceled');
}
