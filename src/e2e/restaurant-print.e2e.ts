// The restaurant on paper: browsers do not print dark backgrounds, so all text is dark.
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
