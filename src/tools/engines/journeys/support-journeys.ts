// The page "Browser support" is right about this version of Firefox.
import { expect } from 'vitest';
import { FEATURES } from '../../demo/browser-features';
import type { Journeys } from './journeys';

export const supportJourneys: Journeys = {
  'it has the features that the versions of their rows say': async ({ visitor, proxy }) => {
    proxy.addPage('/journey/features', '');
    await visitor.goto('/journey/features');
    const userAgent = await visitor.page.evaluate(() => navigator.userAgent);
    const version = Number(/Firefox\/(\d+)/.exec(userAgent)?.[1]);
    for (const { name, missingIn } of FEATURES)
      if (typeof missingIn !== 'string')
        expect(await visitor.page.evaluate(missingIn.check as never), name).toBe(
          missingIn.firefox !== null && version >= missingIn.firefox,
        );
  },
};
