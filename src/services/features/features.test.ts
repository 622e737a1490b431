import { describe, expect, it } from 'vitest';
import { readSiteContext } from '../../core/entities/site-context';
import { createFeatures, PLATFORM_PARTS } from './features';

describe('features', () => {
  it('are read by name, in any style, from the site context [HDR-008]', () => {
    const { featureFlags } = readSiteContext({
      betaFeatureFlags: ['language_flags', 'new_2024_checkout', 7, null],
    });
    const features = createFeatures(featureFlags);
    for (const name of ['language-flags', 'languageFlags', 'Language flags'])
      expect(features.isOn(name)).toBe(true);
    expect(features.isOn('new-2024-checkout')).toBe(true);
    expect(features.isOn('constructor')).toBe(false);
    expect(features.value('unknown')).toBe(false);
  });

  it('can have variants and be overridden later [HDR-008]', () => {
    const features = createFeatures(['checkout', 'search']);
    const seen: unknown[] = [];
    features.state.subscribe((state) => seen.push(state));
    features.add({ checkout: 'variant-b', search: false, old: 'off' });
    expect([features.value('checkout'), features.isOn('checkout')]).toEqual(['variant-b', true]);
    expect([features.isOn('search'), features.isOn('old')]).toEqual([false, false]);
    expect(seen).toHaveLength(1);
  });

  it.each(['commerce', 'scheduling', 'campaigns', 'multilingual-sites', 'member-areas'] as const)(
    'control the component %s [HDR-010]',
    (part) => {
      const features = createFeatures([]);
      expect(PLATFORM_PARTS).toContain(part);
      expect(features.hasPart(part)).toBe(false);
      features.add({ [part.replaceAll('-', '_')]: true });
      expect(features.hasPart(part)).toBe(true);
    },
  );
});
