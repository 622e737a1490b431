// Tabs, accordion and popup by keyboard, point by point of the ARIA Authoring Practices.
import type { Page } from 'playwright-core';
import { getFocused } from './focus';
import { test as base, expect } from './harness';
import { openTestPage } from './test-page';
import { getWatch } from './watch';

const test = base.extend({ needsWholeBrowser: [true, { scope: 'file' }] });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focusedName = async (page: Page) => (await getFocused(page)).name;

const TABS = `<a href="#dinner-fish">Fish</a><button>Before</button>
  <site-tabs label="Menu">
    <section id="lunch"><h2>Lunch</h2><p>Soup</p></section>
    <section id="dinner"><h2>Dinner</h2><p id="dinner-fish">Fish of the day</p><a href="#lunch">See lunch</a></section>
    <section id="drinks"><h2>Drinks</h2><p>Tea</p></section>
  </site-tabs><button>After</button>`;

async function openTabs(page: Page, body = TABS): Promise<() => Promise<string>> {
  await openTestPage(page, body);
  await page.mouse.move(5, 5);
  await page.getByRole('tab').first().waitFor();
  await page.getByRole('button', { name: 'Before' }).focus();
  return async () => (await page.getByRole('tab', { selected: true }).textContent()) ?? '';
}

test('tabs: arrows wrap, Home and End, Enter and Space select, one tab stop, then the panel', async ({
  page,
}) => {
  const selected = await openTabs(page);
  await press(page, 'Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'Lunch', role: 'tab', hasFocusRing: true });
  await press(page, 'ArrowRight');
  expect([await focusedName(page), await selected()]).toEqual(['Dinner', 'Lunch']);
  await press(page, 'Enter');
  expect(await selected()).toBe('Dinner');
  await press(page, 'ArrowRight', 'ArrowRight');
  expect(await focusedName(page)).toBe('Lunch');
  await press(page, 'ArrowLeft');
  expect(await focusedName(page)).toBe('Drinks');
  await press(page, 'Space');
  expect(await selected()).toBe('Drinks');
  await press(page, 'Home');
  expect(await focusedName(page)).toBe('Lunch');
  await press(page, 'End');
  expect(await focusedName(page)).toBe('Drinks');
  // Nothing in this panel can be focused, so the panel itself gets focus.
  await press(page, 'Tab');
  expect(await getFocused(page)).toMatchObject({ role: 'tabpanel', host: 'drinks', hasFocusRing: true });
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('After');
  // Back to the selected tab.
  await press(page, 'Shift+Tab', 'Shift+Tab');
  expect(await focusedName(page)).toBe('Drinks');
  await press(page, 'ArrowLeft', 'Enter', 'Tab');
  expect(await focusedName(page)).toBe('See lunch');
});

test('tabs: arrows are reversed in text from right to left', async ({ page }) => {
  await openTabs(page, `<div dir="rtl">${TABS}</div>`);
  await press(page, 'Tab', 'ArrowLeft');
  expect(await focusedName(page)).toBe('Dinner');
  await press(page, 'ArrowRight', 'ArrowRight');
  expect(await focusedName(page)).toBe('Drinks');
});

test('tabs: links into a closed panel open it, and Back returns', async ({ page }) => {
  const selected = await openTabs(page);
  await press(page, 'Shift+Tab', 'Enter');
  await expect.poll(selected).toBe('Dinner');
  await expect.poll(() => page.getByText('Fish of the day').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'See lunch' }).press('Enter');
  await expect.poll(selected).toBe('Lunch');
  await page.goBack();
  await expect.poll(selected).toBe('Dinner');
  await page.goBack();
  await expect.poll(selected).toBe('Lunch');
});

test('the browser finds text in closed panels of tabs and accordions', async ({ page }) => {
  await openTabs(page, `${TABS}${ACCORDION}`);
  await page.getByRole('button', { name: 'Returns' }).waitFor();
  for (const text of ['Tea', 'Within thirty days', 'By post']) {
    expect(await page.getByText(text).isVisible(), text).toBe(false);
    // Follows a link with a text fragment, which reveals text like find-in-page.
    await page.goto(`/test-page#:~:text=${encodeURIComponent(text)}`);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.getByText(text).isVisible(), { message: text }).toBe(true);
  }
});

