import { describe, expect, it } from 'vitest';
import { reflectConsentState } from './consent-state';

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
  ])('reflects cookies "%s" and %o as %s', (cookie, navigator, state) => {
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
