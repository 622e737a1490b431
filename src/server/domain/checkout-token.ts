/** Signed checkout attempts: the id of the order, and the cart and total that the visitor saw. */
import { uuid7 } from '../../core/uuid7';
import { type Secrets, sign, verifySignature } from './signing';

/** What the checkout page showed. */
export interface CheckoutAttempt {
  /** Id of the order. */
  id: string;
  cartId: string;
  cartVersion: number;
  /** In minor units. */
  totalCents: number;
}

/** Lifetime of a checkout page in milliseconds. */
const LIFETIME_MS = 24 * 3_600_000;

/** Creates a token: `uuid7.cart.version.total.expiry.signature`. */
export function issueCheckoutToken(
  secrets: Secrets,
  siteId: string,
  shown: Omit<CheckoutAttempt, 'id'>,
  { now, random }: { now: number; random: Uint8Array },
): string {
  const { cartId, cartVersion, totalCents } = shown;
  const body = [uuid7(now, random), cartId, cartVersion, totalCents, now + LIFETIME_MS].join('.');
  return `${body}.${sign(secrets[0], purpose(siteId), body)}`;
}

/** Parses a token; undefined if it was forged, belongs to another site or has expired. */
export function parseCheckoutToken(
  secrets: Secrets,
  siteId: string,
  now: number,
  token: string,
): CheckoutAttempt | undefined {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(0, at));
  if (!verifySignature(secrets, purpose(siteId), body, token.slice(at + 1))) return undefined;
  const [id = '', cartId = '', cartVersion, totalCents, expiry] = body.split('.');
  if (Number(expiry) < now) return undefined;
  return { id, cartId, cartVersion: Number(cartVersion), totalCents: Number(totalCents) };
}

/** Signature in the link to an order. */
export function signOrderLink(secrets: Secrets, siteId: string, orderId: string): string {
  return sign(secrets[0], `order:${siteId}`, orderId);
}

/** Whether the link to the order was issued by this server. */
export function isValidOrderLink(
  secrets: Secrets,
  siteId: string,
  orderId: string,
  signature: string,
): boolean {
  return verifySignature(secrets, `order:${siteId}`, orderId, signature);
}

/** Signature in the link to a subscription. */
export function signSubscriptionLink(secrets: Secrets, siteId: string, id: string): string {
  return sign(secrets[0], `subscription:${siteId}`, id);
}

export function isValidSubscriptionLink(
  secrets: Secrets,
  siteId: string,
  id: string,
  signature: string,
): boolean {
  return verifySignature(secrets, `subscription:${siteId}`, id, signature);
}

/** Token of a purchase: the id of its cart with a signature. */
export function issuePurchaseToken(secrets: Secrets, siteId: string, cartId: string): string {
  return `${cartId}.${sign(secrets[0], `purchase:${siteId}`, cartId)}`;
}

/** The id of the cart; undefined if this server did not issue the token for this site. */
export function parsePurchaseToken(secrets: Secrets, siteId: string, token: string): string | undefined {
  const [cartId = '', signature = ''] = token.split('.');
  return verifySignature(secrets, `purchase:${siteId}`, cartId, signature) ? cartId : undefined;
}

function purpose(siteId: string): string {
  return `checkout:${siteId}`;
}
