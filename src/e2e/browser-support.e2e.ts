// The promise of the page "Browser support": with each of its features removed, the elements load and work without
// printing anything.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { type BrowserFeature, FEATURES } from '../tools/demo/browser-features';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { IMG, openTestPage } from './test-page';

const BODY = `<site-services api-base="/api/" website-id="demo-site"></site-services>
<site-gallery design="slideshow" lightbox loading="eager" label="Work">${IMG}${IMG.replace('dawn-ridge', 'dunes')}</site-gallery>
<site-image><figure>${IMG}<figcaption>A ridge</figcaption></figure></site-image>
<site-marquee><span>Open daily</span></site-marquee>
<site-form form-id="contact" submission-message="<b>Thank you</b>"><form method="post" action="/api/form/post/contact">
  <label>Name <input name="name" required></label><label>Email <input name="email" type="email" required></label>
  <label>Message <textarea name="message" required></textarea></label><button>Send</button></form></site-form>
<site-tooltip delay="0" text="Copies the address"><a href="#share">Share</a></site-tooltip>
<site-toast keep duration="0">Saved.</site-toast>
<p><a href="#sizes">Which size?</a></p>
<site-popup id="sizes" popup-style="none" position="BOTTOM_RIGHT"><h2>Sizes</h2><p>Small prints suit a shelf.</p></site-popup>
<site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT">We use <a href="/cookies">cookies</a>.</site-cookie-banner>`;

/** All supported browsers have these, but no element uses them. */
const UNUSED: readonly Pick<BrowserFeature, 'name' | 'remove' | 'replace'>[] = [
  { name: '`AbortSignal.any`', remove: 'delete AbortSignal.any' },
  {
    name: '`setHTMLUnsafe`',
    remove: 'delete Element.prototype.setHTMLUnsafe; delete ShadowRoot.prototype.setHTMLUnsafe',
  },
];

/** Returns the texts that still have to be replaced. */
async function removeFeature(
  page: Page,
  { remove, replace = {} }: Pick<BrowserFeature, 'remove' | 'replace'>,
): Promise<ReadonlySet<string>> {
  await page.addInitScript(remove!);
  const left = new Set(Object.keys(replace));
  if (left.size === 0) return left;
  await page.route(/\/site-elements\/.*\.(css|js)$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [text, unknown] of Object.entries(replace)) {
      if (body.includes(text)) left.delete(text);
      body = body.replaceAll(text, unknown);
    }
    await route.fulfill({ response, body });
  });
  return left;
}

for (const feature of [...FEATURES, ...UNUSED].filter(({ remove }) => remove))
  test(`the elements work without ${feature.name}`, async ({ page, watch }) => {
    const left = await removeFeature(page, feature);
    await openTestPage(page, BODY);
    await page.getByRole('button', { name: 'Accept' }).click();
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);

    const gallery = page.locator('site-gallery');
    await gallery.getByRole('button', { name: 'Next' }).click();
    await gallery.getByText('2 / 2').waitFor();
    await gallery.locator('img').nth(1).click();
    const lightbox = page.locator('site-lightbox dialog[open]');
    await lightbox.waitFor();
    await page.keyboard.press('Escape');
    await lightbox.waitFor({ state: 'hidden' });

    const toast = page.locator('site-toast');
    await toast.evaluate((it) => it.setAttribute('open', ''));
    await toast.getByText('Saved.').waitFor();
    await toast.getByRole('button').click();
    await toast.getByText('Saved.').waitFor({ state: 'hidden' });
    const share = page.getByRole('link', { name: 'Share' });
    await share.scrollIntoViewIfNeeded();
    // Without custom states, the page shows the content of the popup until its script has loaded, and then moves.
    await page.getByText('Small prints').waitFor({ state: 'hidden' });
    await share.hover();
    await page.getByText('Copies the address').waitFor();

    await page.getByRole('link', { name: 'Which size?' }).click();
    const popup = page.getByRole('dialog', { name: 'Sizes' });
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    // The page may still be loading a script; a handler that outlives the page would fail the run.
    await page.unrouteAll({ behavior: 'wait' });
    expect([...left]).toEqual([]);
    expect(watch.output).toEqual([]);
  });

test('without typed attr(), a map has the height of its attribute when its script has loaded', async ({
  page,
}) => {
  await page.route('**/site-elements.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('(aspect-ratio:attr(x type(<number>)))', '(x:x)');
    await route.fulfill({ response, body: css });
  });
  const write = (ratio: number) =>
    `<site-map data-aspect-ratio="${ratio}"><address>2 Quay Street</address></site-map>`;
  // The style sheet has rules for common values.
  const body = write(47);
  const map = page.locator('site-map');
  await openTestPage(page, body, { head: '' });
  expect(await map.evaluate(({ clientHeight }) => clientHeight)).toBe(384);
  await openTestPage(page, write(50), { head: '' });
  expect(await map.evaluate(({ clientHeight, clientWidth }) => clientHeight / clientWidth)).toBeCloseTo(
    0.5,
    2,
  );
  await openTestPage(page, body);
  await activateElements(page);
  const readRatio = () => map.evaluate(({ clientHeight, clientWidth }) => clientHeight / clientWidth);
  await expect.poll(readRatio).toBeCloseTo(0.47, 2);
});

test('Chromium supports a feature exactly from the version in its row', async ({ browser, page }) => {
  const version = Number.parseInt(browser.version(), 10);
  await openTestPage(page, '');
  for (const { name, missingIn } of FEATURES)
    if (typeof missingIn !== 'string')
      expect(await page.evaluate(missingIn.check), name).toBe(
        missingIn.chrome !== null && version >= missingIn.chrome,
      );
});

test.for(FEATURES.filter((feature) => !feature.remove))(
  '$name: the test that its row cites exists',
  ({ test: proof }) => {
    const [file, title] = proof!;
    expect(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')).toContain(title);
  },
);
