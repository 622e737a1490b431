// Map: Google Maps with a key, and the built-in style under its documented policy.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { renderToString } from '../server-render/index';
import { fakeGoogleMaps } from './fake-google-maps';
import { expect, holdRequests, test } from './harness';
import { openTestPage } from './test-page';

const KEY = 'AIzaSyExample-0123456789_abcdefghijklmno';
const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';
const GOOGLE = 'https://maps.googleapis.com';

/** A page in Swiss English whose site context contains the key, in base64. */
async function openMaps(page: Page, body: string, lang = 'en-CH', siteLanguage = lang): Promise<void> {
  const context = { gmRenderKey: btoa(KEY), website: { language: siteLanguage } };
  await openTestPage(
    page,
    `<site-services><script type="application/json">${JSON.stringify(context)}</script></site-services><div lang="${lang}">${body}</div>`,
    { head: LOADER, scriptSources: GOOGLE },
  );
}

const mapAt = (page: Page, index: number) => page.locator('site-map').nth(index);
const showMap = (page: Page, index = 0) =>
  mapAt(page, index).getByRole('button', { name: 'Show the map' }).click();
const stage = (page: Page, index = 0) => mapAt(page, index).locator('[part=base]').getAttribute('data-stage');

const MAP = '<site-map map-lat="1" map-lng="2" map-zoom="8" address-title="Café"></site-map>';

test('Google Maps: one script after a click, with the key of the site and the language and region of the page [MAP-019]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host: https:\/\/maps\.googleapis\.com/);
  const google = await fakeGoogleMaps(page);
  await openMaps(page, MAP + MAP.replace('site-map', 'site-map map-style="minimal-dark"'));
  await page.mouse.move(300, 300);
  await page.locator('site-map:state(ready)').first().waitFor();
  await watch.networkQuiet();
  expect(google.requests).toEqual([]);
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  expect(google.requests.map(({ searchParams }) => [...searchParams])).toEqual([
    expect.arrayContaining([
      ['key', KEY],
      ['language', 'en-CH'],
      ['region', 'CH'],
    ]),
  ]);
  await showMap(page, 1);
  await expect.poll(() => stage(page, 1)).toBe('shown');
  expect(google.requests).toHaveLength(1);
  expect(watch.requests(/maplibre/)).toEqual([]);
  const [first, second] = await google.options();
  expect(first).toMatchObject({ center: { lat: 1, lng: 2 }, zoom: 8, gestureHandling: 'cooperative' });
  expect(second?.styles).not.toEqual(first?.styles);
  await mapAt(page, 1).getByRole('button', { name: 'Zoom in' }).click();
  expect((await google.options())[1]).toMatchObject({ zoom: 9 });
});

test.for([
  ['de', 'de-AT', 'AT'],
  ['en-CH', 'de-AT', 'CH'],
  ['en', 'de_AT', 'AT'],
  ['en', 'german', undefined],
] as const)(
  'Google Maps: on a page in "%s" of a site in "%s" the region is %s [MAP-019]',
  async ([language, siteLanguage, region], { page, watch }) => {
    watch.allowOutput(/request to another host: https:\/\/maps\.googleapis\.com/);
    const google = await fakeGoogleMaps(page);
    await openMaps(page, MAP, language, siteLanguage);
    await page.locator('site-map [part=show]').click();
    await expect.poll(() => stage(page)).toBe('shown');
    const [parameters] = google.requests.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect([parameters?.language, parameters?.region]).toEqual([language, region]);
  },
);

const EMBED = `<site-map><iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2624.9!2d13.43!3d54.42!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x1:0x2!2sHarbour%20Caf%C3%A9!5e0"
    width="600" height="450" title="Map"></iframe></site-map>`;

test.for([
  ['with loading="lazy"', EMBED.replace('<iframe', '<iframe loading="lazy"')],
  ['as captured, in a page that the server rendered,', renderToString(EMBED)],
] as const)(
  'a Google map that is embedded %s is read, and its frame is requested only without script',
  async ([, embed], { visit }) => {
    // Requests to other hosts fail the test.
    const [withScript, without] = await Promise.all([visit(), visit({ javaScriptEnabled: false })]);
    without.watch.expectOutput(/request to another host: https:\/\/www\.google\.com/);
    for (const { page, context } of [withScript, without]) {
      await context.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      );
      await openTestPage(page, embed, { frameSources: 'https://www.google.com' });
    }
    const { page, watch } = withScript;
    await page.locator('site-map [part=show]').waitFor();
    await watch.networkQuiet();
    expect(await page.locator('site-map [part=address]').textContent()).toBe('Harbour Café');
    expect(await page.locator('site-map [part=link]').getAttribute('href')).toMatch(
      /mlat=54\.42&mlon=13\.43/,
    );
    await expect
      .poll(() => without.page.frames().map((frame) => frame.url().split('/')[2]))
      .toContain('www.google.com');
    expect(await without.page.locator('iframe').isVisible()).toBe(true);
  },
);

test('Google Maps: a map with provider="maplibre" does not need it', async ({ page, watch }) => {
  const google = await fakeGoogleMaps(page);
  watch.allowOutput(/GL Driver Message/);
  await openMaps(
    page,
    MAP.replace('site-map ', 'site-map provider="maplibre" style-url="/map/{style}.json" '),
  );
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  expect(google.requests).toEqual([]);
});

