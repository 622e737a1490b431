// Site contexts of published sites, and invalid ones: all elements that read the context work, and the page prints
// nothing, except one message for a context that is not an object.
import { findCapturedSettings } from './captured';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { IMG, openTestPage } from './test-page';

const deep = (levels: number): unknown => (levels > 0 ? { website: deep(levels - 1) } : 'deep');

/** Objects with values of unexpected types. */
const odd: Record<string, unknown> = {
  'no members': {},
  'null everywhere': {
    collection: null,
    website: null,
    websiteSettings: null,
    cookieSettings: null,
    pageType: null,
  },
  'arrays for objects': {
    collection: [],
    item: [1],
    website: [],
    websiteSettings: [{}],
    authenticatedAccount: [],
  },
  'strings for objects': { website: 'w', websiteSettings: 'x', cookieSettings: 'OPT_IN', tweakJSON: '{}' },
  'objects for strings': { appDomain: {}, website: { id: {}, language: [], siteStatus: { value: {} } } },
  'unknown numbers': { pageType: 1e9, websiteRoles: [99, -1, 'x', null], collection: { type: 'blog' } },
  'unknown strings': {
    cookieSettings: { cookieBannerAcceptType: 'MAYBE', cookieBannerPosition: 'LEFT', cookieBannerVariant: 7 },
  },
  'invalid banner settings': {
    cookieSettings: { isCookieBannerEnabled: 'yes', cookieBannerText: { html: [] }, categories: 3 },
  },
  'an invalid language': {
    website: { language: 'not a language' },
    websiteSettings: { storeSettings: { selectedCurrency: 'X' } },
  },
  'names of Object.prototype': {
    constructor: 1,
    toString: null,
    hasOwnProperty: 'x',
    website: { constructor: {}, valueOf: 3 },
  },
  'ten thousand fonts and flags': {
    googleFonts: Array(10_000).fill({}),
    betaFeatureFlags: Array(10_000).fill(null),
  },
  'five megabytes': { tweakJSON: { notes: 'x'.repeat(5_000_000) } },
  'deep nesting': { website: deep(2000) },
  markup: { website: { id: '<img src=x onerror=alert(1)>' }, collection: { title: '</div><script>' } },
};

/** Texts that are not JSON objects, and one object with a dangerous key. */
const invalidContexts = [
  '{ "website": ',
  '[]',
  'null',
  '7',
  '"text"',
  '<!doctype html><p>Error',
  '{"__proto__":{"polluted":1}}',
];

/** Escapes `<`, which could end the script element. */
const printed = (json: string) => json.replaceAll('<', '\\u003c');

const pageWith = (json: string) => `<site-services api-base="/api/">
  <script type="application/json">${json}</script></site-services>
  <site-cart-indicator><a href="/cart">Cart <span data-cart-quantity>0</span></a></site-cart-indicator>
  <site-gallery design="grid" loading="eager">${IMG}${IMG}</site-gallery>
  <site-cookie-banner></site-cookie-banner>`;

test.for(Object.keys(odd))(
  'a site context with %s: the page works and prints nothing',
  async (what, { revisit }) => {
    const { page, watch } = await revisit();
    await openTestPage(page, pageWith(printed(JSON.stringify(odd[what]))), { allowInlineStyles: true });
    await page.locator('site-gallery:state(ready)').waitFor();
    await page.locator('site-cookie-banner').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => watch.requests(/census\/RecordHit/).map(({ outcome }) => outcome)).toEqual([204]);
    await expect.poll(() => watch.requests(/consent\/receipts/).map(({ outcome }) => outcome)).toContain(200);
  },
);

test('a context that is not an object is reported once, and the page works', async ({ visit }) => {
  for (const json of invalidContexts) {
    const { page, watch } = await visit();
    const isObject = json.startsWith('{"__proto__"');
    watch.allowOutput(/site context is not a JSON object/);
    await openTestPage(page, pageWith(json.startsWith('<') ? json : printed(json)), {
      allowInlineStyles: true,
    });
    await page.locator('site-gallery:state(ready)').waitFor();
    await page.locator('site-cookie-banner').getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => watch.requests(/census\/RecordHit/).map(({ outcome }) => outcome)).toEqual([204]);
    const warnings = watch.output.filter((line) => line.includes('site context'));
    expect(warnings, json).toHaveLength(isObject ? 0 : 1);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await expect.poll(() => watch.requests(/consent\/receipts/).map(({ outcome }) => outcome)).toContain(200);
  }
});

interface Context {
  readonly showAnnouncementBar?: boolean;
  readonly cookieSettings?: { readonly isCookieBannerEnabled?: boolean };
  readonly websiteSettings?: { readonly announcementBarSettings?: { readonly text?: string } };
}

/** The place of each kind of captured settings in a site context. */
const PARTS: readonly [RegExp, (settings: Record<string, unknown>) => Context][] = [
  [/^context-/, (settings) => settings],
  [/^cookie-settings-/, (cookieSettings) => ({ cookieSettings })],
  [/^(announcement-settings|mobile-info-bar)-/, (settings) => ({ ...settings, websiteSettings: settings })],
  [/^popup-settings-/, (popupOverlaySettings) => ({ websiteSettings: { popupOverlaySettings } as object })],
];

test.for(
  PARTS.flatMap(([name, toContext]) =>
    findCapturedSettings(name).map(({ file, json }) => ({
      file,
      context: toContext(JSON.parse(json) as Record<string, unknown>),
    })),
  ),
)('$file: elements follow the settings of a published site, at 360 px', async ({ context }, { revisit }) => {
  const { page, watch } = await revisit({ viewport: { width: 360, height: 740 } });
  const body = `${pageWith(printed(JSON.stringify(context)))}<site-announcement-bar></site-announcement-bar>
    <site-mobile-info-bar></site-mobile-info-bar><site-popup><p>Ten percent</p></site-popup>`;
  await openTestPage(page, body, { allowInlineStyles: true });
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
  const { showAnnouncementBar, cookieSettings, websiteSettings } = context;
  expect(await page.locator('site-announcement-bar').evaluate((it) => it.checkVisibility())).toBe(
    showAnnouncementBar === true && Boolean(websiteSettings?.announcementBarSettings?.text),
  );
  const answer = page.locator('site-cookie-banner').getByRole('button').first();
  await answer.waitFor({ state: cookieSettings?.isCookieBannerEnabled === false ? 'hidden' : 'visible' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(watch.output).toEqual([]);
});
