/** Is this crumb one that we gave to this browser? (signed double submit) */
import { isSignedBy, type Secrets, sameText, sign } from './signature';

const PURPOSE = 'crumb';

/** A fresh crumb: `random.signature`. */
export function issueCrumb(secrets: Secrets, random: Uint8Array): string {
  const value = Buffer.from(random).toString('base64url');
  return `${value}.${sign(secrets[0], PURPOSE, value)}`;
}

/** Whether a crumb is signed by us. */
export function isOwnCrumb(secrets: Secrets, crumb: string | undefined): crumb is string {
  const [value, signature, ...rest] = (crumb ?? '').split('.');
  return !!value && !!signature && rest.length === 0 && isSignedBy(secrets, PURPOSE, value, signature);
}

/** Whether what the page sent is what the cookie holds, and both are ours. */
export function crumbMatches(
  secrets: Secrets,
  sent: string | undefined,
  cookie: string | undefined,
): boolean {
  return isOwnCrumb(secrets, cookie) && sent !== undefined && sameText(sent, cookie);
}
