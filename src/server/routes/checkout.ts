/** Routes for the documented checkout addresses (CTX-016). */

import { html } from 'hono/html';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { issueFormKey } from '../domain/form-key';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { renderCheckoutPage, renderGiftCardPage } from '../pages/checkout-page';
import { renderFormPage } from '../pages/form-page';
import { type Markup, renderMessage, renderPage } from '../pages/page';
import { listProducts } from '../stores/products';
import { readCart } from './cart-service';
import { findFormOrThrow } from './form-service';

const PAGE = {
  method: 'GET',
  tag: 'pages',
  ours: true,
  guard: 'open',
  limit: 'read',
  answers: { 200: { about: 'A page.' }, 404: { about: 'A “not found” page.' } },
} as const satisfies Partial<RouteSpec>;

export function checkoutRoutes(deps: Deps): Route[] {
  const { site } = deps;
  const render = (c: Ctx, title: string, body: Markup) =>
    renderPage(c, 200, { title: `${title} – ${site.name}`, locale: site.locale, body });
  return [
    route({ ...PAGE, path: '/commerce/goto-checkout', summary: 'The checkout page.' }, async ({ c }) =>
      render(c, 'Checkout', renderCheckoutPage(await readCart(c, deps), site.locale, 'Checkout')),
    ),
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
        return render(c, 'Subscribe', renderCheckoutPage(cart, site.locale, 'Subscribe'));
      },
    ),
    donateRoute(deps, render),
    giftCardRoute(deps, render),
  ];
}

type Show = (c: Ctx, title: string, body: Markup) => Response | Promise<Response>;

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

function renderEmpty(c: Ctx, { site }: Deps, text: string): Response | Promise<Response> {
  const body = renderMessage('Page not found', text, '/', `Back to ${site.name}`);
  return renderPage(c, 404, { title: `Page not found – ${site.name}`, locale: site.locale, body });
}
