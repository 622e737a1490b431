/** How long is a member signed in at a browser, and when does the secret in its cookie change? Pure. */
import { sha256, timingSafeEqualText } from './signing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Without "remember me": so long after the last visit, if the browser stays open. */
const BRIEF_MS = 12 * HOUR_MS;

/** With "remember me": so long after the last visit. */
const LASTING_MS = 30 * DAY_MS;

/** After that the password is asked for again, however often the member came. */
const LONGEST_MS = 180 * DAY_MS;

/** A secret in use is replaced after so long. */
const ROTATION_MS = HOUR_MS;

/** Requests that were on their way when the secret changed arrive within this time. */
const GRACE_MS = 60_000;

/** Bytes of a secret. */
export const SECRET_BYTES = 32;

/** Times in milliseconds since 1970. */
export interface StoredSession {
  id: string;
  accountId: string;
  tokenHash: string;
  previousHash: string | null;
  lasting: boolean;
  created: number;
  rotated: number;
  expires: number;
}

/** What a cookie says: `id.secret`. The id is public; it names the row, and crumbs are bound to it. */
export interface SessionToken {
  id: string;
  secret: string;
}

export function formatSessionToken({ id, secret }: SessionToken): string {
  return `${id}.${secret}`;
}

/** Undefined for any text that we would not write. */
export function parseSessionToken(text: string | undefined): SessionToken | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text ?? '');
  return match ? { id: match[1]!, secret: match[2]! } : undefined;
}

/** Seconds that the browser keeps the cookie; undefined: until it is closed. */
export function getCookieMaxAge(lasting: boolean): number | undefined {
  return lasting ? LASTING_MS / 1000 : undefined;
}

/** When a session that is used now ends. */
export function getExpiry(
  { lasting, created }: Pick<StoredSession, 'lasting' | 'created'>,
  now: number,
): number {
  return Math.min(now + (lasting ? LASTING_MS : BRIEF_MS), created + LONGEST_MS);
}

/** `rotate`: it is, and the browser should get a new secret; `settle`: it is, and the secret before it is void now. */
export type SessionCheck = 'no' | 'yes' | 'rotate' | 'settle';

/**
 * Whether the secret opens the session. The one before counts until the new one came back: an answer that was lost on
 * its way signs nobody out.
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
