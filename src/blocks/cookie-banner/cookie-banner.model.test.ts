import { describe, expect, it } from 'vitest';
import { isVisible, resolveActions, resolveButtonTexts, resolvePosition } from './cookie-banner.model';

describe('resolvePosition', () => {
  it.each([
    ['TOP', 'TOP'],
    ['BOTTOM', 'BOTTOM'],
    ['TOP_LEFT', 'TOP'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
  ] as const)('places a bar at %s on the edge %s', (position, expected) =>
    expect(resolvePosition('BAR', position)).toBe(expected),
  );

  it.each([
    ['TOP_LEFT', 'TOP_LEFT'],
    ['BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['TOP', 'TOP_RIGHT'],
    ['BOTTOM', 'BOTTOM_RIGHT'],
  ] as const)('places a popup at %s in the corner %s', (position, expected) =>
    expect(resolvePosition('POPUP', position)).toBe(expected),
  );
});

describe('resolveButtonTexts', () => {
  const defaults = { cookieBannerCtaText: 'Accept', cookieBannerManageCookiesLabel: 'Cookie settings' };

  it('takes button labels from the text of the banner if they have the default setting', () => {
    expect(resolveButtonTexts(defaults, defaults, 'Press Accept all or “Manage cookies”.')).toEqual({
      cookieBannerCtaText: 'Accept all',
      cookieBannerManageCookiesLabel: 'Manage cookies',
    });
    const texts = { cookieBannerCtaText: 'Fine', cookieBannerManageCookiesLabel: 'Choose' };
    expect(resolveButtonTexts(texts, defaults, 'Press Accept all or Manage cookies.')).toEqual(texts);
    expect(resolveButtonTexts(defaults, defaults, 'You accept all cookies that we manage.')).toEqual(
      defaults,
    );
  });
});

describe('resolveActions', () => {
  const resolve = (cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT', appliesToEu = false) =>
    resolveActions({ cookieBannerAcceptType, cookieBannerCtaVariant: 'ICON', appliesToEu });

  it('offers only accept with OPT_IN and both with OPT_IN_AND_OUT [CON-011]', () => {
    expect(resolve('OPT_IN')).toEqual({ canDecline: false, canManage: false, buttonVariant: 'icon' });
    expect(resolve('OPT_IN_AND_OUT').canDecline).toBe(true);
  });

  it('always offers both with the same style if the notice applies to the EU', () => {
    expect(resolve('OPT_IN', true)).toEqual({ canDecline: true, canManage: false, buttonVariant: 'button' });
  });

  it('shows a label instead of an icon on buttons that the banner text mentions', () => {
    const named = (text: string, cookieBannerCtaText = 'Accept') =>
      resolveActions({
        cookieBannerAcceptType: 'OPT_IN',
        cookieBannerCtaVariant: 'ICON',
        appliesToEu: false,
        text,
        cookieBannerCtaText,
        cookieBannerManageCookiesLabel: 'Manage cookies',
      });
    expect(named('Press Accept all to agree.', 'Accept all').buttonVariant).toBe('button');
    expect(named('Press “Accept” to agree.').buttonVariant).toBe('button');
    expect(named('By reading on you accept cookies.').buttonVariant).toBe('icon');
    expect(named('Choose "Accept" or "Manage cookies".')).toMatchObject({ canManage: true });
    expect(named('')).toMatchObject({ canManage: false, buttonVariant: 'icon' });
  });

  it('offers either to manage cookies or to decline', () => {
    const options = {
      cookieBannerAcceptType: 'OPT_IN',
      cookieBannerCtaVariant: 'ICON',
      cookieBannerHasManageCookies: true,
      appliesToEu: false,
    } as const;
    expect(resolveActions(options)).toEqual({ canDecline: false, canManage: true, buttonVariant: 'button' });
    expect(resolveActions({ ...options, isManaging: true })).toMatchObject({
      canDecline: true,
      canManage: false,
    });
    expect(resolveActions({ ...options, cookieBannerHasOptOut: true })).toMatchObject({ canManage: false });
  });
});

describe('isVisible', () => {
  const base = { enabled: true, decided: false, bannerRequested: false, forced: false };
  it('returns true if the banner is enabled and undecided, or forced [CON-014]', () => {
    expect(isVisible(base)).toBe(true);
    expect(isVisible({ ...base, decided: true })).toBe(false);
    expect(isVisible({ ...base, decided: true, forced: true })).toBe(true);
    expect(isVisible({ ...base, enabled: false })).toBe(false);
    expect(isVisible({ ...base, enabled: false, forced: true })).toBe(true);
  });
  it('returns true if the visitor reopens the banner', () => {
    expect(isVisible({ ...base, decided: true, bannerRequested: true })).toBe(true);
  });
});
