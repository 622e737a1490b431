// The cookie `ss_lastid`: the site last signed in to, readable on the app's domain (AUT-010).
import type { SiteContext } from '../../core/entities/site-context';
import type { Page } from '../page/page';

const COOKIE = 'ss_lastid';

/** Base64 of the identifier. A browser refuses a domain that is not above the page: then there is none. */
export function setLastIdCookie(
  { cookies }: Pick<Page, 'cookies'>,
  { website, appDomain }: Pick<SiteContext, 'website' | 'appDomain'>,
): void {
  const bytes = new TextEncoder().encode(website.identifier);
  if (bytes.length > 0)
    cookies.set(COOKIE, btoa(String.fromCharCode(...bytes)), undefined, appDomain || undefined);
}

export function removeLastIdCookie({ cookies }: Pick<Page, 'cookies'>): void {
  cookies.remove(COOKIE);
}
