/** Routes for the documented checkout addresses (CTX-016). */
import * as v from 'valibot';
import { formatMoney } from '../../core/money';
import { routes } from '../../core/routes';
import { UUID7_RANDOM_BYTES } from '../../core/uuid7';
import { getMinimumProblem } from '../domain/checkout';
import { createContact, validateCheckout } from '../domain/checkout-form';
import { issueCheckoutToken, parseCheckoutToken, parsePurchaseToken } from '../domain/checkout-token';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, type RouteSpec, route } from '../http/route';
import { getText } from '../languages/texts';
import { findEffectiveSettings, getKindSettings, getOrderPath } from '../orders/order-deps';
import { placeOrder } from '../orders/place-order';
import { findStore } from '../orders/store';
import { type CheckoutForm, renderCheckoutPage } from '../pages/checkout-page';
import { renderNotFound } from '../pages/not-found-page';
import { renderSitePage } from '../pages/site-page';
import { findBoughtOrder, findOrder } from '../stores/orders';
import { getCodes, readEnteredGiftCards, resolveGiftCards } from './checkout-gift-cards';
import { type Checkout, readCheckout, readPurchase } from './checkout-service';
import { goToPayment } from './orders';

const CHECKOUT_PATH = routes.goToCheckout();

const PAGE = {
  method: 'GET',
  tag: 'pages',
  undocumented: true,
  guard: 'open',
  limit: 'read',
  responses: { 200: { description: 'A page.' }, 404: { description: 'A “not found” page.' } },
} as const satisfies Partial<RouteSpec>;
const CheckoutSchema = v.objectWithRest({ attempt: v.string() }, v.string());

export function checkoutRoutes(deps: Deps): Route[] {
  const { site } = deps;
  return [
    route({ ...PAGE, path: CHECKOUT_PATH, summary: 'The checkout page.' }, async ({ c }) =>
      showCheckout(c, deps, await readCheckout(c, deps)),
    ),
    orderRoute(deps),
    route(
      {
        ...PAGE,
        path: '/checkout/subscribe',
        summary: 'The checkout of a purchase without the visitor’s cart, such as a subscription.',
        query: { cartToken: 'The token of the purchase, or the id of the visitor’s cart.' },
        responses: { ...PAGE.responses, 303: { description: 'To the order, if the purchase is paid.' } },
      },
      async ({ c, query }) => {
        const checkout = await findCheckout(c, deps, query('cartToken') ?? '');
        if (!checkout) return renderNotFound(c, deps, 'checkout.linkIncomplete');
        const isBought = checkout.kind !== 'cart' && checkout.cart.entries.length === 0;
        const bought = isBought && (await findBoughtOrder(deps.db, site.id, checkout.cart.id));
        return bought ? c.redirect(getOrderPath(deps, bought.id), 303) : showCheckout(c, deps, checkout);
      },
    ),
  ];
}

/** The visitor's cart belongs to the browser with its cookie; a purchase belongs to anybody with its signed token. */
async function findCheckout(c: Ctx, deps: Deps, token: string): Promise<Checkout | undefined> {
  const purchaseId = parsePurchaseToken(deps.secrets, deps.site.id, token);
  if (purchaseId) return readPurchase(deps, purchaseId);
  const checkout = await readCheckout(c, deps);
  return checkout.cart.id && token === checkout.cart.id ? checkout : undefined;
}

/** Places the order and redirects to the payment page. */
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
      responses: {
        200: { description: 'The checkout page, after “Apply” or “Remove” of a gift card.' },
        303: { description: 'To the payment page, or to the order if it is paid.' },
        422: { description: 'The checkout page with the entered values: invalid, changed or not available.' },
        503: { description: 'The order page: the payment provider does not respond.' },
      },
    },
    async ({ c, body }) => {
      const attempt = parseCheckoutToken(deps.secrets, deps.site.id, deps.clock(), body.attempt);
      const purchase = attempt && (await readPurchase(deps, attempt.cartId));
      const checkout = purchase ?? (await readCheckout(c, deps));
      const { cart } = checkout;
      const refuse = (more: Pick<CheckoutForm, 'problem' | 'errors'>) =>
        showCheckout(c, deps, checkout, { values: body, ...more });
      // A visitor's cart can be ordered only by the browser with its cookie.
      if (attempt?.cartId !== cart.id)
        return refuse({ problem: getText(deps.site.locale)('checkout.expired') });
      if (body.apply !== undefined || body.removeCard !== undefined) return refuse({});
      const errors = validateCheckout(body, cart.requiresShipping, getText(deps.site.locale));
      if (Object.keys(errors).length > 0) {
        const same = await findOrder(deps.db, deps.site.id, attempt.id);
        if (!same || same.state === 'pending') return refuse({ errors });
      }
      const contact = createContact(body, cart.requiresShipping);
      const codes = getCodes(readEnteredGiftCards(body));
      const placed = await placeOrder(deps, attempt, contact, codes);
      if ('problem' in placed) return refuse({ problem: placed.problem });
      return goToPayment(c, deps, placed.order);
    },
  );
}

/** Every page has a new attempt; the status is 422 if the page explains a rejection. */
async function showCheckout(
  c: Ctx,
  deps: Deps,
  checkout: Checkout,
  refusal: Pick<CheckoutForm, 'values' | 'errors' | 'problem'> = {},
): Promise<Response> {
  const { cart, kind, details } = checkout;
  const { db, site, secrets, clock, random } = deps;
  const giftCards = await resolveGiftCards(deps, checkout, readEnteredGiftCards(refusal.values ?? {}));
  const shown = { cartId: cart.id, cartVersion: cart.version, totalCents: cart.subtotalCents };
  const stamp = { now: clock(), random: random(UUID7_RANDOM_BYTES) };
  const token = issueCheckoutToken(secrets, site.id, shown, stamp);
  const settings = getKindSettings(await findEffectiveSettings(db, deps), kind);
  const text = getText(site.locale);
  const money = (cents: number) => formatMoney(cents, site.currency, site.locale);
  const notice = settings.closed
    ? text('checkout.closed', { kind })
    : getMinimumProblem(cart.subtotalCents, settings, { money, text });
  const problem = refusal.problem ?? (cart.entries.length > 0 ? notice : undefined);
  const heading = text('checkout.heading', { kind });
  const form = { cart, kind, details, locale: site.locale, token, giftCards };
  const body = renderCheckoutPage({ ...form, ...refusal, problem });
  const isRefused = refusal.problem !== undefined || refusal.errors !== undefined || !!giftCards?.error;
  const { name, folder } = await findStore(deps, cart.entries);
  return renderSitePage(c, deps, isRefused ? 422 : 200, {
    title: `${heading} – ${name}`,
    locale: site.locale,
    body,
    folder,
    ...(kind === 'cart' && { cartQuantity: cart.totalQuantity }),
    formTargets: deps.payments[0].formTargets,
  });
}
