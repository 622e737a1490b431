/** Lifetime and secret rotation of member sessions. Pure. */
import { sha256, timingSafeEqualText } from './signing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Idle lifetime without "remember me", while the browser stays open. */
const SESSION_LIFETIME_MS = 12 * HOUR_MS;

/** Idle lifetime with "remember me". */
const PERSISTENT_LIFETIME_MS = 30 * DAY_MS;

/** Absolute lifetime, after which the password is required again. */
const MAX_LIFETIME_MS = 180 * DAY_MS;

/** Age at which a secret in use is replaced. */
const ROTATION_MS = HOUR_MS;

/** Grace period for requests that were in flight during a rotation. */
const GRACE_MS = 60_000;

/** Bytes of a secret. */
export const SECRET_BYTES = 32;

/** Times in milliseconds since 1970. */
export interface StoredSession {
  id: string;
  accountId: string;
  tokenHash: string;
  previousHash: string | null;
  isPersistent: boolean;
  created: number;
  rotated: number;
  expires: number;
}

/** Cookie value `id.secret`. The id is public: it names the row, and crumbs are bound to it. */
export interface SessionToken {
  id: string;
  secret: string;
}

export function formatSessionToken({ id, secret }: SessionToken): string {
  return `${id}.${secret}`;
}

/** Returns undefined for malformed input. */
export function parseSessionToken(text: string | undefined): SessionToken | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text ?? '');
  return match ? { id: match[1]!, secret: match[2]! } : undefined;
}

/** Max-Age of the cookie in seconds; undefined for a session cookie. */
export function getCookieMaxAge(isPersistent: boolean): number | undefined {
  return isPersistent ? PERSISTENT_LIFETIME_MS / 1000 : undefined;
}

/** Expiry of a session that is used now. */
export function getExpiry(
  { isPersistent, created }: Pick<StoredSession, 'isPersistent' | 'created'>,
  now: number,
): number {
  return Math.min(
    now + (isPersistent ? PERSISTENT_LIFETIME_MS : SESSION_LIFETIME_MS),
    created + MAX_LIFETIME_MS,
  );
}

/** `rotate`: valid, and the browser should get a new secret. `settle`: valid, and the previous secret is now void. */
export type SessionCheck = 'no' | 'yes' | 'rotate' | 'settle';

/**
 * Checks whether the secret opens the session. The previous secret remains valid until the new one is used, so that a
 * lost response does not sign the member out.
 */
export function checkSessionToken(
  session: StoredSession,
  { secret }: SessionToken,
  now: number,
): SessionCheck {
  if (session.expires <= now) return 'no';
  const hash = sha256(secret);
  const age = now - session.rotated;
  if (timingSafeEqualText(hash, session.tokenHash)) {
    if (age > ROTATION_MS) return 'rotate';
    return session.previousHash !== null && age > GRACE_MS ? 'settle' : 'yes';
  }
  if (session.previousHash === null || !timingSafeEqualText(hash, session.previousHash)) return 'no';
  return age > GRACE_MS ? 'rotate' : 'yes';
}
