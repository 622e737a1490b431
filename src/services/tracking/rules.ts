// Is this page view counted? Pure: what is known about page and visitor in, yes or no out.
import { PageType } from '../../core/enums/page-types';
import { ContributorRole } from '../../core/enums/roles';
import { isAdminArea, isSearchPage } from '../../core/routes';

export interface ViewFacts {
  readonly path: string;
  readonly pageType: number;
  readonly signedIn: boolean;
  readonly roles: readonly number[];
}

/** TRK-015. */
const uncounted: readonly number[] = [
  PageType.notFound,
  PageType.lockScreen,
  PageType.memberAreaAccessDenied,
];

/** Consent is not asked here: it comes before these rules (TRK-012 to TRK-015). */
export function isCounted({ path, pageType, signedIn, roles }: ViewFacts): boolean {
  if (isSearchPage(path) || isAdminArea(path)) return false;
  if (signedIn && !isOnlyViewer(roles)) return false;
  return !uncounted.includes(pageType);
}

function isOnlyViewer(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === ContributorRole.viewer);
}
