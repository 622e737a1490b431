/** Routes for the documented checkout addresses (CTX-016). */

import { html } from 'hono/html';
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import type { Cart } from '../../core/wire/commerce';
import { CLOSED, EXPIRED, getMinimumProblem } from '../domain/checkout';
import { createContact, validateCheckout } from '../domain/checkout-form';
import { issueCheckoutToken, parseCheckoutToken } from '../domain/checkout-token';
import { issueFormKey } from '../domain/form-key';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { findEffectiveSettings } from '../orders/order-deps';
import { placeOrder } from '../orders/place-order';
import { type CheckoutForm, renderCheckoutPage, renderGiftCardPage } from '../pages/checkout-page';
import { renderFormPage } from '../pages/form-page';
import { type Markup, renderMessage } from '../pages/page';
import { renderSitePage } from '../pages/site-page';
import { findOrder } from '../stores/orders';
import { listProducts } from '../stores/products';
import { readCart } from './cart-service';
import { findFormOrThrow } from './form-service';
import { goToPayment } from './orders';

const CHECKOUT_PATH = routes.goToCheckout();

const PAGE = {
  method: 'GET',
  tag: 'pages',
  undocumented: true,
  guard: 'open',
  limit: 'read',
  answers: { 200: { about: 'A page.' }, 404: { about: 'A “not found” page.' } },
} as const satisfies Partial<RouteSpec>;

const FORM = 'application/x-www-form-urlencoded';
const CheckoutSchema = v.objectWithRest({ attempt: v.string() }, v.string());

export function checkoutRoutes(deps: Deps): Route[] {
  const { site } = deps;
  const render: Show = (c, title, body) =>
    renderSitePage(c, deps, 200, { title: `${title} – ${site.name}`, locale: site.locale, body });
  return [
    route({ ...PAGE, path: CHECKOUT_PATH, summary: 'The checkout page.' }, async ({ c }) =>
      showCheckout(c, deps, await readCart(c, deps), 'Checkout'),
    ),
    orderRoute(deps),
    route(
      {
        ...PAGE,
        path: '/checkout/subscribe',
        summary: 'The checkout of a subscription.',
        query: { cartToken: 'The id of the visitor’s cart.' },
      },
      async ({ c, query }) => {
        const cart = await readCart(c, deps);
        // A cart belongs to the browser with its cookie; the address alone does not open it.
        if (!cart.id || query('cartToken') !== cart.id)
          return renderEmpty(c, deps, 'This subscription does not exist.');
        return showCheckout(c, deps, cart, 'Subscribe');
      },
    ),
    donateRoute(deps, render),
    giftCardRoute(deps, render),
  ];
}

type Show = (c: Ctx, title: string, body: Markup) => Response | Promise<Response>;

/** Places the order and leads to the payment page. */
function orderRoute(deps: Deps): Route {
  return route(
    {
      ...PAGE,
      method: 'POST',
      path: CHECKOUT_PATH,
      guard: 'page',
      limit: 'write',
      summary: 'Orders the cart with a native form; a repeated post is the same order.',
      bodies: { [FORM]: CheckoutSchema },
      answers: {
        303: { about: 'To the payment page, or to the order if it is paid.' },
        422: { about: 'The checkout page with what was entered: invalid, changed or not available.' },
        503: { about: 'The order page: the payment provider does not respond.' },
      },
    },
    async ({ c, body }) => {
      const cart = await readCart(c, deps);
      const attempt = parseCheckoutToken(deps.secrets, deps.site.id, deps.clock(), body.attempt);
      const refuse = (more: Pick<CheckoutForm, 'problem' | 'errors'>) =>
        showCheckout(c, deps, cart, 'Checkout', { values: body, ...more });
      // A cart is ordered by the browser with its cookie only.
      if (attempt?.cartId !== cart.id) return refuse({ problem: EXPIRED });
      const errors = validateCheckout(body, cart.requiresShipping);
      const isKnown = (await findOrder(deps.db, deps.site.id, attempt.id)) !== undefined;
      if (!isKnown && Object.keys(errors).length > 0) return refuse({ errors });
      const placed = await placeOrder(deps, attempt, createContact(body, cart.requiresShipping));
      if ('problem' in placed) return refuse({ problem: placed.problem });
      return goToPayment(c, deps, placed.order);
    },
  );
}

