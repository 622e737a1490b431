// Maps whose provider does not respond properly: each documented reason, what the visitor sees, and axe at every stage.
import type { Page } from 'playwright-core';
import { fakeGoogleMaps } from './fake-google-maps';
import { axe, test as base, expect, holdRequests, type Visitor } from './harness';
import { openTestPage } from './test-page';

const GOOGLE = 'https://maps.googleapis.com';
const TILES = 'https://tiles.openfreemap.org';
const FAILED = 'The map could not be loaded.';

const createMap = (attributes = '') =>
  `<site-map map-lat="1" map-lng="2" address-title="Café" address-line1="Quay 2" ${attributes}></site-map>`;
const GOOGLE_MAP = createMap('google-maps-key="AIzaSyExample-0123456789_abcdefghijklmno"');
/** With the demo's style, on the same host. */
const OWN_STYLE = 'style-url="/map/{style}.json"';

const test = base.extend<{ maps: Visitor }>({
  /** Collects the reasons of failures; requests to the providers are expected. */
  async maps({ visitor }, use) {
    const { page, watch } = visitor;
    watch.allowOutput(/request to another host: https:\/\/(maps\.googleapis\.com|tiles\.openfreemap\.org)/);
    watch.allowOutput(/Failed to load resource|GL Driver Message/);
    await page.addInitScript(() => {
      const reasons: unknown[] = Object.assign(globalThis, { reasons: [] }).reasons;
      document.addEventListener('site-map-fail', ({ detail }: CustomEventInit) =>
        reasons.push(detail.reason),
      );
    });
    await use(visitor);
  },
});

const open = (page: Page, body: string) =>
  openTestPage(page, body, {
    scriptSources: GOOGLE,
    connectSources: `'self' ${TILES}`,
    allowInlineStyles: true,
  });
const show = (page: Page) => page.getByRole('button', { name: 'Show the map' }).click();
const getStage = (page: Page) => page.locator('site-map [part=base]').getAttribute('data-stage');
const getStatus = (page: Page) => page.locator('site-map [part=status]').textContent();
const getReasons = (page: Page) => page.evaluate('reasons');

/** Address, link and button stay, and axe finds no violations. */
async function expectCard(page: Page, status: string, reason: string): Promise<void> {
  await expect.poll(() => getReasons(page)).toEqual([reason]);
  await expect.poll(() => getStatus(page)).toBe(status);
  expect(await page.getByText('Quay 2').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Open in maps' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Show the map' }).isVisible()).toBe(true);
  expect(await axe(page, 'site-map')).toEqual([]);
}

test('unavailable: the host of the map style cannot be reached', async ({ maps: { page } }) => {
  await page.route(`${TILES}/**`, (route) => route.abort());
  await open(page, createMap());
  await show(page);
  await expectCard(page, FAILED, 'unavailable');
});

test('unavailable: the host of the map style does not answer within 30 s', async ({ maps: { page } }) => {
  const requests: string[] = [];
  await page.route(`${TILES}/**`, (route) => void requests.push(route.request().url()));
  await page.clock.install();
  await open(page, createMap());
  await show(page);
  await expect.poll(() => requests.length).toBe(1);
  // The clock also advances by the time that a busy machine takes for these steps.
  await page.clock.runFor(20_000);
  expect(await getStage(page)).toBe('loading');
  await page.clock.runFor(10_500);
  await expectCard(page, FAILED, 'unavailable');
});

test('unavailable: the script of Google Maps cannot be loaded', async ({ maps: { page } }) => {
  await page.route(`${GOOGLE}/**`, (route) => route.abort());
  await open(page, GOOGLE_MAP);
  await show(page);
  await expectCard(page, FAILED, 'unavailable');
});

test('timeout: a library that does not arrive within 30 s leaves no message [MAP-018]', async ({
  maps: { page },
}) => {
  const google = await fakeGoogleMaps(page, null);
  await page.clock.install();
  await open(page, GOOGLE_MAP);
  await show(page);
  await expect.poll(() => google.requests.length).toBe(1);
  await page.clock.runFor(20_000);
  expect(await getReasons(page)).toEqual([]);
  await page.clock.runFor(10_500);
  await expectCard(page, '', 'timeout');
});

test('key: Google Maps refuses the key', async ({ maps: { page, watch } }) => {
  watch.expectOutput(/Google Maps has refused the API key/);
  const google = await fakeGoogleMaps(page);
  await open(page, GOOGLE_MAP);
  await show(page);
  await expect.poll(() => getStage(page)).toBe('shown');
  await google.refuseKey();
  await expectCard(page, FAILED, 'key');
});

test('unsupported: the device has no WebGL', async ({ maps: { page } }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, createMap(OWN_STYLE));
  await show(page);
  await expectCard(page, FAILED, 'unsupported');
});

test('invalid coordinates are no failure: the map shows what is valid, with one warning each', async ({
  maps: { page, watch },
}) => {
  for (const name of ['map-lat', 'map-zoom']) watch.expectOutput(new RegExp(`site-map: ${name}="`));
  await open(
    page,
    `<site-map map-lat="north" map-lng="2" map-zoom="far" marker-lat="95" marker-lng="-500" location='{"mapLat":"NaN","markerLat":{}}' ${OWN_STYLE}></site-map>`,
  );
  await show(page);
  await expect.poll(() => getStage(page)).toBe('shown');
  expect(await getReasons(page)).toEqual([]);
  expect(await page.locator('site-map [part=link]').getAttribute('href')).toContain('#map=12/90/-180');
});

test('axe finds no violations in any stage', async ({ maps: { page } }) => {
  const stages: (string | null)[] = [];
  const check = async (stage: string) => {
    await expect.poll(() => getStage(page)).toBe(stage);
    expect(await axe(page, 'site-map'), stage).toEqual([]);
    stages.push(stage);
  };
  await open(page, `<site-cookie-banner applies-to-eu></site-cookie-banner>${GOOGLE_MAP}`);
  await check('card');
  await show(page);
  await check('consent');
  const google = await fakeGoogleMaps(page);
  await page
    .locator('site-cookie-banner')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await check('shown');
  expect(google.requests).toHaveLength(1);

  const release = await holdRequests(page, '**/maplibre-gl*.mjs');
  await open(page, createMap(OWN_STYLE));
  await show(page);
  await check('loading');
  release();
  await check('shown');
  expect(stages).toHaveLength(5);
});
