// The documentation page of each element: its tables match the manifest, and its playground works.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './harness';
import { getWatch } from './watch';

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
  readonly events?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string }[];
  readonly cssProperties?: readonly { readonly name: string }[];
}

const manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../custom-elements.json'), 'utf8'),
) as { modules: { declarations?: Declaration[] }[] };

const elements = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap((declaration) =>
    declaration.tagName ? [{ ...declaration, page: `/elements/${declaration.tagName.slice(5)}/` }] : [],
  );

test('the index links to a page for every element', async ({ page }) => {
  await page.goto('/elements/');
  for (const { page: path } of elements) expect(await page.locator(`main a[href="${path}"]`).count()).toBe(1);
});

test.for(elements)('$tagName: its page lists everything in the manifest', async (element, { origin }) => {
  const rows = listRowHeaders(await (await fetch(`${origin}${element.page}`)).text());
  for (const list of [element.attributes, element.events, element.cssParts, element.cssProperties])
    for (const { name } of list ?? []) expect(rows).toContain(name);
});

/** The code in the first cell of each table row. */
const listRowHeaders = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<th [^>]*scope="row"[^>]*>([\s\S]*?)<\/th>/g)]
    .flatMap(([cell]) => [...cell.matchAll(/<code[^>]*>([^<]*)<\/code>/g)])
    .map(([, code]) => code);

test('a control changes the live element and the code beside it', async ({ page }) => {
  await page.goto('/elements/marquee/');
  await page.locator('#control-animation-direction').selectOption('right');
  await page.locator('#control-fade-edges').check();
  const live = page.locator('[data-stage] site-marquee');
  expect(await live.getAttribute('animation-direction')).toBe('right');
  expect(await live.getAttribute('fade-edges')).toBe('');
  const code = page.locator('#live-code');
  expect(await code.textContent()).toContain('animation-direction="right"');
  expect(await code.textContent()).toContain('<span>The book is here</span>');
  await page.locator('#control-label-pause').fill('Stop "it"');
  await live.getByRole('button', { name: 'Stop "it"' }).waitFor();
  expect(await code.textContent()).toContain('label-pause="Stop &quot;it&quot;"');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => live.getAttribute('animation-direction')).toBeNull();
  expect(await code.textContent()).not.toContain('fade-edges');
});

test('the design of the live gallery changes at once', async ({ page }) => {
  await page.goto('/elements/gallery/');
  const live = page.locator('[data-stage] site-gallery');
  await live.hover();
  expect(await page.locator('#control-click-behavior').isVisible()).toBe(false);
  await page.locator('#control-design').selectOption('slideshow');
  await live.getByRole('button', { name: 'Next slide' }).waitFor();
  expect(await page.locator('#control-click-behavior').isVisible()).toBe(true);
  await page.locator('#control-design').selectOption('grid');
  await live.getByRole('button', { name: 'Next slide' }).waitFor({ state: 'detached' });
  expect(await live.locator('img').count()).toBe(8);
});

test('logs the events of the live form', async ({ page }) => {
  await page.goto('/elements/form/');
  await page.locator('[data-stage] [name=name]').focus();
  await page.locator('[data-stage] site-form:state(ready)').waitFor();
  await page.locator('[data-stage] form button').click();
  await page.locator('[data-events-log]').getByText('site-form-invalid').waitFor();
});

/** A toast that closes after two seconds may be gone before a busy machine has looked. */
function lengthenToasts(): void {
  const templates = [...document.querySelectorAll('template')].map(({ content }) => content);
  for (const root of [document, ...templates])
    for (const toast of root.querySelectorAll('site-toast:not([duration="0"])'))
      toast.setAttribute('duration', '60000');
}

test.for(['dialog', 'system-error', 'toast'])(
  '%s: opens only when its button is pressed, and returns focus when closed',
  async (name, { page }) => {
    await page.goto(`/elements/${name}/`);
    await getWatch(page).networkQuiet();
    await page.evaluate(lengthenToasts);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const control = page.locator('#control-open');
    const there = page.locator(`site-${name} :is([part=dialog], [part=toast][data-shown])`);
    const buttons = await page.locator('[data-shows]').all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await button.focus();
      // Pressing again reopens it.
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await there.waitFor();
        const isLive = await button.evaluate((it) => it.closest('[data-playground]') !== null);
        await expect.poll(() => control.isChecked()).toBe(isLive);
        await page.keyboard.press('Escape');
        await expect.poll(() => there.count()).toBe(0);
        await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
        await expect.poll(() => control.isChecked()).toBe(false);
      }
    }
  },
);

test('the code of a live element keeps its JSON when a control is used', async ({ page }) => {
  await page.goto('/elements/system-error/');
  await page.locator('#control-product').fill('Southlight');
  expect(await page.locator('#live-code').textContent()).toMatch(
    /^<site-system-error error='\{"kind":"network".*\}' product="Southlight">/,
  );
});

test('copies code exactly as shown', async ({ visit }) => {
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/elements/marquee/');
  // Watched by the page itself: the word disappears after two seconds.
  const confirmed = page.waitForFunction(
    () => document.querySelector('#straight .code button')?.textContent === 'Copied',
  );
  await page.locator('#straight .code button').click();
  await confirmed;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('#straight code').textContent());
});

test('an example works when copied to another page', async ({ page, origin }) => {
  await page.goto('/elements/gallery/');
  const code = await page.locator('#carousel-with-links code, #carousel code').first().textContent();
  await page.route('**/my-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Mine</title><link rel="icon" href="data:,">
        <link rel="stylesheet" href="/site-elements/site-elements.css">
        <script type="module" src="/site-elements/autoload.js"></script><h1>Mine</h1>${code}`,
    }),
  );
  await page.goto(`${origin}/my-page`);
  await page.locator('site-gallery').hover();
  await page.getByRole('button', { name: 'Next slide' }).click();
});
