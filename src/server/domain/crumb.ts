/** Signed double-submit crumbs. "Crumb" is the specification's name for the CSRF token (ruling 28). */
import { type Secrets, sign, timingSafeEqualText, verifySignature } from './signing';

const PURPOSE = 'crumb';

/**
 * Creates a crumb: `random.signature`.
 * @param session public name of the session that the crumb is bound to; empty before sign-in (ruling 28)
 */
export function issueCrumb(secrets: Secrets, random: Uint8Array, session: string): string {
  const value = Buffer.from(random).toString('base64url');
  return `${value}.${sign(secrets[0], purpose(session), value)}`;
}

/** Whether a crumb was issued by this server for this session. */
export function isValidCrumb(secrets: Secrets, crumb: string | undefined, session: string): crumb is string {
  const [value, signature, ...rest] = (crumb ?? '').split('.');
  return (
    !!value &&
    !!signature &&
    rest.length === 0 &&
    verifySignature(secrets, purpose(session), value, signature)
  );
}

/** Whether the submitted crumb equals the cookie and was issued by this server. */
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
