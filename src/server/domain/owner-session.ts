/** Is the person at this browser the owner, who showed the token a while ago? Nothing is stored. */
import { type Secrets, sha256, sign, verifySignature } from './signing';

/** Seconds after which the token is asked for again. */
export const OWNER_SESSION_LIFETIME_S = 12 * 3600;

/** What the cookie holds: `expiry.random.signature`. Another token of the owner makes it void. */
export function issueOwnerSession(secrets: Secrets, token: string, now: number, random: Uint8Array): string {
  const expiry = Math.floor(now / 1000) + OWNER_SESSION_LIFETIME_S;
  const body = `${expiry}.${Buffer.from(random).toString('base64url')}`;
  return `${body}.${sign(secrets[0], purpose(token), body)}`;
}

/** Whether the text is a session of this owner that has not ended. */
export function isValidOwnerSession(
  secrets: Secrets,
  token: string,
  now: number,
  text: string | undefined,
): boolean {
  const [expiry, random, signature, ...rest] = (text ?? '').split('.');
  if (!expiry || !random || !signature || rest.length > 0) return false;
  return (
    verifySignature(secrets, purpose(token), `${expiry}.${random}`, signature) && Number(expiry) * 1000 > now
  );
}

function purpose(token: string): string {
  return `owner:${sha256(token)}`;
}
