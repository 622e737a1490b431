import { describe, expect, it } from 'vitest';
import { readSiteContext } from './site-context';
import published from './site-context.fixture.json';

describe('the site context', () => {
  it('has all fields even if the input is incomplete [CTX-001]', () => {
    const empty = readSiteContext(undefined);
    expect(Object.keys(empty).sort()).toEqual(
      [
        'collection item collectionId itemId websiteSettings website appDomain websiteRoles',
        'authenticatedAccount pageType showAnnouncementBar googleFonts typekitFonts templateId',
        'templateVersion cookieSettings tweakJSON featureFlags announcementBarSettings gmRenderKey',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(empty).toMatchObject({ collection: null, item: null, pageType: 0, authenticatedAccount: null });
  });

  it('returns each printed value under its name [CTX-001]', () => {
    const reference = { id: 'r', title: 'T', recordType: 1, permissionType: 2 };
    const printed = {
      collection: { ...reference, id: 'c' },
      item: { ...reference, id: 'i' },
      collectionId: 'c',
      itemId: 'i',
      appDomain: 'vendor.example',
      websiteRoles: [1, 4],
      authenticatedAccount: { id: 'a' },
      pageType: 50,
      showAnnouncementBar: true,
      googleFonts: ['Inter'],
      typekitFonts: ['futura-pt'],
      templateId: 't',
      templateVersion: '7.1',
      gmRenderKey: 'S0VZ',
      cookieSettings: { isCookieBannerEnabled: true },
      tweakJSON: { 'tweak-color': 'red' },
    };
    const website = { id: 'w' };
    const websiteSettings = { disqusShortname: 'd' };
    const context = readSiteContext({ ...printed, website, websiteSettings, unknown: 1 });
    expect(context).toMatchObject({ ...printed, website, websiteSettings });
    expect(context).not.toHaveProperty('unknown');
  });

  it('is read from the output of a published site', () => {
    const context = readSiteContext(published);
    expect(context).toMatchObject({
      pageType: 50,
      collectionId: '5da7334443c1e2402d682705',
      itemId: '612b89ae464af738b1bb238c',
      templateId: '55f0aac0e4b0f0a5b7e0b22e',
      authenticatedAccount: null,
      cookieSettings: { isCookieBannerEnabled: false },
    });
  });

  it('has properties of the website [CTX-004] [CTX-021]', () => {
    const website = {
      id: 'w',
      baseUrl: 'https://a.example',
      typekitId: 't',
      developerMode: true,
      cloneable: true,
      websiteType: 4,
      identifier: 'a',
    };
    expect(readSiteContext({ website: { ...website, siteStatus: { value: 8 } } }).website).toEqual({
      ...website,
      siteStatus: 8,
      language: '',
      timeZone: '',
    });
  });

  it('has title, record type and permission type of item and collection [CTX-002] [CTX-005]', () => {
    const { item, collection } = readSiteContext({
      item: { id: 'i', title: 'Tea', recordType: 11, permissionType: 2 },
      collection: { id: 'c', title: 'Shop', type: 13, permissionType: 1 },
    });
    expect(item).toEqual({ id: 'i', title: 'Tea', recordType: 11, permissionType: 2 });
    expect(collection).toEqual({ id: 'c', title: 'Shop', recordType: 13, permissionType: 1 });
  });

  it('has the settings of the website [CTX-003]', () => {
    expect(
      readSiteContext({
        websiteSettings: {
          disqusShortname: 'd',
          commentsEnabled: true,
          mobileInfoBarSettings: { style: 2 },
          popupOverlaySettings: { style: 1 },
          pinterestOverlayOptions: { mode: 'disabled' },
        },
      }).websiteSettings,
    ).toMatchObject({
      disqusShortname: 'd',
      commentsEnabled: true,
      mobileInfoBarSettings: { style: 2 },
      popupOverlaySettings: { style: 1 },
      pinterestOverlayMode: 'disabled',
    });
  });

  it('has the selected currency of the store, with US dollars as default [PRD-013]', () => {
    const currencyOf = (storeSettings: unknown) =>
      readSiteContext({ websiteSettings: { storeSettings } }).websiteSettings.storeSettings.selectedCurrency;
    expect(currencyOf({ selectedCurrency: 'EUR' })).toBe('EUR');
    expect(currencyOf({ selectedCurrency: '' })).toBe('USD');
    expect(currencyOf(null)).toBe('USD');
  });

  it('has roles as numbers in either printed form', () => {
    expect(
      readSiteContext({ websiteRoles: [10, '4', { role: 1 }, { id: 15 }, 'x', null] }).websiteRoles,
    ).toEqual([10, 4, 1, 15]);
  });

  it.each([null, 'text', 7, [], { website: [], item: 3, websiteRoles: {}, cookieSettings: 'x' }])(
    'has default values for %j',
    (json) => {
      expect(() => readSiteContext(json)).not.toThrow();
    },
  );
});
