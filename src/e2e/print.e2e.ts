// Pages on paper. Browsers do not print dark backgrounds, so all text is dark; nothing depends on having been in view.
import type { Locator } from 'playwright-core';
import { expect, test } from './harness';

/** Lowest contrast of the visible text in these parts with white paper. */
const READ_CONTRAST = `(() => {
  const luminance = (color) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const texts = [...document.querySelectorAll('.band *, .site-footer *')].filter(
    (node) =>
      node.checkVisibility() && [...node.childNodes].some((child) => child.nodeName === '#text' && child.data.trim()),
  );
  return Math.min(...texts.map((node) => 1.05 / (luminance(getComputedStyle(node).color) + 0.05)));
})()`;

test('the dark parts of the restaurant are printed as dark text', async ({ visit }) => {
  const { page } = await visit();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/sites/restaurant/');
  expect(await page.evaluate<number>(READ_CONTRAST)).toBeGreaterThan(4.5);
  expect(await page.locator('.site-footer site-search').isVisible()).toBe(false);
});

test('a chart that was never in view is printed as its table, without empty space for the drawing', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.setViewportSize({ width: 360, height: 100 });
  await page.goto('/elements/chart/');
  const last = page.locator('site-chart:has(details:not([open]) table)').last();
  expect(await last.locator('svg').count()).toBe(0);
  expect(await isShown(last)).toBe(false);
  expect(await readSpace(last)).toBe('""');
  await page.emulateMedia({ media: 'print' });
  expect(await isShown(last)).toBe(true);
  expect(await readSpace(last)).toBe('none');
});

test('comments that have not arrived are not printed, nor is their space', async ({ visit }) => {
  const { page } = await visit();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/comments/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/elements/comments/');
  const comments = page.locator('site-comments[item-id]').first();
  await comments.scrollIntoViewIfNeeded();
  const message = comments.getByText('Loading comments…');
  await message.waitFor();
  expect(await readHeight(comments)).toBeGreaterThan(300);
  await page.emulateMedia({ media: 'print' });
  expect(await message.isVisible()).toBe(false);
  expect(await readHeight(comments)).toBeLessThan(50);
  await page.emulateMedia({ media: 'screen' });
  answer();
  await comments.locator('article').first().waitFor();
});

test('code is printed without its button and the space for it', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/elements/code/');
  const code = page.locator('site-code:has(button)').first();
  const readPadding = () => code.locator('pre').evaluate((pre) => getComputedStyle(pre).paddingBlock);
  const button = code.getByRole('button');
  await button.waitFor();
  expect(await readPadding()).toBe('52px 16px');
  await page.emulateMedia({ media: 'print' });
  expect(await readPadding()).toBe('16px');
  expect(await button.isVisible()).toBe(false);
});

const readHeight = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0;

const readSpace = (chart: Locator): Promise<string> =>
  chart.evaluate((element) => getComputedStyle(element, '::before').content);

const isShown = (chart: Locator): Promise<boolean> =>
  chart
    .locator('td')
    .first()
    .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
