// Checkout: from the shop to a paid order and its mails, with and without script, in the template of the site.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';

const SHOP = '/sites/portfolio/shop/';

/** Fills the checkout form by the labels of its fields. */
async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron');
  await page.locator('#checkout-email').fill('ada@example.org');
  await page.getByLabel('Street and number').fill('12 St James’s Square');
  await page.getByLabel('Postal code').fill('SW1Y 4JH');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Country').fill('United Kingdom');
}

async function addBook(page: Page): Promise<void> {
  await page.goto(SHOP);
  await page.getByRole('button', { name: /^Add to cart ?: North$/ }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test(`a visitor goes from the cart to a paid order and its confirmation mail, script ${javaScriptEnabled ? 'on' : 'off'} [CRT-024]`, async ({
    visit,
    site,
  }) => {
    const { page } = await visit({ javaScriptEnabled });
    await addBook(page);
    if (javaScriptEnabled) await page.locator('#book-north output').getByText('Added').waitFor();
    else await page.waitForURL(/\/cart(\?|$)/);
    await page.goto('/cart');
    const checkout = javaScriptEnabled
      ? page.locator('site-cart [part~="primary"]')
      : page.getByRole('link', { name: 'Checkout' });
    await checkout.click();
    await page.locator('footer').getByText('Landscape photographs by Ida Voss').waitFor();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Order and pay €39.00' }).click();
    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    const order = new URL(page.url()).pathname;
    const token = (await readFile(join(site.dataDir, 'owner-token'), 'utf8')).trim();
    const outbox = async () =>
      (await fetch(`${site.origin}/config/outbox`, { headers: { authorization: `Bearer ${token}` } })).text();
    await expect.poll(outbox).toContain(order);
  });
}

for (const width of [360, 1280]) {
  test(`checkout pages fit ${width} px and have no accessibility violations`, async ({ visit }) => {
    const { page, watch } = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: true });
    watch.expectOutput(/422/);
    const fits = async (name: string) => {
      expect(await axe(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    };
    await page.goto('/commerce/products/book-north');
    await fits('product');
    await addBook(page);
    await page.locator('#book-north output').getByText('Added').waitFor();
    await page.goto('/commerce/goto-checkout');
    await fits('checkout');
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.getByRole('alert').waitFor();
    await fits('checkout-errors');
    await fillCheckout(page);
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    await fits('test-payment');
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.getByRole('button', { name: 'Pay now' }).waitFor();
    await fits('order');
  });
}
