// Facts derived from the site context: kind of site, kind of visitor. (CTX-018, CTX-021 to CTX-023)
import type { SiteContext, Website } from './entities/site-context';
import { ContributorRole } from './enums/roles';
import { SiteStatus, WebsiteType } from './enums/site';

export const isCoverPage = ({ websiteType }: Website): boolean => websiteType === WebsiteType.coverPage;

export const isParkingPage = ({ websiteType }: Website): boolean => websiteType === WebsiteType.parkingPage;

/** Sold by a partner or inside an app, also while its grace period runs. */
export const isResold = (website: Website): boolean =>
  website.siteStatus === SiteStatus.resold || isInGracePeriod(website);

export const isInGracePeriod = ({ siteStatus }: Website): boolean =>
  siteStatus === SiteStatus.resoldGracePeriod;

type Visitor = Pick<SiteContext, 'authenticatedAccount' | 'websiteRoles'>;

/** The documents know no role of that name; the one who may everything is the administrator. */
export const isOwner = (visitor: Visitor): boolean => hasRole(visitor, [ContributorRole.admin]);

/** Owners and editors see what visitors do not see yet (CTX-022). */
export const canSeePreviews = (visitor: Visitor): boolean =>
  hasRole(visitor, [ContributorRole.admin, ContributorRole.editor]);

/** For owners, and on a site in developer mode for everybody (CTX-021, CTX-022). */
export const canSeeDebugTools = (context: Visitor & Pick<SiteContext, 'website'>): boolean =>
  context.website.developerMode || isOwner(context);

/** May images be saved to a board from an overlay? `pinterestOverlayOptions.mode` says where (CTX-023). */
export const hasSaveOverlay = ({ websiteSettings }: Pick<SiteContext, 'websiteSettings'>): boolean =>
  !['', 'none', 'disabled', 'off'].includes(websiteSettings.pinterestOverlayMode.toLowerCase());

const hasRole = ({ authenticatedAccount, websiteRoles }: Visitor, roles: readonly number[]): boolean =>
  authenticatedAccount !== null && websiteRoles.some((role) => roles.includes(role));
