// Product: from the page to the cart in the database, with and without script.
import type { Page } from 'playwright-core';
import type { Cart } from '../core/wire/commerce';
import { axe, expect, test } from './harness';
import { openTestPage } from './test-page';

const PAGE = '/elements/product/';

const product = (page: Page) => page.locator('site-product').first();
const value = (page: Page, name: string) => product(page).getByRole('radio', { name, exact: true });
const add = (page: Page) => product(page).getByRole('button', { name: 'Add to cart' });

/** SKUs that the server has stored for the visitor. */
async function storedSkus(page: Page, origin: string): Promise<string[]> {
  const response = await page.context().request.get(`${origin}/api/commerce/cart`);
  const { entries } = (await response.json()) as Cart;
  return entries.map(({ sku, quantity }) => `${quantity} ${sku}`);
}

for (const view of [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const)
  test(`a visitor chooses and adds by keyboard, ${view.width} px, ${view.colorScheme} [PRD-024] [CRT-024]`, async ({
    visit,
    origin,
    site,
  }) => {
    const { width, height, colorScheme } = view;
    const { page, watch } = await visit({ viewport: { width, height }, colorScheme });
    await page.goto(PAGE);
    await value(page, '30 × 40').focus();
    await page.locator('site-product:state(ready)').first().waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const summary = product(page).locator('.site-product-summary');
    await expect.poll(() => summary.textContent()).toBe('€145.00or 3 payments of €48.34');
    const notice = product(page).locator('.site-product-notice');
    await expect.poll(() => notice.textContent()).toBe('Frame: Oak. Changed: Size: 50 × 70.');
    expect(await axe(page, 'site-product')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await add(page).press('Enter');
    await expect.poll(() => notice.textContent()).toBe('Added, 1 in cart');
    expect(await storedSkus(page, origin)).toEqual(['1 FOG-L-OAK']);
    expect(watch.requests(/cart\/items/).map(({ outcome }) => outcome)).toEqual([200]);
    expect(watch.violations()).toEqual([]);
    // The browser would report a request that the kill interrupts.
    await watch.networkQuiet();
    await site.kill();
    await site.start();
    expect(await storedSkus(page, origin)).toEqual(['1 FOG-L-OAK']);
  });

test('without script, the form adds the variant that it names, and is returned filled in if a choice is missing', async ({
  visit,
  origin,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowOutput(/422|favicon/);
  await page.goto(PAGE);
  expect(await page.locator('site-product :disabled').count()).toBe(0);
  await value(page, '30 × 40').check();
  await value(page, 'Oak').check();
  await product(page).getByLabel('Quantity').fill('2');
  await add(page).click();
  const alert = page.getByRole('alert');
  expect(await alert.textContent()).toBe('“Fog Forest, print” is not available as 30 × 40, Oak.');
  expect(await page.getByRole('radio', { name: 'Oak', exact: true }).isChecked()).toBe(true);
  expect(await page.getByLabel('Quantity').inputValue()).toBe('2');
  expect(await storedSkus(page, origin)).toEqual([]);
  await page.getByRole('radio', { name: '50 × 70', exact: true }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(`**${PAGE}`);
  expect(await storedSkus(page, origin)).toEqual(['2 FOG-L-OAK']);
});

test('quick view opens a dialog without script, and adds the product from there with script', async ({
  visit,
  origin,
}) => {
  const still = await visit({ javaScriptEnabled: false });
  await still.page.goto(PAGE);
  await still.page.getByRole('button', { name: 'Quick view' }).click();
  await still.page.getByRole('dialog', { name: 'Fog Forest, print' }).waitFor();
  const { page } = await visit();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fog Forest, print' });
  await dialog.getByRole('radio', { name: '30 × 40' }).check();
  await dialog.getByRole('radio', { name: 'None' }).check();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.getByText('Added, 1 in cart').waitFor();
  expect(await storedSkus(page, origin)).toEqual(['1 FOG-S']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('with express checkout, adding a product leads to the checkout, which lists it [CRT-019]', async ({
  page,
}) => {
  await openTestPage(
    page,
    `<site-services website-id="demo-site"><script type="application/json">
       { "websiteSettings": { "storeSettings": { "expressCheckout": true } } }
     </script></site-services>
     <site-product><form method="post" action="/api/commerce/cart/items">
       <input type="hidden" name="productId" value="book-north"><button>Add to cart</button>
     </form></site-product>`,
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByText('North, a book of 84 pictures').first().waitFor();
});