/** A new attempt with every page; the status is 422 when the page explains a refusal. */
async function showCheckout(
  c: Ctx,
  deps: Deps,
  cart: Cart,
  heading: string,
  refusal: Pick<CheckoutForm, 'values' | 'errors' | 'problem'> = {},
): Promise<Response> {
  const { db, site, secrets, clock, random } = deps;
  const shown = { cartId: cart.id, cartVersion: cart.version, totalCents: cart.subtotalCents };
  const stamp = { now: clock(), random: random(UUID7_RANDOM_BYTES) };
  const token = issueCheckoutToken(secrets, site.id, shown, stamp);
  const settings = await findEffectiveSettings(db, deps);
  const money = (cents: number) => formatMoney(cents, site.currency, site.locale);
  const notice = settings.closed ? CLOSED : getMinimumProblem(cart.subtotalCents, settings, money);
  const problem = refusal.problem ?? (cart.entries.length > 0 ? notice : undefined);
  const body = renderCheckoutPage({ heading, cart, locale: site.locale, token, ...refusal, problem });
  const isRefused = refusal.problem !== undefined || refusal.errors !== undefined;
  return renderSitePage(c, deps, isRefused ? 422 : 200, {
    title: `${heading} – ${site.name}`,
    locale: site.locale,
    body,
    formTargets: deps.payments[0].formTargets,
  });
}

/** A donation page is a form with an amount; a submission is a pledge that is sent to the owner. */
function donateRoute(deps: Deps, render: Show): Route {
  return route(
    {
      ...PAGE,
      path: '/checkout/donate',
      summary: 'A donation page.',
      about: 'A form with an amount. Submissions are pledges; nothing is charged.',
      query: { donatePageId: 'The id of the form.' },
    },
    async ({ c, query }) => {
      const found = await findFormOrThrow(deps, query('donatePageId') ?? '').catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404) return undefined;
        throw error;
      });
      if (!found?.definition.fields.some(({ type, required }) => type === 'currency' && required))
        return renderEmpty(c, deps, 'This donation page does not exist.');
      const { definition: form } = found;
      const key = issueFormKey(deps.secrets, deps.site.id, deps.clock(), deps.random(UUID7_RANDOM_BYTES));
      const action = getSitePath(calls.postForm, { formId: form.id });
      const body = renderFormPage({ form, action, key, values: {}, errors: {}, returnTo: '/' });
      const note = 'This is a pledge. Nothing is charged now; we will contact you about payment.';
      return render(c, form.name, html`${body}<p class="note">${note}</p>`);
    },
  );
}

function giftCardRoute(deps: Deps, render: Show): Route {
  return route(
    {
      ...PAGE,
      path: '/checkout/giftcard',
      summary: 'A gift card with its available values.',
      query: { websiteId: 'This site.', giftCardProductId: 'The product.', sku: 'Selects one value.' },
    },
    async ({ c, query }) => {
      const { db, site } = deps;
      const isThisSite = query('websiteId') === site.id;
      const products = isThisSite ? await listProducts(db, site.id, site.currency) : [];
      const sku = query('sku') || undefined;
      const card = products.find(
        ({ id, productType, variants }) =>
          productType === 'GIFT_CARD' &&
          id === query('giftCardProductId') &&
          (sku === undefined || variants.some((variant) => variant.sku === sku)),
      );
      if (!card) return renderEmpty(c, deps, 'This gift card does not exist.');
      return render(c, card.title, renderGiftCardPage(card, sku, site.locale));
    },
  );
}

function renderEmpty(c: Ctx, deps: Deps, text: string): Promise<Response> {
  const { site } = deps;
  const body = renderMessage('Page not found', text, '/', `Back to ${site.name}`);
  return renderSitePage(c, deps, 404, { title: `Page not found – ${site.name}`, locale: site.locale, body });
}
