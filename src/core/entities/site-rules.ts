// Properties derived from the site context: type of site, role of the visitor. (CTX-018, CTX-021 to CTX-023)

import { ContributorRole } from '../enums/roles';
import { SiteStatus, WebsiteType } from '../enums/site';
import type { SiteContext, Website } from './site-context';

export const isCoverPage = ({ websiteType }: Website): boolean => websiteType === WebsiteType.coverPage;

export const isParkingPage = ({ websiteType }: Website): boolean => websiteType === WebsiteType.parkingPage;

/** Whether the site was sold by a partner or in an app, including during its grace period. */
export const isResold = (website: Website): boolean =>
  website.siteStatus === SiteStatus.resold || isInGracePeriod(website);

export const isInGracePeriod = ({ siteStatus }: Website): boolean =>
  siteStatus === SiteStatus.resoldGracePeriod;

type Visitor = Pick<SiteContext, 'authenticatedAccount' | 'websiteRoles'>;

/** The specification defines no owner role; the administrator has all permissions. */
export const isOwner = (visitor: Visitor): boolean => hasRole(visitor, [ContributorRole.admin]);

/** Whether the user sees unpublished content: owners and editors only (CTX-022). */
export const canSeePreviews = (visitor: Visitor): boolean =>
  hasRole(visitor, [ContributorRole.admin, ContributorRole.editor]);

/** Whether debugging tools are shown: to owners, and to everyone in developer mode (CTX-021, CTX-022). */
export const canSeeDebugTools = (context: Visitor & Pick<SiteContext, 'website'>): boolean =>
  context.website.developerMode || isOwner(context);

/** Whether overlays offer to save images to Pinterest; set by `pinterestOverlayOptions.mode` (CTX-023). */
export const hasSaveOverlay = ({ websiteSettings }: Pick<SiteContext, 'websiteSettings'>): boolean =>
  !['', 'none', 'disabled', 'off'].includes(websiteSettings.pinterestOverlayMode.toLowerCase());

const hasRole = ({ authenticatedAccount, websiteRoles }: Visitor, roles: readonly number[]): boolean =>
  authenticatedAccount !== null && websiteRoles.some((role) => roles.includes(role));
