// The built dev.js under the strictest policy, and the hint about it. demo-pages.e2e.ts runs it on the pages of the demo.
import type { Page } from 'playwright-core';
import { messages } from './dev-check';
import { axe, expect, test } from './harness';
import { activateElements } from './pages';
import { areElementsDefined, MESSAGES, MISTAKES_PAGE, makeFurtherMistakes } from './ten-mistakes';
import { IMG, openTestPage } from './test-page';

const DEV = '<script type="module" src="/site-elements/dev.js"></script>';
const LOADER = '<script type="module" src="/site-elements/autoload.js"></script>';
const HINT = /console info: site-elements: add dev\.js/;

/** Hides that a script operates the browser, as in a developer's browser. */
const withoutWebdriver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { value: false });
  });

test('dev.js reports a misspelled name, a refused image and a failed call once each', async ({
  page,
  watch,
}) => {
  await page.route(/\/api\/form\//, (route) => route.fulfill({ status: 503, body: '{}' }));
  await openTestPage(
    page,
    `<site-services></site-services><site-gallery desing="carousel">${IMG}<img src="https://pictures.example/a.webp" alt="B"></site-gallery>`,
    { head: DEV + LOADER },
  );
  await page.evaluate(() => fetch('/api/form/FormSubmissionKey', { method: 'POST' }));
  watch.allowOutput(/./);
  await expect.poll(() => messages(watch.output).length).toBe(3);
  expect(
    messages(watch.output)
      .map((line) => line.replace(/ JSHandle@.*/, ''))
      .sort(),
  ).toEqual([
    'console warning: api: POST /api/form/FormSubmissionKey responded 503: the backend failed. See its log.',
    'console warning: page: the Content Security Policy refuses https://pictures.example/a.webp (img-src); add: img-src https://pictures.example.',
    'console warning: site-gallery: has no attribute "desing"; did you mean "design"?',
  ]);
});

test('dev.js prints ten messages for ten mistakes', async ({ page, watch }) => {
  await openTestPage(page, MISTAKES_PAGE, { head: DEV + LOADER });
  watch.allowOutput(/./);
  await page.evaluate(makeFurtherMistakes);
  await page.waitForFunction(areElementsDefined);
  await watch.networkQuiet();
  const lines = () =>
    messages(watch.output).map((line) => line.replace(/^console warning: /, '').replace(/ JSHandle@.*/, ''));
  await expect.poll(() => lines().sort()).toEqual(MESSAGES);
});

test('the panel shows why each script was loaded, and is accessible', async ({ page, watch }) => {
  await openTestPage(
    page,
    `<site-services></site-services><site-shape>New</site-shape><site-marquee>News</site-marquee>
    <site-gallery>${IMG}</site-gallery>`,
    { head: DEV + LOADER },
  );
  await page.mouse.move(5, 5);
  await page.locator('site-gallery img').hover();
  await page.waitForFunction(() => customElements.get('site-gallery') && customElements.get('site-marquee'));
  await page.keyboard.press('Alt+Shift+KeyE');
  await page.keyboard.press('End');
  const why = (file: string) => page.getByRole('row', { name: file }).getByRole('cell').last();
  await expect.poll(() => why('site-services.js').textContent()).toBe('immediately, by its loading rule');
  await expect.poll(() => why('site-marquee.js').textContent()).toBe('first user activity');
  await expect.poll(() => why('site-shape.js').textContent()).toBe('in the first screen');
  await expect.poll(() => why('site-gallery.js').textContent()).toBe('intent: pointerover');
  expect(await axe(page)).toEqual([]);
  expect(watch.violations()).toEqual([]);
});

test('elements mention dev.js once, only on localhost, and not if it is loaded', async ({ page, watch }) => {
  await withoutWebdriver(page);
  watch.expectOutput(HINT);
  const gallery = `<site-services></site-services><site-gallery>${IMG}</site-gallery>`;
  await openTestPage(page, gallery + gallery.replace('<site-services></site-services>', ''));
  await activateElements(page);
  await expect.poll(() => watch.output.filter((line) => HINT.test(line)).length).toBe(1);
  await watch.networkQuiet();
  await openTestPage(page, gallery, { head: DEV + LOADER, search: '?dev' });
  await activateElements(page);
  await watch.networkQuiet();
  expect(watch.output.filter((line) => HINT.test(line)).length).toBe(1);
});
