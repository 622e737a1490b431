/** The cart token of a browser: which cart it opens, for guests and members. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { sha256 } from '../domain/signing';
import type { Ctx, Deps } from '../http/context';
import { clearCartCookie, getCartToken, setCartCookie } from '../http/cookies';
import { dropCartToken, joinAccountCart } from '../stores/account-carts';
import { changeCart, findCart, openCart } from '../stores/carts';
import { findMemberId } from './member-id';

/** 256 bits, so that carts cannot be guessed. */
const TOKEN_BYTES = 32;

/** Token of an existing cart. Tokens that this server did not issue are not adopted. */
export async function getOrCreateToken(c: Ctx, deps: Deps): Promise<string> {
  const currentToken = await findToken(c, deps, true);
  if (currentToken && (await findCart(deps.db, deps.site.id, sha256(currentToken)))) return currentToken;
  return openNewCart(deps);
}

/**
 * The cart token of the request; for a member, one that opens the cart of the account. If a late response from before
 * the sign-in has left a guest cart in the browser, that cart is merged.
 */
export async function findToken(c: Ctx, deps: Deps, isCreating = false): Promise<string | undefined> {
  const token = getCartToken(c);
  const accountId = await findMemberId(c, deps);
  if (!accountId) return token;
  const cart = token ? await findCart(deps.db, deps.site.id, sha256(token)) : undefined;
  return cart?.accountId === accountId ? token : joinCart(c, deps, accountId, token, isCreating);
}

async function joinCart(
  c: Ctx,
  deps: Deps,
  accountId: string,
  current: string | undefined,
  isCreating: boolean,
): Promise<string | undefined> {
  const { db, site } = deps;
  const next = createToken(deps);
  const joined = await joinAccountCart(db, site.id, {
    accountId,
    currentHash: current && sha256(current),
    nextHash: sha256(next),
    createId: () => createId(deps),
    isCreating,
  });
  if (joined === 'none') return undefined;
  if (joined === 'kept') return current;
  setCartCookie(c, deps, next);
  return next;
}

/** Opens an empty cart and returns its token. */
export async function openNewCart(deps: Deps): Promise<string> {
  const token = createToken(deps);
  await openCart(deps.db, deps.site.id, createId(deps), sha256(token));
  return token;
}

/** Handles the cart at sign-in: items chosen before join the cart of the account. */
export async function claimCart(c: Ctx, deps: Deps, accountId: string): Promise<void> {
  const before = getCartToken(c);
  const token = await joinCart(c, deps, accountId, before, false);
  if (before && !token) clearCartCookie(c, deps);
}

/**
 * Handles the cart at sign-out: optionally keeps a copy under a new token in this browser, which can no longer open the
 * cart of the account. That cart is unchanged.
 */
export async function releaseCart(c: Ctx, deps: Deps, clone: boolean): Promise<void> {
  const currentToken = getCartToken(c);
  if (!currentToken) return;
  const cart = clone ? await findCart(deps.db, deps.site.id, sha256(currentToken)) : undefined;
  await dropCartToken(deps.db, deps.site.id, sha256(currentToken));
  if (!cart) return clearCartCookie(c, deps);
  const token = await openNewCart(deps);
  const entries = cart.entries.map((entry) => ({ ...entry, id: createId(deps) }));
  await changeCart(deps.db, deps.site.id, sha256(token), () => entries);
  setCartCookie(c, deps, token);
}

function createToken(deps: Deps): string {
  return Buffer.from(deps.random(TOKEN_BYTES)).toString('base64url');
}

export function createId(deps: Deps): string {
  return uuid7(deps.clock(), deps.random(UUID7_RANDOM_BYTES));
}
