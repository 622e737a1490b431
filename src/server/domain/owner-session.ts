/** Signed sessions of the site owner. They are also stored, so that they can be revoked. */
import { type Secrets, sha256, sign, verifySignature } from './signing';

/** Lifetime in seconds, after which the token is required again. */
export const OWNER_SESSION_LIFETIME_S = 12 * 3600;

/** Creates the cookie value `expiry.random.signature`. Changing the owner token invalidates it. `now` in milliseconds. */
export function issueOwnerSession(secrets: Secrets, token: string, now: number, random: Uint8Array): string {
  const expiry = Math.floor(now / 1000) + OWNER_SESSION_LIFETIME_S;
  const body = `${expiry}.${Buffer.from(random).toString('base64url')}`;
  return `${body}.${sign(secrets[0], purpose(token), body)}`;
}

/** The stored id of an unexpired session of this owner; undefined for any other text. */
export function readOwnerSession(
  secrets: Secrets,
  token: string,
  now: number,
  text: string | undefined,
): string | undefined {
  const [expiry, random, signature, ...rest] = (text ?? '').split('.');
  if (!expiry || !random || !signature || rest.length > 0) return undefined;
  const isSigned = verifySignature(secrets, purpose(token), `${expiry}.${random}`, signature);
  return isSigned && Number(expiry) * 1000 > now ? sha256(random) : undefined;
}

function purpose(token: string): string {
  return `owner:${sha256(token)}`;
}