test('the browser finds text in plain-text menus, in closed navigation folders and in the hours of the mobile info bar', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 800, height: 600 } });
  await openTabs(
    page,
    `<button>Before</button><site-tabs><pre>Lunch
========

Soup
$8

Dinner
========

Trout
$24</pre></site-tabs>
    <site-navigation><nav aria-label="Main"><ul><li><details><summary>Works</summary>
      <ul><li><a href="#p">Etchings</a></li></ul></details></li></ul></nav></site-navigation>
    <site-mobile-info-bar><details><summary>Hours</summary><p>Closed on Mondays</p></details></site-mobile-info-bar>`,
  );
  for (const text of ['Trout', 'Etchings', 'Closed on Mondays']) {
    const found = page.locator('site-tabs section, a, p').filter({ hasText: text });
    expect(await found.isVisible(), text).toBe(false);
    await page.goto(`/test-page#:~:text=${encodeURIComponent(text)}`);
    await page.mouse.move(5, 5);
    await expect.poll(() => found.isVisible(), { message: text }).toBe(true);
  }
});

test('tabs and accordions are open in print, with the headings of the tabs', async ({ page }) => {
  await openTabs(page, `${TABS}${ACCORDION}`);
  await page.locator('site-accordion:state(ready):not([data-site-loading])').waitFor();
  const texts = ['Soup', 'Fish of the day', 'Tea', 'By post', 'Within thirty days'];
  const countShown = () =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll('p, h2')].filter(
          (node) =>
            names.some((name) => node.textContent.includes(name)) &&
            node.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
      [...texts, 'Lunch', 'Dinner', 'Drinks'],
    );
  expect(await countShown()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(countShown).toBe(8);
  expect(await page.getByRole('tablist').count(), 'tabs beside the headings').toBe(0);
  const looks = await page
    .locator('details')
    .evaluateAll((items) =>
      items.map((item) => [
        Number.parseFloat(getComputedStyle(item).paddingBottom) > 5,
        getComputedStyle(item.querySelector('summary')!, '::after').content,
      ]),
    );
  expect(new Set(looks.map(String)), 'space below the text, no marker').toEqual(new Set(['true,none']));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(countShown).toBe(1);
});

/** When printed, each closed part of the page begins a new sheet. */
test('a printed page contains closed tabs and accordion items', async ({ page }) => {
  await openTestPage(
    page,
    `<style>.new { break-before: page }</style>
    <site-tabs loading="eager"><section><h2>One</h2><p>First</p></section>
      <section><h2>Two</h2><p class="new">Second</p></section><section><h2>Three</h2><p class="new">Third</p></section></site-tabs>
    <site-accordion loading="eager"><details><summary>Delivery</summary><p class="new">By post</p></details>
      <details><summary>Payment</summary><p class="new">By card</p></details>
      <h3><button aria-expanded="false" aria-controls="r">Returns</button></h3>
      <div id="r" role="region"><p class="new">Within thirty days</p></div></site-accordion>`,
    { allowInlineStyles: true },
  );
  await page.locator('site-accordion:state(ready):not([data-site-loading])').waitFor();
  await page.getByRole('tab', { name: 'Three' }).waitFor();
  expect(await page.locator('.new').filter({ visible: true }).count()).toBe(0);
  const file = (await page.pdf()).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
});

test('a URL fragment opens the tab, item, folder or bar that contains its target', async ({ page }) => {
  const body = `<site-tabs><section><h2>One</h2><p>First</p></section><section><h2>Two</h2><p id="in-tab">Second</p></section></site-tabs>
    <site-accordion><details><summary>Delivery</summary><p id="in-details">By post</p></details>
      <h3><button aria-expanded="false" aria-controls="r">Returns</button></h3><div id="r" role="region"><p id="in-region">Thirty days</p></div></site-accordion>
    <site-navigation><nav aria-label="Main"><ul><li><details><summary>Works</summary><ul><li><a id="in-folder" href="#p">Etchings</a></li></ul></details></li></ul></nav></site-navigation>
    <site-mobile-info-bar><details><summary>Hours</summary><p id="in-bar">Closed on Mondays</p></details></site-mobile-info-bar>
    <p>Text</p>`;
  await page.setViewportSize({ width: 400, height: 700 });
  for (const id of ['in-tab', 'in-details', 'in-region', 'in-folder', 'in-bar']) {
    // Immediately, and later.
    await page.goto('about:blank');
    await openTestPage(page, body, { search: `#${id}` });
    await expect.poll(() => page.locator(`#${id}`).isVisible(), { message: `${id} at once` }).toBe(true);
    await page.goto('about:blank');
    await openTestPage(page, body);
    await page.evaluate((name) => {
      location.hash = name;
    }, id);
    await expect.poll(() => page.locator(`#${id}`).isVisible(), { message: `${id} later` }).toBe(true);
  }
});

