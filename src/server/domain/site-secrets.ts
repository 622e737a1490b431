/** Secrets of a site, derived from those of the server: a signature of one site is invalid on another. */
import { type Secrets, sign } from './signing';

/** What the secrets of a site depend on besides those of the server. */
export interface SiteIdentity {
  id: string;
  salt: string;
}

const getText = ({ id, salt }: SiteIdentity): string => JSON.stringify([id, salt]);

/** In the order of those of the server, so that they rotate with them. */
export function deriveSiteSecrets([first, ...older]: Secrets, site: SiteIdentity): Secrets {
  const derive = (secret: string): string => sign(secret, 'site', getText(site));
  return [derive(first), ...older.map(derive)];
}

/** The token of the owner of the site; as long as the oldest secret is kept, it stays the same. */
export const deriveSiteOwnerToken = (secrets: Secrets, site: SiteIdentity): string =>
  sign(secrets.at(-1) ?? secrets[0], 'site-owner-token', getText(site));
