/** Is this crumb one that we gave to this browser? (signed double submit) */
import { type Secrets, sign, timingSafeEqualText, verifySignature } from './signing';

const PURPOSE = 'crumb';

/**
 * A fresh crumb: `random.signature`.
 * @param session the public name of the session that it belongs to; empty before anybody has signed in (ruling 28)
 */
export function issueCrumb(secrets: Secrets, random: Uint8Array, session: string): string {
  const value = Buffer.from(random).toString('base64url');
  return `${value}.${sign(secrets[0], purpose(session), value)}`;
}

/** Whether a crumb is signed by us, for this session. */
export function isValidCrumb(secrets: Secrets, crumb: string | undefined, session: string): crumb is string {
  const [value, signature, ...rest] = (crumb ?? '').split('.');
  return (
    !!value &&
    !!signature &&
    rest.length === 0 &&
    verifySignature(secrets, purpose(session), value, signature)
  );
}

/** Whether what the page sent is what the cookie holds, and both are ours. */
export function crumbMatches(
  secrets: Secrets,
  sent: string | undefined,
  cookie: string | undefined,
  session: string,
): boolean {
  return isValidCrumb(secrets, cookie, session) && sent !== undefined && timingSafeEqualText(sent, cookie);
}

function purpose(session: string): string {
  return session ? `${PURPOSE}:${session}` : PURPOSE;
}
