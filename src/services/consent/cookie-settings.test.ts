import { describe, expect, it } from 'vitest';
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
  it('are read from the site context, missing ones as false [CON-012]', () => {
    expect(readCookieSettings({ isRestrictiveCookiePolicyEnabled: true, cookieBannerText: 'x' })).toEqual({
      isRestrictiveCookiePolicyEnabled: true,
      isVisitorDataRestricted: false,
      isRestrictiveCookiePolicyAbsolute: false,
    });
  });

  it('have a component form whose activity log is the inverse of restricted visitor data [CON-013]', () => {
    for (const stored of all) {
      const component = toComponentForm(stored);
      expect(component.isActivityLogEnabled).toBe(!stored.isVisitorDataRestricted);
      expect(component.isAnalyticsCookiesDisabled).toBe(stored.isRestrictiveCookiePolicyAbsolute);
      expect(toStoredForm(component)).toEqual(stored);
    }
  });
});
