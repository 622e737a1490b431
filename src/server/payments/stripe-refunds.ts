/** Refunds of Stripe over its HTTP API. */
import * as v from 'valibot';
import { PaymentUnavailable } from './payment-provider';
import { type Ask, askAgain } from './stripe-request';

const RefundListSchema = v.object({ data: v.array(v.object({ status: v.nullish(v.string()) })) });

/** Returns a whole payment, once. */
export async function refundStripePayment(ask: Ask, intent: string, key: string): Promise<void> {
  await askAgain(
    (current) => ask('/v1/refunds', { payment_intent: intent }, current),
    key,
    () => findRefund(ask, intent),
  );
}

/** A refund that has not failed. */
async function findRefund(ask: Ask, intent: string): Promise<object | undefined> {
  const query = new URLSearchParams({ payment_intent: intent });
  const list = v.safeParse(RefundListSchema, await ask(`/v1/refunds?${query}`));
  if (!list.success) throw new PaymentUnavailable('the list of refunds has another form');
  return list.output.data.find(({ status }) => status !== 'failed' && status !== 'canceled');
}
