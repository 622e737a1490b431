import { expect, it } from 'vitest';
import { ContributorRole } from '../enums/roles';
import { readSiteContext } from './site-context';
import * as context from './site-rules';

const website = (websiteType: number, status: number) =>
  readSiteContext({ website: { websiteType, siteStatus: { value: status } } }).website;

it('recognizes the type of site [CTX-018]', () => {
  const kinds = (websiteType: number, status: number) => {
    const site = website(websiteType, status);
    return [
      context.isCoverPage(site),
      context.isParkingPage(site),
      context.isResold(site),
      context.isInGracePeriod(site),
    ];
  };
  expect(kinds(2, 8)).toEqual([true, false, false, false]);
  expect(kinds(3, 8)).toEqual([false, true, false, false]);
  expect(kinds(1, 13)).toEqual([false, false, true, false]);
  expect(kinds(1, 14)).toEqual([false, false, true, true]);
  expect(kinds(13, 2)).toEqual([false, false, false, false]);
});

const seenBy = (roles: number[], developerMode = false) =>
  readSiteContext({
    website: { developerMode },
    websiteRoles: roles,
    authenticatedAccount: roles.length > 0 ? { id: 'a' } : null,
  });

it('shows debugging tools to owners, and to everyone in developer mode [CTX-021] [CTX-022]', () => {
  expect(context.canSeeDebugTools(seenBy([]))).toBe(false);
  expect(context.canSeeDebugTools(seenBy([ContributorRole.editor]))).toBe(false);
  expect(context.canSeeDebugTools(seenBy([ContributorRole.admin]))).toBe(true);
  expect(context.canSeeDebugTools(seenBy([], true))).toBe(true);
});

it('shows previews to signed-in owners and editors [CTX-022]', () => {
  expect(context.canSeePreviews(seenBy([ContributorRole.admin]))).toBe(true);
  expect(context.canSeePreviews(seenBy([ContributorRole.editor]))).toBe(true);
  expect(context.canSeePreviews(seenBy([ContributorRole.viewer]))).toBe(false);
  expect(context.canSeePreviews({ authenticatedAccount: null, websiteRoles: [ContributorRole.admin] })).toBe(
    false,
  );
});

it.each([
  ['', false],
  ['disabled', false],
  ['hover', true],
])('offers to save images with the mode %j: %s [CTX-023]', (mode, has) => {
  const site = readSiteContext({ websiteSettings: { pinterestOverlayOptions: { mode } } });
  expect(context.hasSaveOverlay(site)).toBe(has);
});
