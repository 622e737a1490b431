/** Routes of the gift card checkout (DON-002). */
import * as v from 'valibot';
import type { Product } from '../../core/wire/commerce';
import { createGiftCardPurchase, readGiftCardEntry } from '../domain/gift-card-order';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { getText } from '../languages/texts';
import { findEffectiveSettings } from '../orders/order-deps';
import { openPurchase } from '../orders/purchase';
import { findStore } from '../orders/store';
import { isFramed, leaveFrame } from '../pages/frame-page';
import { type GiftCardOrderForm, renderGiftCardPage } from '../pages/gift-card-page';
import { renderNotFound } from '../pages/not-found-page';
import { renderSitePage } from '../pages/site-page';
import { listProducts } from '../stores/products';

const PAGE = {
  path: '/checkout/giftcard',
  tag: 'pages',
  undocumented: true,
  query: { websiteId: 'This site.', giftCardProductId: 'The product.', sku: 'Chooses a value.' },
} as const;

const NOT_FOUND = { description: 'A “not found” page.' };

export const giftCardCheckoutRoutes = (deps: Deps): Route[] => [
  route(
    {
      ...PAGE,
      method: 'GET',
      guard: 'open',
      limit: 'read',
      summary: 'A gift card with its values.',
      responses: {
        200: { description: 'A page; in a frame, one that opens it in the top window.' },
        404: NOT_FOUND,
      },
    },
    async ({ c, query }) => {
      if (isFramed(c)) return leaveFrame(c, deps);
      const card = await findGiftCard(deps, query);
      const sku = query('sku') ?? '';
      const isKnown = card && (sku === '' || card.variants.some((variant) => variant.sku === sku));
      return isKnown
        ? showGiftCard(c, deps, { card, values: { sku } })
        : renderNotFound(c, deps, 'gift-card.gone');
    },
  ),
  route(
    {
      ...PAGE,
      method: 'POST',
      guard: 'page',
      limit: 'write',
      summary: 'Buys a gift card with a native form, also as a gift.',
      bodies: { [FORM]: v.record(v.string(), v.string()) },
      replacesNul: true,
      responses: {
        303: { description: 'To the checkout of the gift card.' },
        404: NOT_FOUND,
        422: { description: 'The page with the entered values, and messages beside the fields.' },
      },
    },
    async ({ c, query, body: values }) => {
      const card = await findGiftCard(deps, query);
      if (!card) return renderNotFound(c, deps, 'gift-card.gone');
      const text = getText(deps.site.locale);
      const { closed, timeZone } = await findEffectiveSettings(deps.db, deps);
      const entry = readGiftCardEntry(card, values, { now: deps.clock(), timeZone }, text);
      if ('errors' in entry && entry.errors)
        return showGiftCard(c, deps, { card, values, errors: entry.errors });
      if (closed)
        return showGiftCard(c, deps, {
          card,
          values,
          problem: text('checkout.closed', { kind: 'gift_card' }),
        });
      const { id, locale } = deps.site;
      const purchase = createGiftCardPurchase(id, card.id, entry, { locale, timeZone });
      return c.redirect(await openPurchase(deps, purchase), 303);
    },
  ),
];

async function findGiftCard(
  { db, site }: Deps,
  query: (name: string) => string | undefined,
): Promise<Product | undefined> {
  if (query('websiteId') !== site.id) return undefined;
  const products = await listProducts(db, site.id, site.currency);
  return products.find(
    ({ id, productType }) => productType === 'GIFT_CARD' && id === query('giftCardProductId'),
  );
}

/** The status is 422 if the page explains a rejection. */
async function showGiftCard(
  c: Ctx,
  deps: Deps,
  form: Pick<GiftCardOrderForm, 'card' | 'values' | 'errors' | 'problem'>,
): Promise<Response> {
  const { site } = deps;
  const { name, folder } = await findStore(deps, [{ productId: form.card.id }]);
  return renderSitePage(c, deps, form.errors || form.problem ? 422 : 200, {
    title: `${form.card.title} – ${name}`,
    locale: site.locale,
    body: renderGiftCardPage({ ...form, siteId: site.id, locale: site.locale }),
    folder,
  });
}
