/** Cart operations, for scripts and native forms. */

import { cartMessages } from '../../core/cart/change-messages';
import { checkTextValues } from '../../core/commerce/text-fields';
import { ADD_ID_HEADER, type Cart, type CartEntry } from '../../core/wire/commerce';
import {
  addEntry,
  findRequestedOffer,
  getRejection,
  type Offer,
  type RequestedItem,
  type StoredCart,
  type StoredEntry,
  setQuantity,
  toCartResponse,
} from '../domain/cart';
import { addHeld, findShortages } from '../domain/order';
import { sha256 } from '../domain/signing';
import { describeTextProblem } from '../domain/text-field-problem';
import type { Ctx, Deps } from '../http/context';
import { setCartCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { getText, type Text } from '../languages/texts';
import { AddIdTaken, addOnce, type CartChange, changeCart, findCart } from '../stores/carts';
import { findPendingOrders } from '../stores/orders';
import { findOffers } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { findHolds } from '../stores/stock';
import { createId, findToken, getOrCreateToken, openNewCart } from './cart-token';

/** Maximum entries in a cart. */
const MAX_ENTRIES = 200;

/** The visitor's cart, or an empty one that is not stored. */
export async function readCart(c: Ctx, deps: Deps): Promise<Cart> {
  return createCart(deps, await findVisitorCart(c, deps));
}

/** The stored cart, including entries whose product is gone. */
export async function findVisitorCart(c: Ctx, deps: Deps): Promise<StoredCart | undefined> {
  const token = await findToken(c, deps);
  return token ? findCart(deps.db, deps.site.id, sha256(token)) : undefined;
}

/**
 * Adds an item, once per `addId`. Throws 404 for an unknown product, 422 if several variants remain, and 400 with a
 * message if the quantity is not available.
 * @param offers current offers of the product
 */
export async function addToCart(
  c: Ctx,
  deps: Deps,
  item: RequestedItem & { offers: readonly Offer[] },
  addId: string | undefined,
): Promise<StoredCart | undefined> {
  const text = getText(deps.site.locale);
  const offer = findRequestedOffer(item.offers, item, text);
  if (!offer) throw new HttpError(404, text('cart.addFailed'));
  if (typeof offer === 'string') throw new HttpError(422, offer);
  // A subscription has its own checkout.
  if (offer.plan) throw new HttpError(422, text('cart-page.isSubscription', { title: offer.title }));
  const { productId, sku, title } = offer;
  const { quantity } = item;
  const checked = checkTextValues(offer.textFields ?? [], item.texts ?? new Map());
  if ('problem' in checked)
    throw new HttpError(422, describeTextProblem(checked, text), { field: checked.name });
  const { texts } = checked;
  const added = { id: createId(deps), productId, sku, title, quantity, ...(texts.length > 0 && { texts }) };
  const add: CartChange = (entries) => {
    const next = addEntry(entries, added);
    if (next.length > MAX_ENTRIES) throw new HttpError(400, text('cart.addFailed'));
    checkAvailability(next, [offer], text);
    return next;
  };
  const { db, site } = deps;
  const change = (token: string) =>
    addId
      ? addOnce(db, site.id, sha256(token), { id: addId, productId, sku, quantity }, add).catch(explainTaken)
      : changeCart(db, site.id, sha256(token), add);
  let token = await getOrCreateToken(c, deps);
  let cart = await change(token);
  if (!cart) {
    // A sign-in in another tab has just merged this cart; the next request merges the new one.
    token = await openNewCart(deps);
    cart = await change(token);
  }
  setCartCookie(c, deps, token);
  return cart;
}

function explainTaken(error: unknown): never {
  if (error instanceof AddIdTaken) throw new HttpError(400, `${ADD_ID_HEADER} belongs to another addition.`);
  throw error;
}

/**
 * Sets the quantity of an entry; 0 removes it. Throws 404 if the cart has no such entry.
 * @returns the changed cart, and the entry before the change
 */
export async function changeCartEntry(
  c: Ctx,
  deps: Deps,
  entryId: string,
  quantity: number,
): Promise<{ cart: Cart; former: StoredEntry }> {
  const token = await findToken(c, deps);
  const cart = token ? await findCart(deps.db, deps.site.id, sha256(token)) : undefined;
  const entry = cart?.entries.find((one) => one.id === entryId);
  const missing = () =>
    new HttpError(404, quantity === 0 ? cartMessages.removeFailed : cartMessages.updateFailed);
  if (!token || !entry) throw missing();
  const offers = await findOffers(deps.db, deps.site.id, [entry.productId]);
  const changed = await changeCart(deps.db, deps.site.id, sha256(token), (entries) => {
    const next = setQuantity(entries, entryId, quantity);
    if (quantity > entry.quantity)
      checkAvailability(
        next,
        offers.filter((one) => one.sku === entry.sku),
        getText(deps.site.locale),
      );
    return next;
  });
  if (!changed) throw missing();
  setCartCookie(c, deps, token);
  return { cart: await createCart(deps, changed), former: entry };
}

/** The cart with current prices, and the problems of lines that cannot be ordered unchanged. */
export async function createCart(deps: Deps, cart: StoredCart | undefined): Promise<Cart> {
  const { db, site } = deps;
  const productIds = (cart?.entries ?? []).map((entry) => entry.productId);
  const [offers, { minimumSubtotal }] = await Promise.all([
    findOffers(db, site.id, productIds),
    findShopSettings(db, site.id),
  ]);
  const shown = toCartResponse(cart, offers, { ...site, minimumSubtotal });
  const short = cart ? await findShort(deps, cart, offers) : [];
  return short.length === 0
    ? shown
    : { ...shown, entries: shown.entries.map((entry) => addShortage(entry, short, getText(site.locale))) };
}

function addShortage(entry: CartEntry, short: readonly Offer[], text: Text): CartEntry {
  const offer = short.find(({ productId, sku }) => productId === entry.productId && sku === entry.sku);
  const availability = offer && getRejection(offer, offer.qtyInStock + 1, text);
  return availability ? { ...entry, availability } : entry;
}

/** Offers with less stock than the cart needs, determined like at checkout. */
async function findShort({ db, site }: Deps, cart: StoredCart, offers: readonly Offer[]): Promise<Offer[]> {
  const short = findShortages(cart.entries, offers);
  if (short.length === 0) return [];
  const orders = await findPendingOrders(db, site.id, cart.id);
  const ids = orders.map(({ id }) => id);
  return findShortages(cart.entries, addHeld(short, await findHolds(db, site.id, ids)));
}

function checkAvailability(entries: readonly StoredEntry[], offers: readonly Offer[], text: Text): void {
  for (const offer of offers) {
    const same = entries.filter((one) => one.productId === offer.productId && one.sku === offer.sku);
    const quantity = same.reduce((sum, one) => sum + one.quantity, 0);
    const reason = quantity > 0 && getRejection(offer, quantity, text);
    if (reason) throw new HttpError(400, reason);
  }
}
