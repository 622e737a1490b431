import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import { readCookieSettings, toComponentForm, toStoredForm } from './cookie-settings';

const booleans = [true, false];
const all = booleans.flatMap((isRestrictiveCookiePolicyEnabled) =>
  booleans.flatMap((isVisitorDataRestricted) =>
    booleans.map((isRestrictiveCookiePolicyAbsolute) => ({
      isRestrictiveCookiePolicyEnabled,
      isVisitorDataRestricted,
      isRestrictiveCookiePolicyAbsolute,
    })),
  ),
);

describe('cookie settings', () => {
  it('are read from the site context; missing ones are false [CON-012]', () => {
    expect(readCookieSettings({ isRestrictiveCookiePolicyEnabled: true, cookieBannerText: 'x' })).toEqual({
      isRestrictiveCookiePolicyEnabled: true,
      isVisitorDataRestricted: false,
      isRestrictiveCookiePolicyAbsolute: false,
    });
    for (const stored of all)
      expect(readCookieSettings({ ...stored, cookieBannerText: 'x' })).toEqual(stored);
  });

  it('have a component form whose activity log is the inverse of restricted visitor data [CON-013]', () => {
    for (const stored of all) {
      const component = toComponentForm(stored);
      expect(component.isActivityLogEnabled).toBe(!stored.isVisitorDataRestricted);
      expect(component.isAnalyticsCookiesDisabled).toBe(stored.isRestrictiveCookiePolicyAbsolute);
      expect(toStoredForm(component)).toEqual(stored);
      expect(readCookieSettings({ ...component })).toEqual(stored);
    }
    expect(readCookieSettings({ isAnalyticsCookiesDisabled: true })).toMatchObject({
      isVisitorDataRestricted: false,
    });
  });

  it.each([{ isRestrictiveCookiePolicyAbsolute: true }, { isAnalyticsCookiesDisabled: true }])(
    'of a site context apply in both forms, as %j [CON-012] [CON-013]',
    (cookieSettings) => {
      const tracking = (context: object) => {
        const page = fakePage({ cookies: { ss_cookieAllowed: 'true' } });
        page.respond(() => ({ status: 204 }));
        const services = createServices({ page, context });
        services.stop();
        return services.consent.tracking.get();
      };
      expect(tracking({ cookieSettings })).toBe('denied');
      expect(tracking({ cookieSettings: {} })).toBe('granted');
    },
  );
});
