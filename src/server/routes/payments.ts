/** Webhooks of payment providers, and the payment page of the test provider. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { BODY_LIMIT, FORM, readBytes } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { getText, type TextKey } from '../languages/texts';
import { getOrderPath, inOrderLanguage } from '../orders/order-deps';
import { settleOrder } from '../orders/settle';
import { findStore } from '../orders/store';
import { getSubscriptionPath, settleSubscription } from '../orders/subscriptions';
import { renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { renderTestPayment, renderTestSubscription } from '../pages/test-payment-page';
import { type PaymentEvent, PaymentUnavailable } from '../payments/payment-provider';
import {
  completeTestPayment,
  getTestPaymentPath,
  TEST_OUTCOMES,
  type TestOutcome,
} from '../payments/test-provider';
import { changeTestSubscription, TEST_RENEWALS, type TestRenewal } from '../payments/test-subscription';
import { findOrder } from '../stores/orders';
import { isUuid } from '../stores/submission-list';
import { findTestPayment, type TestPayment } from '../stores/test-payments';

const OutcomeSchema = v.object({
  outcome: v.picklist([...TEST_OUTCOMES, ...TEST_RENEWALS, 'decline']),
});

export function paymentRoutes(deps: Deps): Route[] {
  return [webhookRoute(deps), ...testPaymentRoutes(deps)];
}

/** The body is read as bytes, because its signature covers them. */
function webhookRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('paymentWebhook'),
      tag: 'commerce',
      guard: 'open',
      limit: 'read',
      summary: 'Webhook of a payment provider, signed by it.',
      responses: {
        200: {
          description: 'Handled, also when it was handled before.',
          schema: v.object({ received: v.literal(true) }),
        },
        400: {
          description: 'The signature is missing, invalid or older than five minutes.',
          schema: FailureSchema,
        },
        404: { description: 'This provider is not configured.', schema: FailureSchema },
        413: { description: 'The body is too large.', schema: FailureSchema },
        503: {
          description: 'The provider cannot be reached; it should send the event again.',
          schema: FailureSchema,
        },
      },
    },
    async ({ c, param }) => {
      const provider = deps.payments.find(({ name }) => name === param('provider'));
      if (!provider) throw new HttpError(404, 'This payment provider is not configured.');
      const bytes = await readBytes(c.req.raw, BODY_LIMIT);
      const event = provider.readEvent(bytes, (name) => c.req.header(name));
      if (event === 'invalid') throw new HttpError(400, 'The signature of the webhook is invalid.');
      if (event !== 'irrelevant') await handleEvent(deps, provider.name, event);
      return c.json({ received: true });
    },
  );
}

/** An event only names the payment to query, so a repeated event changes nothing. */
async function handleEvent(
  deps: Deps,
  provider: string,
  { orderId, reference }: PaymentEvent,
): Promise<void> {
  const { db, site } = deps;
  const order = isUuid(orderId) ? await findOrder(db, site.id, orderId) : undefined;
  if (!order || order.provider !== provider) return;
  const settle = async (): Promise<void> => {
    await settleOrder(deps, order, reference);
    if (order.kind === 'subscription') await settleSubscription(deps, order.id);
  };
  await settle().catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailable)) throw error;
    throw new HttpError(503, 'The payment provider does not respond.', {}, { 'Retry-After': '5' });
  });
}

function testPaymentRoutes(deps: Deps): Route[] {
  const page = { tag: 'pages', undocumented: true, path: getTestPaymentPath(':paymentId') } as const;
  const gone = { description: 'A page: this payment does not exist.' };
  return [
    route(
      {
        ...page,
        method: 'GET',
        guard: 'open',
        limit: 'read',
        summary: 'Payment page of the test provider. It moves no money.',
        responses: {
          200: { description: 'A page.' },
          303: { description: 'To the order: it is paid or expired.' },
          404: gone,
        },
      },
      ({ c, param }) => withPayment(c, deps, param('paymentId'), (payment) => showPayment(c, deps, payment)),
    ),
    route(
      {
        ...page,
        method: 'POST',
        guard: 'page',
        limit: 'write',
        summary: 'Pays or declines at the test provider.',
        bodies: { [FORM]: OutcomeSchema },
        responses: {
          303: { description: 'To the order or the subscription.' },
          404: gone,
          422: { description: 'The payment page: the payment was declined.' },
        },
      },
      ({ c, param, body: { outcome } }) =>
        withPayment(c, deps, param('paymentId'), async (payment) => {
          if (hasStarted(payment)) return renewTest(c, deps, payment, outcome);
          if (outcome === 'decline' || !isOutcome(outcome))
            return showPayment(c, deps, payment, 'test-payment.declined');
          await completeTestPayment({ ...deps, siteId: deps.site.id }, payment, outcome);
          deps.jobs.notify();
          return c.redirect(getOrderPath(deps, payment.orderId), 303);
        }),
    ),
  ];
}

async function withPayment(
  c: Ctx,
  deps: Deps,
  id: string,
  act: (payment: TestPayment) => Promise<Response>,
): Promise<Response> {
  const { db, site, clock } = deps;
  const payment = isUuid(id) ? await findTestPayment(db, site.id, id) : undefined;
  if (!payment) {
    const text = getText(site.locale);
    const title = text('test-payment.gone');
    const body = renderMessage(title, text('test-payment.goneText'), '/', text('page.continue'));
    return renderSitePage(c, deps, 404, { title, locale: site.locale, body });
  }
  const isClosed = payment.state !== 'open' || payment.expiresAt.getTime() <= clock();
  if (isClosed && !hasStarted(payment)) return c.redirect(getOrderPath(deps, payment.orderId), 303);
  return act(payment);
}

/** Whether the payment has started a subscription. */
const hasStarted = ({ plan, paidAt }: TestPayment): boolean => plan !== null && paidAt !== null;

const isOutcome = (outcome: string): outcome is TestOutcome => TEST_OUTCOMES.some((one) => one === outcome);
const isRenewal = (outcome: string): outcome is TestRenewal => TEST_RENEWALS.some((one) => one === outcome);

async function renewTest(c: Ctx, deps: Deps, payment: TestPayment, outcome: string): Promise<Response> {
  const base = { ...deps, siteId: deps.site.id };
  const isChanged = isRenewal(outcome) && (await changeTestSubscription(base, payment.id, outcome));
  if (!isChanged) return showPayment(c, deps, payment, 'test-payment.over');
  deps.jobs.notify();
  return c.redirect(getSubscriptionPath(deps, payment.orderId), 303);
}

async function showPayment(c: Ctx, deps: Deps, payment: TestPayment, problem?: TextKey): Promise<Response> {
  const order = await findOrder(deps.db, deps.site.id, payment.orderId);
  const { locale } = (order ? inOrderLanguage(deps, order) : deps).site;
  const text = getText(locale);
  const { name, folder } = await findStore(deps, order?.lines ?? []);
  const isRenewed = hasStarted(payment);
  const back = (isRenewed ? getSubscriptionPath : getOrderPath)(deps, payment.orderId);
  const render = isRenewed ? renderTestSubscription : renderTestPayment;
  return renderSitePage(c, deps, problem ? 422 : 200, {
    title: `${text(isRenewed ? 'test-payment.subscription' : 'test-payment.title')} – ${name}`,
    folder,
    locale,
    body: render(payment, { locale, back, problem: problem && text(problem) }),
  });
}
