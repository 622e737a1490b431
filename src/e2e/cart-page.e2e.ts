// <site-cart> on the cart page and as a drawer: it shows what the server has stored, in every tab.
import type { Page } from 'playwright-core';
import { createRandom } from '../tools/fault-proxy/random';
import { expect, test } from './harness';
import { hasOverlayEntry } from './overlay-entry';
import { readStock } from './stock';
import { getWatch } from './watch';

const SHOP = '/sites/portfolio/shop/';
const DRAWER = '/elements/cart/open-on-add/';

const line = (page: Page, title: string) =>
  page.locator('site-cart [part="line"]').filter({ has: page.getByText(title, { exact: true }) });
const quantity = (page: Page, title: string) => page.getByLabel(`Quantity of ${title}`, { exact: true });
const subtotal = (page: Page) => page.locator('site-cart [part="subtotal"] strong');
const badge = (page: Page) => page.locator('site-cart-indicator [data-cart-quantity]');

/** Adds products with the shop's form and opens the cart page. */
async function fill(page: Page, ...titles: string[]): Promise<void> {
  await page.goto(SHOP);
  for (const [index, title] of titles.entries()) {
    await page.getByRole('button', { name: new RegExp(`^Add to cart ?: ${title}$`) }).click();
    await expect.poll(() => badge(page).textContent()).toBe(String(index + 1));
  }
  await page.goto('/cart');
  await page.locator('site-cart [part="lines"]').waitFor();
}

/** Data stored by the server: quantities by title, and the subtotal. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const cart = await (await fetch('/api/commerce/cart')).json();
    const lines = cart.entries.map((entry: { title: string; quantity: number }) => [
      entry.title,
      entry.quantity,
    ]);
    return { ...Object.fromEntries(lines), total: cart.totalQuantity, subtotal: cart.subtotalCents };
  });

test('the script of the cart is loaded only on pages with a cart [CRT-014] [HDR-005]', async ({
  page,
  watch,
}) => {
  await page.goto(SHOP);
  await page.getByRole('button', { name: /^Add to cart ?: North$/ }).click();
  await expect.poll(() => badge(page).textContent()).toBe('1');
  expect(watch.requests(/\/site-cart\.js/)).toEqual([]);
  await page.goto('/cart');
  await page.locator('site-cart [part="lines"]').waitFor();
  expect(watch.requests(/\/site-cart\.js/)).toHaveLength(1);
});

test('a line is changed by keyboard; page, badge and server agree [CRT-013]', async ({ page }) => {
  await fill(page, 'North', 'Ten postcards');
  expect(await subtotal(page).textContent()).toBe('€53.00');
  const book = quantity(page, 'North, a book of 84 pictures');
  await book.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.locator('site-cart').getByText('Subtotal €131.00.').waitFor({ state: 'attached' });
  expect(await book.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)).toBe(
    true,
  );
  await expect.poll(() => badge(page).textContent()).toBe('4');
  expect(await stored(page)).toMatchObject({ total: 4, subtotal: 13_100 });
});

test('a removed line can be restored, and two tabs show the same cart', async ({ page, visitor }) => {
  await fill(page, 'North', 'Ten postcards');
  const other = await visitor.context.newPage();
  await other.goto('/cart');
  await other.locator('site-cart [part="lines"]').waitFor();
  await line(page, 'Ten postcards').getByRole('button', { name: 'Remove Ten postcards' }).click();
  await expect.poll(() => line(other, 'Ten postcards').count()).toBe(0);
  await page.getByRole('button', { name: 'Restore Ten postcards' }).press('Enter');
  await expect.poll(() => line(other, 'Ten postcards').count()).toBe(1);
  await expect.poll(() => subtotal(other).textContent()).toBe('€53.00');
  expect(await stored(page)).toMatchObject({ 'Ten postcards': 1, total: 2 });
});

test('a quantity beyond the stock is refused at its line, and the server keeps the previous one [CRT-021]', async ({
  page,
  watch,
  site,
}) => {
  watch.expectOutput(/400 .*cart\/items/);
  const stock = await readStock(site, 'print-salt-flats');
  await fill(page, 'Salt flats');
  const field = quantity(page, 'Salt Flats, print 50 x 70');
  await field.fill(String(stock + 1));
  await field.press('Enter');
  await page
    .getByText(`Unable to update quantity. Only ${stock} of “Salt Flats, print 50 x 70” are left.`)
    .waitFor();
  expect(await field.inputValue()).toBe('1');
  expect(await stored(page)).toMatchObject({ total: 1 });
});

test('without the server, a change is undone with the documented message [CRT-023]', async ({
  page,
  watch,
  site,
}) => {
  watch.expectOutput(/ERR_CONNECTION_REFUSED|Failed to load/);
  await fill(page, 'North');
  await page.mouse.move(300, 300);
  await page.locator('site-cart-indicator:state(ready)').waitFor();
  await site.stop();
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.getByText('Please check your internet connection').waitFor();
  expect(await quantity(page, 'North, a book of 84 pictures').inputValue()).toBe('1');
  await site.start();
  await page.getByRole('button', { name: /^Increase/ }).click();
  await expect.poll(() => subtotal(page).textContent()).toBe('€78.00');
});

test('the drawer opens when a product is added; without script, its link opens the cart page', async ({
  page,
  visit,
}) => {
  await page.goto(DRAWER);
  await page.mouse.move(200, 200);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await page.waitForFunction(() => customElements.get('site-cart'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await drawer.waitFor();
  expect(await subtotal(page).textContent()).toBe('€14.00');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  // A drawer that opens while the entry of the one before is being removed gets its own only later.
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await drawer.waitFor();
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(DRAWER);

  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto(DRAWER);
  await plain.page.getByRole('link', { name: /^Cart/ }).click();
  await plain.page.getByText('You have nothing in your shopping cart').waitFor();
});

/** `CART_STEPS=10000` for a long run of about 50 minutes; with `CART_SEED`, several processes can share the steps. */
const STEPS = Number(process.env.CART_STEPS ?? 30);
const SEED = Number(process.env.CART_SEED ?? 11);

