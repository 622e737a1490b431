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
    it(`reads ${Object.keys(settings).length} keys without warnings, and treats empty strings as unset [CON-001]`, async () => {
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
        expect(part('text')?.textContent).to.contain(
          settings.cookieBannerText || 'This site uses necessary cookies',
        );
      element.remove();
    });

  it('reads the valid settings of the site context where it has none of its own [CON-001]', async () => {
    const settings = {
      cookieBannerText: 'We count visits.',
      cookieBannerCtaText: 'Fine',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerOptOutCtaText: 'No, thanks',
      cookieBannerVariant: 'POPUP',
      cookieBannerTheme: 'PLAID',
      cookieBannerPosition: 7,
    };
    const services = document.createElement('site-services');
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify({ cookieSettings: settings });
    services.append(script);
    const element = document.createElement('site-cookie-banner');
    element.setAttribute('cookie-banner-cta-text', 'OK');
    document.body.append(services, element);
    await settle(element);
    const part = (name: string) => element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
    expect(part('text')?.textContent).to.equal('We count visits.');
    expect(part('accept')?.textContent).to.equal('OK');
    expect(part('decline')?.textContent).to.equal('No, thanks');
    expect(part('banner')?.dataset.variant).to.equal('POPUP');
    expect([element.cookieBannerTheme, element.cookieBannerPosition]).to.deep.equal(['DARK', 'BOTTOM']);
    services.remove();
    element.remove();
  });

  it('is not shown where the site context disables it [CON-014]', async () => {
    const services = document.createElement('site-services');
    services.setHTMLUnsafe(
      '<script type="application/json">{"cookieSettings":{"isCookieBannerEnabled":false}}</script><site-cookie-banner></site-cookie-banner>',
    );
    document.body.append(services);
    const element = services.querySelector('site-cookie-banner')!;
    await settle(element);
    expect(element.shadowRoot?.querySelector('[part="banner"]')).to.equal(null);
    services.remove();
  });
});
