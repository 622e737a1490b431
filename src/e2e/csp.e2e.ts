// Opens the page of every element, in a wide window, under exactly the Content Security Policy that the documentation
// gives for it, as a visitor who has refused optional data.
import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { ELEMENT_POLICY } from '../tools/demo/documentation-tables';
import { readFrontMatter } from '../tools/demo/template';
import { expectNothingOptional, recordWrites, refuseConsent } from './browser-storage';
import { fakePlayers } from './fake-players';
import { axe, test as base, expect } from './harness';
import { activateElements, findInactiveElements } from './pages';

const test = base.extend<{ writes: string[] }>({
  writes: [async ({ fileVisitor }, use) => use(await recordWrites(fileVisitor.context)), { scope: 'file' }],
});

const ELEMENTS = 'demo/elements';

/** The documented policy of an element. */
function readPolicy(name: string): string {
  const { csp } = readFrontMatter(readFileSync(`${ELEMENTS}/${name}/about.html`, 'utf8')).values;
  return csp ? `${ELEMENT_POLICY}; ${csp}` : ELEMENT_POLICY;
}

/** A response that is about to be replaced. */
interface PausedRequest {
  readonly requestId: string;
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[];
  readonly responseStatusCode?: number;
}

/** Opens the page of an element with this policy. A Playwright route would turn off the HTTP cache. */
async function openUnder(page: Page, name: string, csp: string): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (request) => {
    // A frame that is removed together with its page needs no response.
    fulfillUnder(session, request, csp).catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `*/elements/${name}/*`, resourceType: 'Document', requestStage: 'Response' }],
  });
  await page.goto(`/elements/${name}/`);
  return session;
}

async function fulfillUnder(session: CDPSession, request: PausedRequest, csp: string): Promise<void> {
  const { requestId, responseHeaders = [], responseStatusCode = 200 } = request;
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: responseStatusCode,
    responseHeaders: [
      ...responseHeaders.filter(({ name }) => name.toLowerCase() === 'content-type'),
      { name: 'content-security-policy', value: csp },
    ],
    body: base64Encoded ? body : Buffer.from(body).toString('base64'),
  });
}

/** Actions of elements that only run on use. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async map(page) {
    await page.getByRole('button', { name: 'Show the map' }).first().click();
    // The button disappears when the map is drawn.
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

test.for(readdirSync(ELEMENTS))(
  '%s works under its documented policy, and its page is accessible and does nothing optional after a refusal',
  async (name, { reusedVisitor: { context, page, watch }, writes, origin }) => {
    writes.length = 0;
    await refuseConsent(context, origin);
    const session = await openUnder(page, name, readPolicy(name));
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await expectNothingOptional(page, watch, writes, origin);
    await session.detach();
  },
);

test('the security page documents this policy', async ({ page }) => {
  await page.goto('/security/');
  expect(await page.locator('figure', { hasText: 'Works under' }).locator('code').textContent()).toBe(
    ELEMENT_POLICY,
  );
});

test('the pages of these tests have the documented policy, not that of the server', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/img-src|violates/);
  await openUnder(page, 'image', readPolicy('image'));
  const violated = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.originalPolicy));
        new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      }),
  );
  expect(violated).toBe(readPolicy('image'));
});

test.for(Object.entries(uses))(
  '%s is used under its documented policy',
  async ([name, use], { page, watch }) => {
    watch.allowOutput(/GL Driver Message/);
    watch.allowOutput(/request to another host: https:\/\/www\.youtube-nocookie\.com/);
    await fakePlayers(page);
    await openUnder(page, name, readPolicy(name));
    await activateElements(page);
    await use(page);
    await watch.networkQuiet();
  },
);
