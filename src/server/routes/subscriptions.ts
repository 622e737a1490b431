/** Routes of a subscription for its buyer. The signed link in the mail opens the page. */
import * as v from 'valibot';
import { isValidSubscriptionLink } from '../domain/checkout-token';
import type { Subscription } from '../domain/subscription';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { getOrderPath, inOrderLanguage } from '../orders/order-deps';
import { findStore } from '../orders/store';
import { cancelSubscription, getSubscriptionPath, settleSubscription } from '../orders/subscriptions';
import { renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { renderSubscription } from '../pages/subscription-page';
import { PaymentUnavailable } from '../payments/payment-provider';
import { getTestPaymentPath, TEST_PROVIDER } from '../payments/test-provider';
import { isUuid } from '../stores/submission-list';
import { findSubscription, listRenewals } from '../stores/subscriptions';

const PAGE = {
  tag: 'pages',
  undocumented: true,
  query: { token: 'Signature of the link.' },
} as const satisfies Partial<RouteSpec>;

const NOT_FOUND = { description: 'A page: the link is invalid.' };

export function subscriptionRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...PAGE,
        method: 'GET',
        path: '/commerce/subscriptions/:subscriptionId',
        guard: 'open',
        limit: 'read',
        summary: 'A subscription for its buyer; queries the payment provider about renewals.',
        responses: { 200: { description: 'A page.' }, 404: NOT_FOUND },
      },
      async ({ c, param, query }) => {
        const id = param('subscriptionId');
        if (!isSigned(deps, id, query('token'))) return gone(c, deps);
        const subscription = await findCurrent(deps, id);
        return subscription
          ? show(c, inOrderLanguage(deps, subscription.order), subscription)
          : gone(c, deps);
      },
    ),
    route(
      {
        ...PAGE,
        method: 'POST',
        path: '/commerce/subscriptions/:subscriptionId/cancel',
        guard: 'page',
        limit: 'write',
        summary: 'Cancels a subscription with a native form; repeatable.',
        bodies: { [FORM]: v.object({ confirm: v.optional(v.string()) }) },
        responses: {
          303: { description: 'To the subscription.' },
          404: NOT_FOUND,
          422: { description: 'The page: the confirmation is missing.' },
        },
      },
      async ({ c, param, query, body }) => {
        const id = param('subscriptionId');
        const subscription = isSigned(deps, id, query('token'))
          ? await findSubscription(deps.db, deps.site.id, id)
          : undefined;
        if (!subscription) return gone(c, deps);
        if (body.confirm !== 'yes')
          return show(c, inOrderLanguage(deps, subscription.order), subscription, true);
        await cancelSubscription(deps, id);
        return c.redirect(getSubscriptionPath(deps, id), 303);
      },
    ),
  ];
}

const isSigned = ({ secrets, site }: Deps, id: string, token = ''): boolean =>
  isUuid(id) && isValidSubscriptionLink(secrets, site.id, id, token);

/** The stored state, if the provider does not respond. */
function findCurrent(deps: Deps, id: string): Promise<Subscription | undefined> {
  return settleSubscription(deps, id).catch((error: unknown) => {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return findSubscription(deps.db, deps.site.id, id);
  });
}

async function show(
  c: Ctx,
  deps: Deps,
  subscription: Subscription,
  isUnconfirmed = false,
): Promise<Response> {
  const { db, site } = deps;
  const { id, order } = subscription;
  const text = getText(site.locale);
  const title = text('subscription.title');
  const { name, folder } = await findStore(deps, order.lines);
  const isTest = order.provider === TEST_PROVIDER && order.reference !== null;
  return renderSitePage(c, deps, isUnconfirmed ? 422 : 200, {
    title: `${isUnconfirmed ? text('page.error', { title }) : title} – ${name}`,
    folder,
    locale: site.locale,
    body: renderSubscription({
      subscription,
      renewals: await listRenewals(db, site.id, id),
      locale: site.locale,
      cancelPath: getSubscriptionPath(deps, id).replace('?', '/cancel?'),
      orderPath: getOrderPath(deps, id),
      testPath: isTest ? getTestPaymentPath(order.reference ?? '') : undefined,
      isUnconfirmed,
    }),
  });
}

function gone(c: Ctx, deps: Deps): Promise<Response> {
  const { locale } = deps.site;
  const text = getText(locale);
  const title = text('subscription.gone');
  const body = renderMessage(title, text('subscription.goneText'), '/', text('page.continue'));
  return renderSitePage(c, deps, 404, { title, locale, body });
}
