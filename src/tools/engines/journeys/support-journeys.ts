// The page "Browser support" is right about this version of Firefox, and about some version of Safari, because
// WebKitGTK does not say which version shares its engine.
import { expect } from 'vitest';
import { FEATURES, type IntroducedIn } from '../../demo/browser-features';
import type { JourneyContext, Journeys } from './journey';

interface FoundFeature extends IntroducedIn {
  readonly name: string;
  readonly isThere: boolean;
}

/** Features whose rows state versions. */
async function findFeatures({ visitor, proxy }: JourneyContext): Promise<readonly FoundFeature[]> {
  proxy.addPage('/journey/features', '');
  await visitor.goto('/journey/features');
  const found: FoundFeature[] = [];
  for (const { name, missingIn } of FEATURES)
    if (typeof missingIn !== 'string')
      found.push({
        ...missingIn,
        name,
        isThere: Boolean(await visitor.page.evaluate(missingIn.check as never)),
      });
  return found;
}

export const firefoxSupportJourneys: Journeys = {
  'it has the features of the versions in their rows': async (context) => {
    const features = await findFeatures(context);
    const userAgent = await context.visitor.page.evaluate(() => navigator.userAgent);
    const version = Number(/Firefox\/(\d+)/.exec(userAgent)?.[1]);
    for (const { name, firefox, isThere } of features)
      expect(isThere, name).toBe(firefox !== null && version >= firefox);
  },
};

export const webkitSupportJourneys: Journeys = {
  'it has the features of one version of Safari, according to their rows': async (context) => {
    const features = await findFeatures(context);
    const there = features.filter(({ isThere }) => isThere);
    const absent = features.filter(({ isThere }) => !isThere);
    const newest = Math.max(...there.map(({ safari }) => safari ?? Number.POSITIVE_INFINITY));
    for (const { name, safari } of absent)
      expect(safari ?? Number.POSITIVE_INFINITY, name).toBeGreaterThan(newest);
    expect([there.length, absent.length].every((count) => count > 2)).toBe(true);
  },
};