const ACCORDION = `<site-accordion>
    <details><summary>Delivery</summary><p>By post, see <a href="#x">prices</a></p></details>
    <h3><button aria-expanded="false" aria-controls="returns">Returns</button></h3>
    <div id="returns" hidden="until-found"><p>Within thirty days</p><a href="#y">Form</a></div>
  </site-accordion><button>After</button>`;

test('accordion: Enter and Space, no trap for arrows, closed content has no tab stops', async ({ page }) => {
  await openTestPage(page, `<button>Before</button>${ACCORDION}`);
  await page.locator('site-accordion:state(ready):not([data-site-loading])').waitFor();
  await page.getByRole('button', { name: 'Before' }).focus();
  const [details, region] = [page.locator('details'), page.locator('#returns')];
  const isOpen = () => details.evaluate((node: HTMLDetailsElement) => node.open);
  await press(page, 'Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'Delivery', role: 'summary', hasFocusRing: true });
  await press(page, 'ArrowDown', 'ArrowUp', 'Home', 'End');
  expect([await focusedName(page), await isOpen()]).toEqual(['Delivery', false]);
  await press(page, 'Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'Returns', role: 'button', hasFocusRing: true });
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('After');
  await press(page, 'Shift+Tab', 'Space');
  const button = page.getByRole('button', { name: 'Returns' });
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => region.isVisible()).toBe(true);
  expect(await focusedName(page)).toBe('Returns');
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('Form');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
  // A second press while it moves changes nothing.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await press(page, 'Shift+Tab', 'Enter', 'Enter');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => region.isVisible()).toBe(false);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await press(page, 'Shift+Tab', 'Enter');
  await expect.poll(isOpen).toBe(true);
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('prices');
});

test('opening hours: Escape closes them from anywhere, and moves the focus from inside only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await openTestPage(
    page,
    `<site-services></site-services><button>Page</button>
    <site-mobile-info-bar><details><summary>Hours</summary><p>Mondays, except <a href="#h">holidays</a></p></details>
      <a href="tel:+1">Call</a></site-mobile-info-bar>`,
  );
  await page.locator('site-mobile-info-bar:state(ready)').waitFor();
  // Outside of the bar, Escape reaches it only through the services.
  await page.evaluate(async () => {
    await customElements.whenDefined('site-services');
    await document.querySelector('site-services')!.services;
  });
  const panel = page.getByText('Mondays');
  for (const [keys, name] of [
    [['Tab'], 'Hours'],
    [['Tab', 'Tab'], 'Call'],
    [['Shift+Tab'], 'Page'],
    [[], 'Hours'],
  ] as const) {
    await page.getByText('Hours').focus();
    await press(page, 'Enter');
    await panel.waitFor();
    await press(page, ...keys, 'Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe(name);
  }
});

const popup = (position: string) => `<a href="#offer">Offer</a>
  <site-popup id="offer" position="${position}"><h2>Ten percent</h2><a href="#z">Take it</a></site-popup><button>After</button>`;

test('popup in the center: receives, traps and returns the focus; its link opens it again', async ({
  page,
}) => {
  await openTestPage(page, popup('CENTER_CENTER'));
  // Until its rules have started, the link leads to its content and moves focus there.
  const watch = getWatch(page);
  await expect.poll(() => watch.requests(/popup-rules/).length).toBe(1);
  await watch.networkQuiet();
  const link = page.getByRole('link', { name: 'Offer' });
  const dialog = page.getByRole('dialog', { name: 'Ten percent' });
  for (let round = 0; round < 2; round++) {
    await expect.poll(() => page.getByText('Take it').isVisible()).toBe(false);
    await link.focus();
    await press(page, 'Enter');
    await dialog.waitFor();
    await expect.poll(() => focusedName(page)).toBe('Close');
    // The focus trap is loaded once the dialog is open.
    await watch.networkQuiet();
    await press(page, 'Tab');
    expect(await focusedName(page)).toBe('Take it');
    await press(page, 'Tab');
    expect(await focusedName(page)).toBe('Close');
    await press(page, 'Shift+Tab');
    expect(await focusedName(page)).toBe('Take it');
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe('Offer');
  }
});
