// The example shop: from a product to a paid order in the shop's own design, with script and without.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { holdRequests } from './throttle';

const MUG = '/sites/shop/harbor-mug/';

const choose = async (page: Page, ...values: string[]): Promise<void> => {
  for (const value of values) await page.getByRole('radio', { name: value }).check();
};

/** Presses the button without script, and waits until the server has responded. */
async function addToCart(page: Page): Promise<void> {
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
}

/** The picture in the middle of the gallery. */
const shownPicture = (page: Page): Promise<string | undefined> =>
  page.locator('.pictures site-gallery').evaluate((gallery) => {
    const { left, top, width, height } = gallery.getBoundingClientRect();
    return document
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.closest<HTMLElement>('[data-image-id]')?.dataset.imageId;
  });

/** Expects the shop's header, and this title. */
const expectShop = async (page: Page, title: string): Promise<void> => {
  await expect.poll(() => page.title()).toBe(`${title} – Tidewell`);
  expect(await page.locator('header .wordmark').textContent()).toBe('Tidewell');
};

test('sells without script, from a product to a paid order', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/sites/shop/');
  await page.getByRole('link', { name: 'Harbor mug' }).first().click();
  await choose(page, 'Moss', '250 ml');
  await page.getByLabel('Quantity').fill('2');
  await addToCart(page);
  await page.goto('/cart?from=/sites/shop/');
  await expectShop(page, 'Shopping Cart');
  expect(await page.locator('main').textContent()).toMatch(
    /Glaze: Moss, Size: 250 ml[\s\S]*Subtotal\s+€56\.00/,
  );
  expect(await page.locator('header [data-cart-quantity]').textContent()).toBe('2');
  await page.getByRole('button', { name: 'Increase the quantity of Harbor mug' }).click();
  await page.getByText('€84.00').first().waitFor();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expectShop(page, 'Checkout');
  const address = { Name: 'Ada Byron', Email: 'ada@example.org', Street: '12 St James’s Square' };
  for (const [label, value] of Object.entries(address))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
  await page.getByLabel(/^Postal code/).fill('SW1Y 4JH');
  await page.getByLabel(/^City/).fill('London');
  await page.getByLabel(/^Country/).fill('United Kingdom');
  await page.getByRole('button', { name: 'Order and pay €84.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  expect(await page.title()).toMatch(/^Order .* – Tidewell$/);
});

test('without script, a choice that matches no variant returns the form in the theme of the shop', async ({
  visit,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.expectOutput(/422/);
  await page.goto(MUG);
  await choose(page, 'Ember', '350 ml');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('“Harbor mug” is not available as Ember, 350 ml.').waitFor();
  expect(await page.title()).toBe('Error: Harbor mug – Tidewell');
  expect(await page.getByRole('radio', { name: 'Ember' }).isChecked()).toBe(true);
});

test('sells access to a page without script: others see the offer, the buyer sees the page', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const secret = page.getByText('Count to three, not to five.');
  await page.goto('/sites/shop/lessons/');
  expect(await page.title()).toBe('Glazing at home | Tidewell');
  await page.getByText('This page is for buyers.').waitFor();
  expect(await page.content()).not.toContain('Count to three');
  await page.getByRole('button', { name: 'Buy Glazing at home, four lessons' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel(/^Name/).first().fill('Ada Byron');
  await page
    .getByLabel(/^Email/)
    .first()
    .fill('ada@example.org');
  await page.getByRole('button', { name: 'Order and pay €24.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Open Glazing at home, four lessons' }).click();
  await secret.waitFor();
  const other = await visit({ javaScriptEnabled: false });
  await other.page.goto('/sites/shop/lessons/');
  await other.page.getByText('This page is for buyers.').waitFor();
});

test('with script, choosing a glaze shows its picture, and adding the bowl opens the drawer', async ({
  page,
}) => {
  await page.goto(MUG);
  await page.mouse.move(700, 300);
  await choose(page, 'Ink');
  await expect.poll(() => shownPicture(page)).toBe('harbor-mug-ink');
  await choose(page, '350 ml');
  await page.getByText('Only 3 left').waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await drawer.waitFor();
  await expect.poll(() => drawer.textContent()).toMatch(/Harbor mugGlaze: Ink, Size: 350 ml/);
});

test('a glaze that is chosen before the script of the gallery has loaded is shown once it is there', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/site-gallery\.js/);
  await page.goto(MUG);
  await page.mouse.move(700, 300);
  await choose(page, 'Moss', 'Ember');
  await page.locator('site-product:state(ready)').waitFor();
  expect(await page.locator('site-gallery:state(ready)').count()).toBe(0);
  release();
  await expect.poll(() => shownPicture(page)).toBe('harbor-mug-ember');
});

test('a glaze that is chosen while the gallery moves to another one is shown', async ({ page }) => {
  await page.goto(MUG);
  await page.mouse.move(700, 300);
  await choose(page, 'Ink');
  await expect.poll(() => shownPicture(page)).toBe('harbor-mug-ink');
  for (const name of ['Moss', 'Ember'])
    await page.getByRole('radio', { name }).evaluate((radio: HTMLElement) => radio.click());
  await expect.poll(() => shownPicture(page)).toBe('harbor-mug-ember');
});

test('a sold-out variant can still be chosen', async ({ page }) => {
  await page.goto(MUG);
  await page.mouse.move(700, 300);
  await choose(page, 'Moss', '350 ml');
  await page.locator('.site-product-summary').getByText('Sold out').waitFor();
});

test('a digital product can be downloaded from the page of the paid order, without script', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/commerce/products/glaze-book');
  await addToCart(page);
  await page.goto('/commerce/goto-checkout');
  await expectShop(page, 'Checkout');
  await page.locator('#checkout-name').fill('Ada Byron');
  await page.locator('#checkout-email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Order and pay €9.00' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('10 downloads left').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download four-glazes.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('four-glazes.pdf');
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-1\.4\n/);
  await page.reload();
  await page.getByText('9 downloads left').waitFor();
});
