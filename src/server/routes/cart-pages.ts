/** The cart page, and the page of a product after a rejected choice. */
import type { Cart } from '../../core/wire/commerce';
import type { RequestedItem, StoredCart, StoredEntry } from '../domain/cart';
import { toSameOriginPath } from '../domain/origin';
import { sealRemoved, unsealRemoved } from '../domain/removed-entry';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { getText } from '../languages/texts';
import { findStore } from '../orders/store';
import { type RemovedEntry, renderCartPage, type UnavailableEntry } from '../pages/cart-page';
import { renderProductPage } from '../pages/product-page';
import { renderSitePage } from '../pages/site-page';
import { findOffers } from '../stores/products';
import { findSuggestions } from '../stores/suggestions';
import { createCart, findVisitorCart } from './cart-service';
import { readReviewQuery, readReviews } from './review-service';

/** Unlike `no-store`, allows the browser to keep the page for Back; a page from its cache is always revalidated. */
export const CART_CACHING = { 'Cache-Control': 'private, no-cache' };

/** The form of a product with options, as the visitor filled it in; for any other product, the cart. */
export async function showProduct(
  c: Ctx,
  deps: Deps,
  item: RequestedItem & { returnTo: string | undefined },
  problem: string,
): Promise<Response> {
  const offers = await findOffers(deps.db, deps.site.id, [item.productId]);
  if (offers.length < 2 && !offers[0]?.textFields?.length) return showCart(c, deps, 422, problem);
  const { locale, currency } = deps.site;
  const returnTo =
    toSameOriginPath(item.returnTo || c.req.header('Referer'), getHost(c, deps.trustProxy)) ?? '/cart';
  const reviews = await readReviews(
    deps,
    item.productId,
    readReviewQuery(() => undefined),
  );
  const refused = { item, returnTo, problem };
  const body = renderProductPage({ offers, locale, currency, reviews, refused });
  const { name, folder } = await findStore(deps, [item]);
  return renderSitePage(c, deps, 422, {
    title: `${getText(locale)('page.error', { title: offers[0]?.title ?? '' })} – ${name}`,
    locale,
    body,
    folder,
  });
}

export async function showCart(c: Ctx, deps: Deps, status: 200 | 422, problem?: string): Promise<Response> {
  c.header('Cache-Control', CART_CACHING['Cache-Control']);
  const stored = await findVisitorCart(c, deps);
  const cart = await createCart(deps, stored);
  const shop = shopPath(c, deps);
  const productIds = cart.entries.map(({ productId }) => productId);
  const [store, suggestions, removed, gone] = await Promise.all([
    findStore(deps, cart.entries),
    findSuggestions(deps.db, deps.site.id, productIds),
    findRemoved(deps, cart, c.req.query('removed')),
    findGone(deps, stored, cart),
  ]);
  return renderSitePage(c, deps, status, {
    title: `${getText(deps.site.locale)('cart-screen.title')} – ${store.name}`,
    locale: deps.site.locale,
    body: renderCartPage({ cart, locale: deps.site.locale, shop, problem, removed, gone, suggestions }),
    folder: cart.entries.length > 0 ? store.folder : shop,
    cartQuantity: cart.totalQuantity,
  });
}

/** The path of the cart page with the removed entry; any other path unchanged. */
export function toRemovedPath(
  { secrets, site, random }: Deps,
  cart: Cart,
  entry: StoredEntry,
  path: string,
): string {
  const [pathname = '', query] = path.split('?');
  const removed = pathname === '/cart' && sealRemoved(secrets, site.id, { cart, entry }, random);
  if (!removed) return path;
  const parameters = new URLSearchParams(query);
  parameters.set('removed', removed);
  return `${pathname}?${parameters}`;
}

/** The last removed entry according to the address, if it can still be restored. */
async function findRemoved(
  { db, site, secrets }: Deps,
  cart: Cart,
  sealed: string | undefined,
): Promise<RemovedEntry | undefined> {
  const entry = sealed ? unsealRemoved(secrets, site.id, cart, sealed) : undefined;
  const offers = entry ? await findOffers(db, site.id, [entry.productId]) : [];
  const offer = offers.find(({ sku }) => sku === entry?.sku);
  return entry && offer && { entry, offer };
}

/** The entries that are no longer sold. A product that still has other variants has its current name. */
async function findGone(
  { db, site }: Deps,
  stored: StoredCart | undefined,
  cart: Cart,
): Promise<UnavailableEntry[]> {
  const shown = new Set(cart.entries.map(({ id }) => id));
  const gone = (stored?.entries ?? []).filter(({ id }) => !shown.has(id));
  const productIds = gone.map(({ productId }) => productId);
  const offers = await findOffers(db, site.id, productIds);
  return gone.map(({ id, productId, title }) => ({
    id,
    title: offers.find((offer) => offer.productId === productId)?.title ?? title,
  }));
}

/** Remembers which page the visitor came from, so that the cart page can link back to the shop. */
function shopPath(c: Ctx, deps: Deps): string {
  const own = (path: string | undefined) => toSameOriginPath(path, getHost(c, deps.trustProxy));
  const from = own(c.req.query('from')) ?? own(c.req.header('Referer'));
  return from && !from.startsWith('/cart') ? from : '/';
}
