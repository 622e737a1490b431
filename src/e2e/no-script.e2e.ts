// Pages without script: visitors can read, look at images, send forms and order.
import type { Page } from 'playwright-core';
import { galleryDesigns } from './gallery-designs';
import { test as base, expect, type Fixtures } from './harness';
import { contentPages } from './pages';
import { capturedMarkup, writtenMarkup } from './site-markup';
import { openTestPage } from './test-page';

const test = base.extend<Pick<Fixtures, 'visitor' | 'reusedOptions'>>({
  visitor: async ({ visit }, use) => use(await visit({ javaScriptEnabled: false })),
  reusedOptions: [{ javaScriptEnabled: false }, { scope: 'file' }],
});

/** The markup of a page that a browser without script renders. */
async function fetchMarkup(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  return (await response.text()).replace(/<template\b[\s\S]*?<\/template>/g, '');
}

test.for(contentPages)('%s has content and links', async (path, { origin }) => {
  const html = await fetchMarkup(origin + path);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  expect(main).toMatch(/<a [^>]*href=|<button\b/);
});

/** Start tags of markup that only a script can use. */
const NEED_SCRIPT = /<[\w-]+\s(?:[^>]*\s)?(?:data-controls|data-consent="?ask)\b[^>]*>/g;

test('controls that work only with script are hidden', async ({ reusedVisitor: { page }, origin }) => {
  const visited = new Set<string>();
  for (const path of contentPages) {
    const html = await fetchMarkup(origin + path);
    const controls = html.match(NEED_SCRIPT) ?? [];
    const styles = html.match(/<link [^>]*rel="?stylesheet[^>]*>|<style\b[\s\S]*?<\/style>/g) ?? [];
    // Pages with the same controls and style sheets are visited once.
    const key = [...new Set(controls), ...styles].join();
    if (controls.length === 0 || visited.has(key)) continue;
    visited.add(key);
    await page.goto(path);
    const found = page.locator('[data-controls], [data-consent=ask]');
    expect(await found.count(), path).toBe(controls.length);
    expect(await found.and(page.locator(':visible')).count(), path).toBe(0);
  }
  expect(visited.size).toBeGreaterThan(2);
});

test('all images of the example site load as the visitor scrolls', async ({ page }) => {
  for (const path of ['', 'work/', 'plates/', 'eleven-minutes/', 'shop/'].map(
    (page) => `/sites/portfolio/${page}`,
  )) {
    await page.goto(path);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      const size = () => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0));
      await expect.poll(size, { message: `${path} ${await picture.getAttribute('alt')}` }).toBeGreaterThan(0);
    }
  }
});

/** Addresses of images in `src`; images whose address only a script reads cannot be shown without it. */
const addressed = (markup: string) =>
  new Set([...markup.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src));

const printed = [...writtenMarkup, ...capturedMarkup(/^(gallery|image|instagram)-/)];

test('markup of site builders shows its images in every design, without overflowing the window', {
  timeout: 180_000,
}, async ({ page }) => {
  for (const { name, markup } of printed) {
    const pictures = addressed(markup('')).size;
    const isImage = name.startsWith('image-');
    const tags = isImage ? ['site-image'] : galleryDesigns.map((design) => `site-gallery design="${design}"`);
    await openTestPage(
      page,
      tags
        .map((tag, at) => `<section id="n${at}"><${tag}>${markup(`n${at}`)}</${tag.split(' ')[0]}></section>`)
        .join(''),
      { allowInlineStyles: true },
    );
    for (const [at, tag] of tags.entries()) {
      await page.locator(`#n${at}`).evaluate((it) => it.scrollIntoView());
      await expect
        .poll(() => page.locator(`#n${at}`).evaluate(picturesIn), { message: `${name} in ${tag}` })
        .toBeGreaterThanOrEqual(pictures);
      expect(await page.locator(`#n${at}`).evaluate(isWithin), `${name} in ${tag}`).toBe(true);
    }
  }
});

/** The number of different files shown by visible images. */
const picturesIn = (section: Element) =>
  new Set(
    [...section.querySelectorAll('img')]
      .filter(
        (img) => img.checkVisibility() && img.naturalWidth > 0 && img.getBoundingClientRect().width > 20,
      )
      .map((img) => img.currentSrc),
  ).size;

