// Are the settings read as sites store them?
import { expect } from '@open-wc/testing';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle } from '../../kit/testing/wait';
import '../../../elements/site-cookie-banner';

const policy = { isRestrictiveCookiePolicyEnabled: false, isRestrictiveCookiePolicyAbsolute: false };
const unset = {
  cookieBannerText: '',
  cookieBannerTheme: '',
  cookieBannerVariant: '',
  cookieBannerPosition: '',
  cookieBannerCtaVariant: '',
  cookieBannerCtaText: '',
};

/** The sets of keys that sites of several years have, each asked for and not. */
const stored: readonly Record<string, unknown>[] = [
  { isCookieBannerEnabled: false, ...policy, ...unset },
  {
    isCookieBannerEnabled: true,
    ...policy,
    ...unset,
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerOptOutCtaText: '',
  },
  {
    isCookieBannerEnabled: true,
    ...policy,
    cookieBannerText: 'Cookies are used here.',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerCtaText: 'OK',
    cookieBannerAcceptType: 'OPT_IN',
  },
  {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: false,
    ...unset,
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'TOP_LEFT',
    cookieBannerAcceptType: 'OPT_IN',
    cookieBannerOptOutCtaText: '',
    cookieBannerHasOptOut: false,
    cookieBannerHasManageCookies: true,
    cookieBannerManageCookiesLabel: '',
    cookieBannerSavedPreferencesText: '',
    cookieBannerSavedPreferencesLayout: 'PILL',
  },
];

describe('<site-cookie-banner> with stored settings', () => {
  let provided: Provided;
  beforeEach(() => {
    provided = provideServices({ cookies: { crumb: 'x' } });
  });
  afterEach(() => provided.stop());

  for (const given of stored)
    it(`reads ${Object.keys(given).length} keys without a word, empty strings as unset [CON-001]`, async () => {
      const element = document.createElement('site-cookie-banner');
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = JSON.stringify(given);
      element.append(script);
      document.body.append(element);
      await settle(element);
      const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
      expect(element.cookieBannerTheme).to.equal(given.cookieBannerTheme || 'DARK');
      expect(element.cookieBannerVariant).to.equal(given.cookieBannerVariant || 'BAR');
      expect(element.cookieBannerPosition).to.equal(given.cookieBannerPosition || 'BOTTOM');
      expect(element.cookieBannerCtaVariant).to.equal(given.cookieBannerCtaVariant || 'ICON');
      expect(element.cookieBannerCtaText).to.equal(given.cookieBannerCtaText || 'Accept');
      expect(element.cookieBannerOptOutCtaText).to.equal('Decline');
      expect(!!part('banner')).to.equal(given.isCookieBannerEnabled);
      if (given.isCookieBannerEnabled)
        expect(part('text')?.textContent).to.contain(given.cookieBannerText || 'This site uses cookies');
      element.remove();
    });
});
