/** Signed links of review requests: the order, and when the request expires. */
import { type Secrets, sign, verifySignature } from './signing';

/** How long the link of a request is valid, in days. */
export const REVIEW_LIFETIME_DAYS = 60;

const DAY_MS = 24 * 3_600_000;

/** The contents of a valid token. */
export interface ReviewToken {
  orderId: string;
  isExpired: boolean;
}

/** Creates a token: `order.expiry.signature`, with the expiry in seconds since 1970. `now` is in milliseconds. */
export function issueReviewToken(secrets: Secrets, siteId: string, orderId: string, now: number): string {
  const body = `${orderId}.${Math.floor((now + REVIEW_LIFETIME_DAYS * DAY_MS) / 1000)}`;
  return `${body}.${sign(secrets[0], purpose(siteId), body)}`;
}

/** Parses a token; undefined if it was forged or belongs to another site. */
export function parseReviewToken(
  secrets: Secrets,
  siteId: string,
  now: number,
  token: string,
): ReviewToken | undefined {
  const [orderId, expiry, signature, ...rest] = token.split('.');
  if (!orderId || !expiry || !signature || rest.length > 0) return undefined;
  if (!verifySignature(secrets, purpose(siteId), `${orderId}.${expiry}`, signature)) return undefined;
  return { orderId, isExpired: Number(expiry) * 1000 < now };
}

const purpose = (siteId: string): string => `review:${siteId}`;
