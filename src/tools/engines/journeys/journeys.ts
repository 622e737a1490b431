// Runs all journeys in one engine. A page that prints anything or leaves an error uncaught fails its journey.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../../../e2e/site';
import { blockJourneys } from './block-journeys';
import { type Engine, type EngineName, type EnginePage, startEngine } from './browsers';
import { contentJourneys } from './content-journeys';
import { formJourneys } from './form-journeys';
import type { Journeys } from './journey';
import { type JourneyProxy, startJourneyProxy } from './journey-proxy';
import { layoutJourneys } from './layout-journeys';
import { mediaJourneys } from './media-journeys';
import { mistakeJourneys } from './mistake-journeys';
import { pageJourneys } from './page-journeys';
import { siteJourneys } from './site-journeys';
import { Visitor } from './visitor';

/** The journeys for every engine. */
const JOURNEYS: Journeys = {
  ...mediaJourneys,
  ...blockJourneys,
  ...contentJourneys,
  ...formJourneys,
  ...siteJourneys,
  ...layoutJourneys,
  ...pageJourneys,
  ...mistakeJourneys,
};

/** @param own journeys for this engine only */
export function runJourneys(name: EngineName, own: Journeys = {}): void {
  describe(name, () => {
    let site: Site;
    let proxy: JourneyProxy;
    let engine: Engine;
    beforeAll(async () => {
      site = await startSite({ RATE_LIMIT: 'off' });
      proxy = await startJourneyProxy(site.origin);
      engine = await startEngine(name);
    });
    afterAll(async () => {
      await engine?.close();
      await proxy?.close();
      await site?.dispose();
    });

    for (const [title, journey] of Object.entries({ ...JOURNEYS, ...own }))
      it(title, async () => {
        const { page, close } = await engine.open();
        proxy.reset();
        try {
          await page.setViewport({ width: 1280, height: 800 });
          const visitor = new Visitor(page, proxy.origin);
          await journey({ visitor, site, proxy });
          await visitor.flushOutput(proxy.output);
          expect(proxy.output.filter((text) => text !== 'end').join('\n')).toBe('');
        } catch (error) {
          throw await explainFailure(error, page, proxy);
        } finally {
          await close();
        }
      });
  });
}

/** Adds what the page shows and the responses of the site; without them, a failure in CI could not be explained. */
async function explainFailure(error: unknown, page: EnginePage, proxy: JourneyProxy): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const text = await page
    .evaluate(() => document.querySelector('main')?.textContent?.replace(/\s+/g, ' ').slice(0, 2000))
    .catch(String);
  error.message += `\nResponses: ${proxy.responses.slice(-20).join(', ')}\nOutput: ${proxy.output.join(', ')}\nPage: ${text}`;
  return error;
}
