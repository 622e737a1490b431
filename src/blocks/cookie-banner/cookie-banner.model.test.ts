import { describe, expect, it } from 'vitest';
import { isVisible, resolveActions, resolvePosition } from './cookie-banner.model';

describe('placeOf', () => {
  it.each([
    ['TOP', 'TOP'],
    ['BOTTOM', 'BOTTOM'],
    ['TOP_LEFT', 'TOP'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
  ] as const)('a bar at %s stands at the edge %s', (position, place) =>
    expect(resolvePosition('BAR', position)).toBe(place),
  );

  it.each([
    ['TOP_LEFT', 'TOP_LEFT'],
    ['BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['TOP', 'TOP_RIGHT'],
    ['BOTTOM', 'BOTTOM_RIGHT'],
  ] as const)('a popup at %s stands in the corner %s', (position, place) =>
    expect(resolvePosition('POPUP', position)).toBe(place),
  );
});

describe('answersOf', () => {
  const of = (cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT', appliesToEu = false) =>
    resolveActions({ cookieBannerAcceptType, cookieBannerCtaVariant: 'ICON', appliesToEu });

  it('offers only acceptance with OPT_IN and both with OPT_IN_AND_OUT [CON-011]', () => {
    expect(of('OPT_IN')).toEqual({ decline: false, look: 'icon' });
    expect(of('OPT_IN_AND_OUT').decline).toBe(true);
  });

  it('always offers both where the notice applies to the EU, and makes them look alike', () => {
    expect(of('OPT_IN', true)).toEqual({ decline: true, look: 'button' });
  });
});

describe('isShown', () => {
  const base = { enabled: true, decided: false, asked: false, forced: false };
  it('shows when it is enabled and there is no answer, or when it is forced [CON-014]', () => {
    expect(isVisible(base)).toBe(true);
    expect(isVisible({ ...base, decided: true })).toBe(false);
    expect(isVisible({ ...base, decided: true, forced: true })).toBe(true);
    expect(isVisible({ ...base, enabled: false })).toBe(false);
    expect(isVisible({ ...base, enabled: false, forced: true })).toBe(true);
  });
  it('comes back when the visitor asks for it', () => {
    expect(isVisible({ ...base, decided: true, asked: true })).toBe(true);
  });
});
