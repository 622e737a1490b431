/** Cart operations, for scripts and native forms. */
import { cartMessages } from '../../core/messages';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Cart } from '../../core/wire/commerce';
import {
  addEntry,
  findWanted,
  getRejection,
  type Offer,
  type StoredCart,
  type StoredEntry,
  setQuantity,
  toCartResponse,
  type WantedItem,
} from '../domain/cart';
import { sha256 } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { clearCartCookie, getCartToken, setCartCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { addOnce, type CartChange, changeCart, findCart, openCart } from '../stores/carts';
import { findOffers } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';

/** 256 bits, so that carts cannot be guessed. */
const TOKEN_BYTES = 32;

/** Maximum entries in a cart. */
const MAX_ENTRIES = 200;

/** The visitor's cart, or an empty one that is not stored. */
export async function readCart(c: Ctx, deps: Deps): Promise<Cart> {
  const token = getCartToken(c);
  return toResponse(deps, token ? await findCart(deps.db, deps.site.id, sha256(token)) : undefined);
}

/**
 * Handles the cart at sign-out: optionally keeps a copy under a new token in this browser. The cart under the old
 * token is unchanged.
 */
export async function releaseCart(c: Ctx, deps: Deps, clone: boolean): Promise<void> {
  const currentToken = getCartToken(c);
  if (!currentToken) return;
  const cart = clone ? await findCart(deps.db, deps.site.id, sha256(currentToken)) : undefined;
  if (!cart) return clearCartCookie(c, deps);
  const token = createToken(deps);
  await openCart(deps.db, deps.site.id, createId(deps), sha256(token));
  const entries = cart.entries.map((entry) => ({ ...entry, id: createId(deps) }));
  await changeCart(deps.db, deps.site.id, sha256(token), () => entries);
  setCartCookie(c, deps, token);
}

/**
 * Adds an item; once per `addId`. Throws 404 for an unknown product, 422 when several variants remain, and 400 with a
 * message when the quantity is not available.
 */
export async function addToCart(
  c: Ctx,
  deps: Deps,
  item: WantedItem,
  addId: string | undefined,
): Promise<Cart> {
  const offer = findWanted(await findOffers(deps.db, deps.site.id, [item.productId]), item);
  if (!offer) throw new HttpError(404, cartMessages.addFailed);
  if (typeof offer === 'string') throw new HttpError(422, offer);
  // A subscription has a checkout of its own.
  if (offer.plan)
    throw new HttpError(422, `“${offer.title}” is a subscription and cannot be put into the cart.`);
  const { productId, sku } = offer;
  const { quantity } = item;
  const added = { id: createId(deps), productId, sku, quantity };
  const add: CartChange = (entries) => {
    const next = addEntry(entries, added);
    if (next.length > MAX_ENTRIES) throw new HttpError(400, cartMessages.addFailed);
    checkAvailability(next, [offer]);
    return next;
  };
  const token = await getOrCreateToken(c, deps);
  const { db, site } = deps;
  const cart = addId
    ? await addOnce(db, site.id, sha256(token), { id: addId, productId, sku, quantity }, add)
    : await changeCart(db, site.id, sha256(token), add);
  setCartCookie(c, deps, token);
  return toResponse(deps, cart);
}

/** Sets the quantity of an entry; 0 removes it. Throws 404 when the cart has no such entry. */
export async function changeCartEntry(c: Ctx, deps: Deps, entryId: string, quantity: number): Promise<Cart> {
  const token = getCartToken(c);
  const cart = token ? await findCart(deps.db, deps.site.id, sha256(token)) : undefined;
  const entry = cart?.entries.find((one) => one.id === entryId);
  if (!token || !entry)
    throw new HttpError(404, quantity === 0 ? cartMessages.removeFailed : cartMessages.updateFailed);
  const offers = await findOffers(deps.db, deps.site.id, [entry.productId]);
  const changed = await changeCart(deps.db, deps.site.id, sha256(token), (entries) => {
    const next = setQuantity(entries, entryId, quantity);
    if (quantity > entry.quantity)
      checkAvailability(
        next,
        offers.filter((one) => one.sku === entry.sku),
      );
    return next;
  });
  setCartCookie(c, deps, token);
  return toResponse(deps, changed);
}

/** Token of an existing cart. Tokens that this server did not issue are not adopted. */
async function getOrCreateToken(c: Ctx, deps: Deps): Promise<string> {
  const currentToken = getCartToken(c);
  if (currentToken && (await findCart(deps.db, deps.site.id, sha256(currentToken)))) return currentToken;
  const token = createToken(deps);
  await openCart(deps.db, deps.site.id, createId(deps), sha256(token));
  return token;
}

async function toResponse(deps: Deps, cart: StoredCart | undefined): Promise<Cart> {
  const { db, site } = deps;
  const productIds = (cart?.entries ?? []).map((entry) => entry.productId);
  const [offers, { minimumSubtotal }] = await Promise.all([
    findOffers(db, site.id, productIds),
    findShopSettings(db, site.id),
  ]);
  return toCartResponse(cart, offers, { ...site, minimumSubtotal });
}

function checkAvailability(entries: readonly StoredEntry[], offers: readonly Offer[]): void {
  for (const offer of offers) {
    const entry = entries.find((one) => one.productId === offer.productId && one.sku === offer.sku);
    const reason = entry && getRejection(offer, entry.quantity);
    if (reason) throw new HttpError(400, reason);
  }
}

function createToken(deps: Deps): string {
  return Buffer.from(deps.random(TOKEN_BYTES)).toString('base64url');
}

function createId(deps: Deps): string {
  return uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
}
