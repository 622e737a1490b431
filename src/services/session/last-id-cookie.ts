// The cookie `ss_lastid`: the site of the last sign-in, readable on the app domain (AUT-010).
import type { SiteContext } from '../../core/entities/site-context';
import type { Page } from '../page/page';

const COOKIE = 'ss_lastid';

/** Base64-encoded identifier. Browsers ignore the cookie if the domain is not a parent of the page's host. */
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
