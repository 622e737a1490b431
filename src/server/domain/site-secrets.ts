/** Secrets of a site, derived from the server's: a signature of one site is invalid on another. */
import { type Secrets, sign } from './signing';

/** What the secrets of a site depend on besides the server's secrets. */
export interface SiteIdentity {
  id: string;
  salt: string;
}

const getText = ({ id, salt }: SiteIdentity): string => JSON.stringify([id, salt]);

/** In the order of the server's secrets, so that they rotate together. */
export function deriveSiteSecrets([first, ...older]: Secrets, site: SiteIdentity): Secrets {
  const derive = (secret: string): string => sign(secret, 'site', getText(site));
  return [derive(first), ...older.map(derive)];
}

/** The owner token of the site; it stays the same as long as the oldest secret is kept. */
export const deriveSiteOwnerToken = (secrets: Secrets, site: SiteIdentity): string =>
  sign(secrets.at(-1) ?? secrets[0], 'site-owner-token', getText(site));
