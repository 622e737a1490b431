import { describe, expect, it } from 'vitest';
import { type GoogleWindow, sendConsentCommand } from './google-consent-mode';

const commands = ({ dataLayer = [] }: GoogleWindow) =>
  dataLayer.map((command) => Array.from(command as ArrayLike<unknown>));

describe('Google Consent Mode', () => {
  it('denies everything by default and lets tags wait for an update', () => {
    const page: GoogleWindow = {};
    sendConsentCommand(page, undefined);
    expect(commands(page)).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
          security_storage: 'granted',
          wait_for_update: 500,
        },
      ],
    ]);
    // Google's tags only recognize an Arguments object.
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('updates by category', () => {
    const page: GoogleWindow = { dataLayer: [] };
    sendConsentCommand(page, { state: 'granted', categories: [2] });
    expect(commands(page)[0]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' },
    ]);
  });

  it('uses the gtag function of the page', () => {
    const calls: unknown[] = [];
    const page: GoogleWindow = { gtag: (...args) => calls.push(args) };
    sendConsentCommand(page, { state: 'denied' });
    expect(calls).toMatchObject([['consent', 'update', { analytics_storage: 'denied' }]]);
    expect(page.dataLayer).toEqual([]);
  });
});
