import { describe, expect, it } from 'vitest';
import * as banner from './cookie-banner';
import { FormModelSection } from './form-model';
import { PageType } from './page-types';
import { ContributorRole } from './roles';
import { TrackedContext, TrackingEvent } from './tracking';

const numbers = (table: Record<string, number>) => Object.values(table).join(' ');

describe('the documented enumerations', () => {
  it('page types [CTX-006] [CTX-007] [CTX-008]', () => {
    expect(PageType).toEqual({
      mainContent: 1,
      page: 2,
      splashPage: 3,
      contentItem: 50,
      notFound: 100,
      error: 101,
      search: 102,
      lockScreen: 103,
      popupOverlay: 104,
      protectedContent: 105,
      memberAreaAccessDenied: 106,
      showCart: 200,
      checkout: 201,
      orderConfirmed: 202,
      donate: 203,
      contributionConfirmed: 204,
      commerceCartV2: 205,
      subscriptionConfirmed: 206,
      orderReceived: 207,
      membershipConfirmed: 208,
      reviewsRequest: 209,
      digitalProductComposerPreview: 210,
      orderStatus: 211,
      newsletterUnsubscribe: 300,
      commerceEmailPreview: 301,
    });
  });

  it('sections of a form [FRM-032]', () => {
    expect(FormModelSection).toEqual({ build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 });
  });

  it('contributor roles [PRM-001]', () => {
    expect(numbers(ContributorRole)).toBe('1 2 3 4 6 7 8 9 10 11 12 13 14 15');
    expect(ContributorRole).toMatchObject({ admin: 1, editor: 4, viewer: 10, websiteManager: 15 });
  });

  it('tracking events and contexts [TRK-010] [TRK-011]', () => {
    expect(TrackingEvent).toEqual({
      pageView: 1,
      siteSearch: 2,
      heartbeat: 10,
      audioPlay: 20,
      videoPlay: 21,
    });
    expect(TrackedContext).toEqual({ buttonBlock: 1, popupOverlay: 2 });
  });

  it('cookie banner [CON-002] [CON-003] [CON-004] [CON-005] [CON-006] [CON-007]', () => {
    expect(banner.cookieBannerCtaVariants).toEqual(['TEXT', 'BUTTON', 'ICON']);
    expect(banner.cookieBannerThemes).toEqual(['LIGHT', 'DARK']);
    expect(banner.cookieBannerVariants).toEqual(['BAR', 'POPUP']);
    expect(banner.cookieBannerAcceptTypes).toEqual(['OPT_IN', 'OPT_IN_AND_OUT']);
    expect(banner.cookieBannerBarPositions).toEqual(['TOP', 'BOTTOM']);
    expect(banner.cookieBannerPopupPositions).toEqual([
      'TOP_LEFT',
      'TOP_RIGHT',
      'BOTTOM_LEFT',
      'BOTTOM_RIGHT',
    ]);
  });
});