/** Whether nothing overflows the window horizontally. */
const isWithin = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

test('the marquee does not move, and a map is an address with a link', async ({ page }) => {
  await page.goto('/sites/portfolio/');
  const news = page.locator('site-marquee p');
  expect(await news.count()).toBe(4);
  for (const item of await news.all()) expect(await item.isVisible()).toBe(true);
  await news.last().scrollIntoViewIfNeeded();
  expect(await page.locator('site-map address').textContent()).toMatch(/^Northlight studio18 High Street/);
  expect(await page.locator('site-map a').getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\//,
  );
});

test('the cookie banner stays hidden, because nothing optional happens', async ({ page, visitor, watch }) => {
  await page.goto('/sites/portfolio/');
  expect(await page.locator('site-cookie-banner').isVisible()).toBe(false);
  expect(await visitor.context.cookies()).toEqual([]);
  expect(watch.network.filter(({ method }) => method !== 'GET')).toEqual([]);
  // The page about consent has no buttons without a function, either.
  await page.goto('/consent/');
  expect(await page.getByText('the banner is not shown').isVisible()).toBe(true);
  expect(await page.getByRole('button').count()).toBe(0);
});

test.for(['dialog', 'system-error', 'toast'])(
  '%s: its page explains why nothing is shown',
  async (name, { page }) => {
    await page.goto(`/elements/${name}/`);
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    expect(await page.getByText('Without script: It is not shown.').first().isVisible()).toBe(true);
  },
);

test('an invalid form is returned with its errors and everything that was entered', async ({
  page,
  watch,
}) => {
  // The browser reports the status of the page.
  watch.expectOutput(/422/);
  // Browsers have no length limit for email addresses; the server has one.
  const long = `${'a'.repeat(250)}@example.museum`;
  await page.goto('/sites/portfolio/about/');
  const form = page.locator('site-form[form-id=contact]');
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill(long);
  await form.locator('[name=subject]').selectOption('Press');
  await form.locator('[name=message]').fill('Hello');
  await form.locator('[name=updates]').check();
  await form.getByRole('button').click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Email is not valid/ })
    .click();
  expect(await page.locator('[name=email]').evaluate((field) => field.matches(':target'))).toBe(true);
  expect(await entered(page)).toEqual(['Ada', long, 'Press', 'Hello', true]);
  await page.locator('[name=email]').fill('ada@example.com');
  await page.getByRole('button').click();
  await page.waitForURL(/\/api\/form\/result\/contact/);
  expect(await page.locator('main').textContent()).toContain('Your message has arrived');
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL('**/sites/portfolio/about/');
});

test('a form with radio buttons can be sent', async ({ page }) => {
  await page.goto('/sites/portfolio/about/');
  const form = page.locator('site-form[form-id=studio-visit]');
  await form.getByLabel('Saturday').check();
  await form.locator('[name=email]').fill('ada@example.com');
  await form.getByRole('button').click();
  await page.waitForURL(/\/api\/form\/result\/studio-visit/);
});

test('items can be added to the cart, changed and removed', async ({ page }) => {
  await page.goto('/sites/portfolio/shop/');
  await page.getByRole('button', { name: /^Add to cart ?: Ten postcards$/ }).click();
  await page.waitForURL(/\/cart(\?|$)/);
  expect(await page.locator('main').textContent()).toMatch(/Ten postcards\s+€14\.00/);
  await page.getByLabel('Ten postcards: Quantity').fill('3');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('€42.00').first().waitFor();
  await page.getByRole('button', { name: 'Remove Ten postcards' }).click();
  await page.getByText('You have nothing in your shopping cart').waitFor();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await page.waitForURL('**/sites/portfolio/shop/');
});

/** The form's name, email, subject, message, and whether updates are wanted. */
const entered = (page: Page) =>
  Promise.all([
    ...['name', 'email', 'subject', 'message'].map((name) => page.locator(`[name=${name}]`).inputValue()),
    page.locator('[name=updates]').isChecked(),
  ]);
