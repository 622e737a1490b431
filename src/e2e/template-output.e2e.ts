// Variations of a page by templates and browsers: attributes that are repeated, empty, escaped once too often or not at
// all, and a page that was saved to disk.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { openTestPage, PICTURE } from './test-page';

const FIGURES = ['One', 'Two']
  .map((name) => `<figure><img src="${PICTURE}" width="300" height="200" alt="${name}"></figure>`)
  .join('');
const SLIDES = JSON.stringify([{ src: PICTURE, width: 300, height: 200, alt: 'Three' }]);
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const gallery = (attributes: string) => `<site-gallery ${attributes}>${FIGURES}</site-gallery>`;

async function open(page: Page, body: string): Promise<void> {
  await openTestPage(page, body);
  await activateElements(page);
  expect(await findInactiveElements(page)).toEqual([]);
}

const getDesign = (page: Page) => page.locator('site-gallery').getAttribute('data-site-design');
const listPictures = async (page: Page) => {
  const names = ['One', 'Two', 'Three'];
  const counts = await Promise.all(names.map((name) => page.getByAltText(name).count()));
  return Object.fromEntries(names.map((name, index) => [name, counts[index]]));
};

test.for([
  // The parser keeps the first one.
  ['printed twice', 'design="carousel" design="grid" label="A" label="B"', 'carousel'],
  [
    'without a value',
    'design="" slides-per-row="" aspect-ratio="" label="" slides="" autoplay-delay=""',
    'stacked',
  ],
] as const)(
  'an attribute %s has a usable value, without a message',
  async ([, attributes, design], { page, watch }) => {
    await open(page, gallery(attributes));
    expect(await getDesign(page)).toBe(design);
    expect(await listPictures(page)).toEqual({ One: 1, Two: 1, Three: 0 });
    expect(watch.output).toEqual([]);
  },
);

test('JSON in an attribute is read when it is escaped', async ({ page, watch }) => {
  await open(page, `<site-gallery design="grid" slides="${escapeHtml(SLIDES)}"></site-gallery>`);
  await page.getByAltText('Three').waitFor();
  expect(watch.output).toEqual([]);
});

test.for([
  ['escaped twice', `slides="${escapeHtml(escapeHtml(SLIDES))}"`],
  ['not escaped', `slides="${SLIDES}"`],
  ['not filled in', 'slides="{{ page.slides | json }}"'],
] as const)(
  'JSON that is %s is ignored with one message, and the content remains',
  async ([, attribute], { page, watch }) => {
    watch.expectOutput(/site-gallery: slides=/);
    await open(page, gallery(`design="grid" ${attribute}`));
    expect(await listPictures(page)).toEqual({ One: 1, Two: 1, Three: 0 });
    expect(await page.getByAltText('One').isVisible()).toBe(true);
    expect(watch.output).toHaveLength(1);
  },
);

const BODY = `${gallery('design="slideshow" label="New work"')}
  <site-accordion><details><summary>Opening hours</summary><p>From nine to five.</p></details></site-accordion>
  <site-form form-id="contact"><form><label>Name <input name="name"></label><button>Send</button></form></site-form>
  <site-donation donate-page-id="a" suggested-contributions="[1000]"></site-donation>
  <site-share-buttons></site-share-buttons>`;

/** The markup that a browser writes when the visitor saves the page: the nodes as the scripts have left them. */
const save = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => main.innerHTML.replace(/^<h1>.*?<\/h1>/, ''));

const countParts = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['button', 'img', 'form', 'input', 'a', 'legend'].map((selector) => [
        selector,
        [...document.querySelectorAll('main, main *')]
          .flatMap((node) => [
            node.matches(selector) ? 1 : 0,
            node.shadowRoot?.querySelectorAll(selector).length ?? 0,
          ])
          .reduce((sum, count) => sum + count),
      ]),
    ),
  );

test('a saved page works as before when it is published again', async ({ page, watch }) => {
  await open(page, BODY);
  await page.locator('site-gallery').getByRole('button', { name: 'Next' }).click();
  const before = await countParts(page);
  const saved = await save(page);
  expect(saved).toContain('data-site-');
  await openTestPage(page, saved, { allowInlineStyles: true });
  await activateElements(page);
  await expect.poll(() => countParts(page)).toEqual(before);
  await page.locator('site-gallery').getByRole('button', { name: 'Next' }).click();
  expect(watch.output).toEqual([]);
});

test('a saved page shows its content from disk, where no script runs', async ({ page, visit }) => {
  await open(page, BODY);
  const saved = await save(page);
  const { page: disk, watch } = await visit({ javaScriptEnabled: false });
  await openTestPage(disk, saved, { allowInlineStyles: true });
  for (const name of ['One', 'Two']) expect(await disk.getByAltText(name).isVisible()).toBe(true);
  for (const text of ['Opening hours', 'Name', 'Other amount'])
    expect(await disk.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
  expect(watch.output).toEqual([]);
});
