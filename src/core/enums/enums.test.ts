import { describe, expect, it } from 'vitest';
import * as blocks from './block-types';
import * as content from './content';
import * as banner from './cookie-banner';
import { FormModelSection } from './form-model';
import { collectionViews, deviceViews, PageType, SlideType, tweakPageTypes } from './page-types';
import { isInRange } from './ranges';
import { ContributorRole } from './roles';
import { SiteStatus, siteVersions, WebsiteType } from './site';
import { TrackedContext, TrackingEvent } from './tracking';

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

  it('contributor roles', () => {
    expect(ContributorRole).toEqual({
      admin: 1,
      billing: 2,
      reporting: 3,
      editor: 4,
      moderator: 6,
      commenter: 7,
      storeManager: 8,
      scheduling: 9,
      viewer: 10,
      campaignsEditor: 11,
      schedulingViewer: 12,
      schedulingEditor: 13,
      none: 14,
      websiteManager: 15,
    });
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

  it('page types with design settings, pages shown instead of a site, views [CTX-012]', () => {
    expect(tweakPageTypes).toEqual(['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE']);
    expect(SlideType).toEqual({ coverPage: 1, lockScreen: 2, popupOverlay: 3 });
    expect(deviceViews).toEqual(['desktop', 'phone', 'tablet']);
    expect(collectionViews).toEqual(['list', 'grid', 'product']);
  });

  it('site status, website types, versions', () => {
    expect(SiteStatus).toEqual({
      expired: 1,
      pastDue: 2,
      trial: 3,
      beta: 4,
      removed: 5,
      internal: 6,
      comped: 7,
      paid: 8,
      v5Linked: 11,
      activeParkingPage: 12,
      resold: 13,
      resoldGracePeriod: 14,
      enterprise: 15,
    });
    expect(WebsiteType).toEqual({ classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 });
    expect(siteVersions).toEqual(['7', '7.1', '8']);
  });

  it('block types with a documented number [ENM-004]', () => {
    expect(blocks.BlockType).toEqual({
      map: 4,
      gallery: 8,
      comments: 16,
      menu: 18,
      summary: 20,
      video: 32,
      audio: 41,
      product: 43,
      openTable: 50,
      newsletter: 51,
      donation: 52,
      button: 53,
      summaryV2: 55,
      openTableV2: 66,
      memberArea: 67,
      tock: 68,
      accordion: 69,
      marquee: 70,
      shape: 71,
    });
  });

  it('block types by name, in the order of their numbers', () => {
    expect(blocks.blockTypeNames).toHaveLength(55);
    expect(blocks.blockTypeNames.join(', ')).toBe(
      'navigation, html, logo, map, image, twitter, journal, gallery, form, geo, index, collection link, link, ' +
        'tag cloud, comments, folder, menu, social links, summary, spacer, embed, code, foursquare, instagram, ' +
        'calendar, posts by author, posts by tag, posts by category, posts by month, quote, video, search, audio, ' +
        'product, markdown, amazon, horizontal rule, rss, opentable, newsletter, donation, button, summary v2, ' +
        'soundcloud, email footer, tour dates, album, archive, chart, opentable v2, member area, tock, accordion, ' +
        'marquee, shape',
    );
    const inRange = [0, 1, 71, 72].map((number) => isInRange(blocks.blockTypeNumbers, number));
    expect(inRange).toEqual([false, true, true, false]);
  });

  it('editor blocks and the range of their designs [ENM-007]', () => {
    expect(blocks.EditorBlockType).toEqual({
      heading: 1,
      subHeading: 2,
      body: 3,
      image: 4,
      gallery: 5,
      video: 6,
      socialIcons: 7,
      buttons: 8,
      navigation: 9,
      customForm: 10,
      newsletter: 11,
      album: 12,
      map: 13,
      logo: 14,
      action: 15,
      form: 16,
      lock: 17,
      password: 18,
      twitter: 19,
      popupOverlayAction: 20,
      tempLockInject: 100,
    });
    const { gallery, summary, chart, image, others } = blocks.editorBlockVariants;
    expect(others).toEqual(['reservation', 'events']);
    expect(gallery).toEqual(['slideshow', 'carousel', 'grid', 'stack']);
    expect(summary).toEqual(['wall', 'carousel', 'list', 'grid']);
    expect(chart).toEqual(['bar', 'line', 'pie']);
    expect(image).toEqual(['inline', 'poster', 'card', 'overlap', 'collage', 'stack']);
    const areVariants = [999, 1000, 1019, 1020, 1000.5].map((n) => isInRange(blocks.editorBlockVariants, n));
    expect(areVariants).toEqual([false, true, true, false, false]);
  });

  it('collections, records and features', () => {
    expect(content.CollectionType).toEqual({
      splashPage: 8,
      page: 10,
      products: 13,
      portfolio: 23,
      lessons: 24,
    });
    expect(content.collectionTypeNames).toEqual([
      'generic',
      'subscription',
      'splash page',
      'page',
      'products',
      'portfolio',
      'lessons',
    ]);
    expect(content.collectionTypeNumbers).toEqual({ first: 1, last: 24 });
    expect(content.recordTypeNumbers).toEqual({ first: 1, last: 62 });
    expect(content.recordTypeNames.join(', ')).toBe(
      'text, image, quote, link, audio, video, review, store item, event, gallery',
    );
    expect(content.featureNumbers).toEqual({ first: 1, last: 70 });
    expect(content.featureNames.join(', ')).toBe(
      'commerce, popup overlay, mobile info bar, announcement bar, code injection, site user accounts, ' +
        'buy-now-pay-later providers, gift cards, API features',
    );
    const boundaries = [content.collectionTypeNumbers, content.recordTypeNumbers, content.featureNumbers];
    expect(
      boundaries.map((range) => [0, 1, 24, 25, 62, 63, 70, 71].filter((one) => isInRange(range, one))),
    ).toEqual([
      [1, 24],
      [1, 24, 25, 62],
      [1, 24, 25, 62, 63, 70],
    ]);
  });

  it('states of an item [ENM-012]', () => {
    expect(content.BadgeType).toEqual({ none: 1, black: 2, white: 3 });
    expect(content.workflowStates).toEqual(['published', 'scheduled', 'draft']);
    expect(content.ContentStatus).toEqual({
      published: 1,
      scheduled: 2,
      needsReview: 3,
      draft: 4,
      private: 5,
      deleted: 6,
    });
    expect(content.visibilities).toEqual(['draft', 'published', 'needs_review', 'scheduled']);
    expect(content.contentTypes).toEqual(['audio', 'event', 'image', 'portfolio item', 'text', 'video']);
  });
});