test('Google Maps: the marker is a link, and can be dragged', async ({ page, watch, visitor }) => {
  watch.allowOutput(/request to another host/);
  await fakeGoogleMaps(page);
  await openMaps(page, MAP.replace('site-map ', 'site-map marker-draggable '));
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  const pin = page.getByRole('link', { name: 'Open in maps: Café' });
  await page.evaluate(() => {
    const moves: unknown[] = Object.assign(window, { moves: [] }).moves;
    document
      .querySelector('site-map')
      ?.addEventListener('site-map-marker-move', (event) => moves.push((event as CustomEvent).detail));
  });
  const { width, height } = (await pin.boundingBox())!;
  // Waits until the marker rests.
  await pin.hover({ position: { x: width / 2, y: height - 10 } });
  const box = (await pin.boundingBox())!;
  const [x, y] = [box.x + width / 2, box.y + height - 10];
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  const moves = (await page.evaluate('moves')) as { lat: number; lng: number }[];
  expect(moves).toHaveLength(1);
  expect(moves[0]?.lng).toBeCloseTo(2 + (60 * 360) / (256 * 2 ** 8), 3);
  expect(visitor.context.pages()).toHaveLength(1);
  const opened = visitor.context.waitForEvent('page');
  await visitor.context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await pin.click();
  expect((await opened).url()).toContain('mlat=1&mlon=2');
});

test('Google Maps: waits until cookies are accepted where the page has a cookie banner', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host: https:\/\/maps\.googleapis\.com/);
  const google = await fakeGoogleMaps(page);
  const eager = MAP.replace('site-map', 'site-map loading="eager"');
  await openMaps(page, `<site-cookie-banner applies-to-eu></site-cookie-banner>${MAP}${eager}`);
  const card = mapAt(page, 0);
  await card.getByRole('button', { name: 'Show the map' }).click();
  await card.getByText('Accept cookies to see the map.').waitFor();
  expect(await stage(page, 1)).toBe('card');
  const banner = page.locator('site-cookie-banner').getByRole('button', { name: /Decline/ });
  await banner.click();
  await banner.waitFor({ state: 'hidden' });
  expect(google.requests).toEqual([]);
  await card.getByRole('button', { name: 'Cookie settings' }).click();
  await page
    .locator('site-cookie-banner')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect.poll(() => stage(page)).toBe('shown');
  await expect.poll(() => stage(page, 1)).toBe('shown');
});

test('Google Maps: a refused key shows one message, keeps address and link, and warns once', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  watch.expectOutput(/Google Maps has refused the API key/);
  const google = await fakeGoogleMaps(page);
  await openMaps(page, MAP + MAP);
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  await google.refuseKey();
  const card = mapAt(page, 0);
  await card.getByText('The map could not be loaded.').waitFor();
  await card.getByRole('link', { name: 'Open in maps' }).waitFor();
  await showMap(page, 1);
  await expect.poll(() => stage(page, 1)).toBe('failed');
  expect(watch.output.filter((line) => line.includes('refused'))).toHaveLength(1);
});

test('Google Maps: a script that does not arrive within 30 s returns to the card without a message [MAP-018]', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  const google = await fakeGoogleMaps(page, null);
  await page.clock.install();
  await openMaps(page, MAP);
  await showMap(page);
  await expect.poll(() => google.requests.length).toBe(1);
  // The clock also advances by the time that a busy machine takes for these steps.
  await page.clock.runFor(20_000);
  expect(await stage(page)).toBe('loading');
  await page.clock.runFor(10_500);
  await expect.poll(() => stage(page)).toBe('card');
  expect(await page.locator('site-map [part=status]').textContent()).toBe('');
});

test('Google Maps: a click before the services of the page are loaded waits for the key of the site', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host/);
  const google = await fakeGoogleMaps(page);
  const release = await holdRequests(page, '**/site-services.js');
  await openMaps(page, MAP);
  await showMap(page);
  await page.locator('site-map:state(ready)').waitFor();
  expect(await stage(page)).toBe('card');
  release();
  await expect.poll(() => stage(page)).toBe('shown');
  expect(google.requests).toHaveLength(1);
  expect(watch.requests(/maplibre/)).toEqual([]);
});

test('Google Maps: a script that cannot be loaded shows a message, and the next click tries again', async ({
  page,
  watch,
}) => {
  watch.allowOutput(/request to another host|Failed to load resource/);
  await page.route(`${GOOGLE}/**`, (route) => route.abort());
  await openMaps(page, MAP);
  await showMap(page);
  await page.getByText('The map could not be loaded.').waitFor();
  await page.unroute(`${GOOGLE}/**`);
  const google = await fakeGoogleMaps(page);
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  expect(google.requests).toHaveLength(1);
});

test('the built-in style works under its documented policy', async ({ page, watch }) => {
  watch.allowOutput(/GL Driver Message|request to another host: https:\/\/tiles\.openfreemap\.org/);
  const about = readFileSync('demo/elements/map/about.html', 'utf8');
  const [, sources = ''] = /<code>connect-src (.+?)<\/code>/.exec(about) ?? [];
  expect(sources).toContain('https://tiles.openfreemap.org');
  const style = {
    version: 8,
    sources: {
      world: { type: 'raster', tiles: ['https://tiles.openfreemap.org/{z}/{x}/{y}.webp'], tileSize: 256 },
    },
    layers: [{ id: 'world', type: 'raster', source: 'world' }],
  };
  const tile = readFileSync('demo/pictures/dawn-ridge-300.webp');
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    route.request().url().endsWith('.webp')
      ? route.fulfill({ contentType: 'image/webp', body: tile })
      : route.fulfill({ json: style }),
  );
  await openTestPage(page, MAP, { connectSources: sources });
  await showMap(page);
  await expect.poll(() => stage(page)).toBe('shown');
  await expect
    .poll(() => watch.requests(/^\/\d+\/\d+\/\d+\.webp$/).filter(({ outcome }) => outcome === 200).length)
    .toBeGreaterThan(0);
  expect(watch.violations()).toEqual([]);
});
