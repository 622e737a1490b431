// Stored settings of published sites.
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

/** Setting keys of sites from several years, enabled and disabled. */
const storedSettings: readonly Record<string, unknown>[] = [
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

  for (const settings of storedSettings)
    it(`reads ${Object.keys(settings).length} keys without warnings, empty strings as unset [CON-001]`, async () => {
      const element = document.createElement('site-cookie-banner');
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = JSON.stringify(settings);
      element.append(script);
      document.body.append(element);
      await settle(element);
      const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
      expect(element.cookieBannerTheme).to.equal(settings.cookieBannerTheme || 'DARK');
      expect(element.cookieBannerVariant).to.equal(settings.cookieBannerVariant || 'BAR');
      expect(element.cookieBannerPosition).to.equal(settings.cookieBannerPosition || 'BOTTOM');
      expect(element.cookieBannerCtaVariant).to.equal(settings.cookieBannerCtaVariant || 'ICON');
      expect(element.cookieBannerCtaText).to.equal(settings.cookieBannerCtaText || 'Accept');
      expect(element.cookieBannerOptOutCtaText).to.equal('Decline');
      expect(!!part('banner')).to.equal(settings.isCookieBannerEnabled);
      if (settings.isCookieBannerEnabled)
        expect(part('text')?.textContent).to.contain(settings.cookieBannerText || 'This site uses cookies');
      element.remove();
    });
});
