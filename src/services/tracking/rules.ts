// Who and what is counted? Pure: what is known about page and visitor in, yes or no out.
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

/** Is anything counted here, of this visitor? Consent is not asked: it comes before these rules (TRK-013 to TRK-015). */
export function isTracked({ path, pageType, signedIn, roles }: PageView): boolean {
  if (isAdminArea(path)) return false;
  if (signedIn && !isOnlyViewer(roles)) return false;
  return !untracked.includes(pageType);
}

/** The view of a search page is none (TRK-012). */
export const isTrackedPageView = (facts: PageView): boolean => isTracked(facts) && !isSearchPage(facts.path);

function isOnlyViewer(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === ContributorRole.viewer);
}
