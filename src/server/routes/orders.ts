/** Routes of an order for its buyer. The signed link in the mail opens the page. */
import * as v from 'valibot';
import { isValidOrderLink } from '../domain/checkout-token';
import { getOrderNumber, type Order } from '../domain/order';
import { addAccessCookie } from '../http/access-cookie';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { findDownloads } from '../orders/downloads';
import { getOrderPath, inOrderLanguage } from '../orders/order-deps';
import { openPayment } from '../orders/place-order';
import { settleOrder } from '../orders/settle';
import { findStore } from '../orders/store';
import { getSubscriptionPath } from '../orders/subscriptions';
import { findUnlockedPages } from '../orders/unlocked-pages';
import { renderBuyerOrder } from '../pages/order-page';
import { renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { PaymentUnavailable } from '../payments/payment-provider';
import { findOrder } from '../stores/orders';
import { isUuid } from '../stores/submission-list';

const ORDER = {
  tag: 'pages',
  undocumented: true,
  query: { token: 'Signature of the link.' },
} as const satisfies Partial<RouteSpec>;

const NOT_FOUND = { description: 'A page: the link is invalid.' };

export function orderRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...ORDER,
        method: 'GET',
        path: '/commerce/orders/:orderId',
        guard: 'open',
        limit: 'read',
        summary: 'An order for its buyer; queries the payment provider while it is unpaid.',
        responses: { 200: { description: 'A page.' }, 404: NOT_FOUND },
      },
      async ({ c, param, query }) => {
        const order = await findSigned(deps, param('orderId'), query('token'));
        return order ? showSettled(c, inOrderLanguage(deps, order), order) : gone(c, deps);
      },
    ),
    openRoute(deps),
    route(
      {
        ...ORDER,
        method: 'POST',
        path: '/commerce/orders/:orderId/pay',
        guard: 'page',
        limit: 'write',
        summary: 'Opens the payment page of an unpaid order.',
        bodies: { [FORM]: v.record(v.string(), v.string()) },
        responses: {
          303: { description: 'To the payment page, or to the order if it is settled.' },
          404: NOT_FOUND,
          503: { description: 'The order page: the payment provider does not respond.' },
        },
      },
      async ({ c, param, query }) => {
        const order = await findSigned(deps, param('orderId'), query('token'));
        return order ? goToPayment(c, inOrderLanguage(deps, order), order) : gone(c, deps);
      },
    ),
  ];
}

/** The link to the order proves that this browser belongs to the buyer. */
const openRoute = (deps: Deps): Route =>
  route(
    {
      ...ORDER,
      method: 'POST',
      path: '/commerce/orders/:orderId/open',
      guard: 'page',
      limit: 'write',
      summary: 'Unlocks the pages of an order in this browser.',
      bodies: { [FORM]: v.object({ path: v.string() }) },
      responses: {
        303: { description: 'To the page, or to the order if it does not unlock the page.' },
        404: NOT_FOUND,
      },
    },
    async ({ c, param, query, body }) => {
      const order = await findSigned(deps, param('orderId'), query('token'));
      if (!order) return gone(c, deps);
      const page = (await findUnlockedPages(deps, order)).find(({ path }) => path === body.path);
      if (!page) return c.redirect(getOrderPath(deps, order.id), 303);
      addAccessCookie(c, deps, order.id);
      return c.redirect(page.path, 303);
    },
  );

/** Redirects to the payment page, or to the order page if there is nothing to pay. */
export async function goToPayment(c: Ctx, deps: Deps, order: Order): Promise<Response> {
  try {
    const { order: current, payment } = await settleOrder(deps, order);
    if (current.state !== 'pending' || payment === 'processing')
      return c.redirect(getOrderPath(deps, order.id), 303);
    return c.redirect(await openPayment(deps, current), 303);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return showOrder(c, deps, order, {
      status: 503,
      problem: getText(deps.site.locale)('order.providerDown'),
    });
  }
}

/** An unknown outcome is never shown as a failure: the money may have moved. */
async function showSettled(c: Ctx, deps: Deps, order: Order): Promise<Response> {
  const checking = getText(deps.site.locale)('order.checking');
  try {
    const { order: current, payment } = await settleOrder(deps, order);
    return await showOrder(c, deps, current, { problem: payment === 'processing' ? checking : undefined });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return showOrder(c, deps, order, { problem: checking });
  }
}

async function showOrder(
  c: Ctx,
  deps: Deps,
  order: Order,
  { status = 200, problem }: { status?: 200 | 503; problem?: string | undefined },
): Promise<Response> {
  const { site } = deps;
  const path = getOrderPath(deps, order.id);
  const { name, folder } = await findStore(deps, order.lines);
  return renderSitePage(c, deps, status, {
    title: `${getText(site.locale)('order.number', { kind: 'cart', number: getOrderNumber(order.id) })} – ${name}`,
    folder,
    locale: site.locale,
    body: renderBuyerOrder({
      order,
      locale: site.locale,
      path,
      payPath: path.replace('?', '/pay?'),
      subscriptionPath: hasSubscription(order) ? getSubscriptionPath(deps, order.id) : undefined,
      downloads: await findDownloads(deps, order),
      pages: await findUnlockedPages(deps, order),
      openPath: path.replace('?', '/open?'),
      problem,
    }),
    formTargets: deps.payments.flatMap(({ formTargets }) => formTargets),
  });
}

const hasSubscription = ({ kind, state }: Order): boolean =>
  kind === 'subscription' && (state === 'paid' || state === 'fulfilled' || state === 'refunded');

async function findSigned(deps: Deps, id: string, token = ''): Promise<Order | undefined> {
  const { db, site, secrets } = deps;
  if (!isUuid(id) || !isValidOrderLink(secrets, site.id, id, token)) return undefined;
  return findOrder(db, site.id, id);
}

function gone(c: Ctx, deps: Deps): Promise<Response> {
  const { locale } = deps.site;
  const text = getText(locale);
  const heading = text('order.gone');
  const body = renderMessage(heading, text('order.goneText'), '/', text('page.continue'));
  return renderSitePage(c, deps, 404, { title: heading, locale, body });
}
