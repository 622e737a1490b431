// Rules that exclude pages and signed-in users from tracking. Pure.
import { PageType } from '../../core/enums/page-types';
import { ContributorRole } from '../../core/enums/roles';
import { isAdminArea, isSearchPage } from '../../core/routes';

export interface PageView {
  readonly path: string;
  readonly pageType: number;
  readonly signedIn: boolean;
  readonly roles: readonly number[];
}

/** TRK-015. */
const untracked: readonly number[] = [
  PageType.notFound,
  PageType.lockScreen,
  PageType.memberAreaAccessDenied,
];

/** Whether this visitor is tracked on this page (TRK-013 to TRK-015). Consent is checked separately, before these rules. */
export function isTracked({ path, pageType, signedIn, roles }: PageView): boolean {
  if (isAdminArea(path)) return false;
  if (signedIn && !isOnlyViewer(roles)) return false;
  return !untracked.includes(pageType);
}

/** Search pages are not counted as page views (TRK-012). */
export const isTrackedPageView = (view: PageView): boolean => isTracked(view) && !isSearchPage(view.path);

function isOnlyViewer(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === ContributorRole.viewer);
}
