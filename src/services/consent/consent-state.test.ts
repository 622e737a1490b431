import { describe, expect, it } from 'vitest';
import { OPTIONAL_COOKIE, reflectConsentState } from './consent-state';
import { analyticsCookies, trackingCookies } from './optional-storage';

function page(cookie: string) {
  const dataset: Record<string, string> = {};
  return { document: { cookie, documentElement: { dataset } } as unknown as Document, dataset };
}

describe('the consent state', () => {
  it.each([
    ['ss_cookieAllowed=true', {}, 'granted'],
    ['a=1; ss_cookieAllowed=false; b=2', {}, 'denied'],
    ['', {}, 'pending'],
    ['xss_cookieAllowed=true', {}, 'pending'],
    ['ss_cookieAllowed=trueish', {}, 'pending'],
    ['', { globalPrivacyControl: true }, 'denied'],
    ['', { globalPrivacyControl: '1' }, 'pending'],
    ['ss_cookieAllowed=true', { globalPrivacyControl: true }, 'granted'],
  ])('for the cookies "%s" and %o is %s', (cookie, navigator, state) => {
    const { document, dataset } = page(cookie);
    expect(reflectConsentState(document, navigator)).toBe(state);
    expect(dataset).toEqual({ siteConsent: state });
  });

  it('is pending in a frame without access to cookies', () => {
    const { document } = page('');
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(reflectConsentState(document, {})).toBe('pending');
  });
});

it('recognizes exactly the cookies that require consent', () => {
  for (const name of [...trackingCookies, ...analyticsCookies])
    for (const cookies of [`${name}=1`, `crumb=x; ${name}=1; ss_cookieAllowed=false`])
      expect(OPTIONAL_COOKIE.test(cookies), cookies).toBe(true);
  for (const name of ['ss_cookieAllowed', 'crumb', 'ss_hasCart', 'ss_performanceCookiesAllowed'])
    expect(OPTIONAL_COOKIE.test(`${name}=1`), name).toBe(false);
});
