// Opens the page of every element under exactly the Content Security Policy that the documentation gives for it.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readFrontMatter } from '../tools/demo/template';
import { fakePlayers } from './fake-players';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';

const README_POLICY = /Works under\s+`(default-src 'self'[^`]+)`/;
const ELEMENTS = 'demo/elements';

const policy = README_POLICY.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';

/** The documented policy of an element. */
function readPolicy(name: string): string {
  const { csp } = readFrontMatter(readFileSync(`${ELEMENTS}/${name}/about.html`, 'utf8')).values;
  return csp ? `${policy}; ${csp}` : policy;
}

async function openUnder(page: Page, name: string, csp: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith(`/elements/${name}/`),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': csp },
      });
    },
  );
  await page.goto(`/elements/${name}/`);
}

/** What an element does only when it is used. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async map(page) {
    await page.getByRole('button', { name: 'Show the map' }).first().click();
    // The button leaves when the map is drawn.
    const map = page.locator('site-map').first();
    await map.getByRole('button', { name: 'Show the map' }).waitFor({ state: 'hidden' });
    await map.locator('canvas').waitFor();
  },
  async video(page) {
    await page
      .getByRole('button', { name: /^Play: Big Buck Bunny/ })
      .first()
      .click();
    await page.frameLocator('site-video iframe').first().getByRole('button', { name: 'Inside' }).waitFor();
  },
};

test.for(readdirSync(ELEMENTS))('%s works under its documented policy', async (name, { page, watch }) => {
  watch.allowNoise(/GL Driver Message/);
  watch.allowNoise(/request to another host: https:\/\/www\.youtube-nocookie\.com/);
  await fakePlayers(page);
  await openUnder(page, name, readPolicy(name));
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  await uses[name]?.(page);
  await watch.networkQuiet();
});