/** Number of steps between two checks of the drawer. */
const DRAWER_STEPS = 5;

test(`${STEPS} random steps in two tabs, some of them offline: badge, page, drawer and server agree`, {
  timeout: 120_000 + STEPS * 2000,
}, async ({ page, visitor, watch }) => {
  watch.expectOutput(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const other = await visitor.context.newPage();
  const drawer = await visitor.context.newPage();
  await drawer.goto(DRAWER);
  const tabs = [page, other];
  const refill = async () => {
    await fill(page, 'North', 'Ten postcards', 'Dawn ridge');
    await other.goto('/cart');
    for (const tab of tabs) await tab.locator('site-cart [part="lines"]').waitFor();
  };
  await refill();
  const next = createRandom(SEED);
  const random = (below: number): number => Math.floor(next() * below);
  for (let step = 1; step <= STEPS; step++) {
    const tab = tabs[random(2)]!;
    // The first step is offline, so that a short run includes one.
    if (step === 1 || random(12) === 0) await changeOffline(tab);
    else await takeStep(tab, random);
    const { total } = await expectAgreement(tabs);
    if (step % DRAWER_STEPS === 0) await expectInDrawer(drawer, total);
    if (total === 0) await refill();
  }
});

/** A change without a network is undone, with a message. */
async function changeOffline(tab: Page): Promise<void> {
  await tab.bringToFront();
  // Scripts of tabs that have just been opened could no longer be loaded.
  await getWatch(tab).networkQuiet();
  await tab.context().setOffline(true);
  await tab.locator('site-cart [part="increase"]').first().click();
  await tab.getByText('Please check your internet connection').first().waitFor();
  // The message may be that of an earlier change.
  await expect.poll(() => tab.locator('site-cart [data-pending]').count()).toBe(0);
  await tab.context().setOffline(false);
}

async function expectInDrawer(tab: Page, total: number): Promise<void> {
  await tab.bringToFront();
  await tab.getByRole('link', { name: /^Cart/ }).click();
  const drawer = tab.getByRole('dialog', { name: 'Shopping Cart' });
  await drawer.waitFor();
  await expect.poll(() => sumQuantities(tab)).toBe(total);
  await tab.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}

/** Takes one step: a change by pointer or keyboard, or Back and Forward. */
async function takeStep(tab: Page, random: (below: number) => number): Promise<void> {
  await tab.bringToFront();
  const fields = tab.locator('site-cart [part="quantity"]');
  const at = random(await fields.count());
  const name = ['increase', 'increase', 'decrease', 'quantity', 'remove', 'back'][random(6)]!;
  if (name === 'back') {
    await tab.goto('/elements/');
    await tab.goBack();
    await tab.locator('site-cart [part="lines"]').waitFor();
  } else if (name === 'quantity') {
    await fields.nth(at).fill(String(1 + random(5)));
    await fields.nth(at).press('Enter');
  } else if (name === 'remove') {
    const removed = tab.locator('site-cart .removed');
    const before = await removed.count();
    await tab.locator('site-cart [part="remove"]').nth(at).click();
    await tab.locator('site-cart .undo:focus').press('Enter');
    await expect.poll(() => removed.count()).toBe(before);
  } else await tab.locator(`site-cart [part="${name}"]`).nth(at).click();
}

async function expectAgreement(tabs: readonly Page[]): Promise<{ total: number }> {
  let server = await stored(tabs[0]!);
  await expect
    .poll(async () => {
      server = await stored(tabs[0]!);
      const shown = await Promise.all(
        tabs.map(async (tab) => [
          await badge(tab).textContent(),
          (await tab.locator('site-cart [part="quantity"]').count()) === 0
            ? '0'
            : String(await sumQuantities(tab)),
        ]),
      );
      return shown.flat().every((text) => text === String(server.total));
    })
    .toBe(true);
  return server;
}

const sumQuantities = (tab: Page): Promise<number> =>
  tab
    .locator('site-cart [part="quantity"]')
    .evaluateAll((fields) =>
      fields.reduce((sum, field) => sum + Number((field as HTMLInputElement).value), 0),
    );
