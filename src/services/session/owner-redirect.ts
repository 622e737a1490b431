// Redirect target of owners on public pages. Pure. (AUT-013, AUT-016 to AUT-020)

import type { SiteContext } from '../../core/entities/site-context';
import { isOwner } from '../../core/entities/site-rules';
import { ContributorRole } from '../../core/enums/roles';
import { getConfigRoute, isAdminArea } from '../../core/routes';

/** Key in sessionStorage; the specification does not name it (AUT-018). */
export const NO_REDIRECT_KEY = 'site-noredirect';

export interface PageLocation {
  readonly url: URL;
  /** False inside a frame; the admin area shows the page in one. */
  readonly isTop: boolean;
}

/** URL of the admin area with this page in its frame; null if it must not be opened. */
export function getConfigUrl({ url, isTop }: PageLocation): string | null {
  if (!isTop || url.hostname === 'localhost' || isAdminArea(url.pathname)) return null;
  return getConfigRoute(url.pathname + url.search);
}

type Visitor = Pick<SiteContext, 'authenticatedAccount' | 'websiteRoles' | 'website'>;

/** Target of the automatic redirect; null if there is none. `suppressed`: disabled for this tab by an earlier `noredirect`. */
export function getOwnerRedirectUrl(
  context: Visitor,
  location: PageLocation,
  isSuppressed: boolean,
): string | null {
  const { developerMode, cloneable } = context.website;
  if (isSuppressed || isRedirectDisabled(location.url) || developerMode || cloneable) return null;
  if (!isOwner(context) || context.websiteRoles.includes(ContributorRole.viewer)) return null;
  return getConfigUrl(location);
}

export const isRedirectDisabled = (url: URL): boolean => url.searchParams.has('noredirect');
