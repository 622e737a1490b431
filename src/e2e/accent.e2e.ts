// One accent color restyles elements and server-rendered pages.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { activateElements } from './pages';

const ACCENT = 'rgb(1, 2, 3)';

const setAccent = (page: Page): Promise<void> =>
  page.evaluate((accent) => document.documentElement.style.setProperty('--site-accent', accent), ACCENT);

/** Whether anything in the elements that match this selector, including their shadow roots, has the accent color. */
function hasAccent(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    ([start, accent]) => {
      const isAccented = (node: Element): boolean => {
        const { backgroundColor, fill, stroke, accentColor } = getComputedStyle(node);
        const inside = [...node.children, ...(node.shadowRoot?.children ?? [])];
        return [backgroundColor, fill, stroke, accentColor].includes(accent) || inside.some(isAccented);
      };
      return [...document.querySelectorAll(start)].some(isAccented);
    },
    [selector, ACCENT] as const,
  );
}

test.for([
  'audio',
  'calendar',
  'cart-indicator',
  'chart',
  'comments',
  'donation',
  'form',
  'map',
  'newsletter',
  'pricing-toggle',
  'product',
  'shape',
  'text-highlight',
  'video',
])('one accent color restyles %s', async (name, { reusedVisitor: { page } }) => {
  await page.goto(`/elements/${name}/`);
  await activateElements(page);
  const selector = `main site-${name}`;
  expect(await hasAccent(page, selector)).toBe(false);
  await setAccent(page);
  // Highlights are drawn only near the viewport.
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await expect.poll(() => hasAccent(page, selector)).toBe(true);
});

test.for(['/members', '/config', '/search', '/commerce/gift-card'])(
  'one accent color restyles the server page %s',
  async (path, { reusedVisitor: { page, watch } }) => {
    // The owner has not signed in.
    watch.allowOutput(/401 \(Unauthorized\)/);
    await page.goto(path);
    await setAccent(page);
    await expect.poll(() => hasAccent(page, 'main button')).toBe(true);
  },
);

test('one accent color restyles the cookie banner', async ({ page }) => {
  await page.goto('/sites/portfolio/');
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  await setAccent(page);
  await expect.poll(() => hasAccent(page, 'site-cookie-banner')).toBe(true);
});
