// Cart: the number in the header is right on every page, in every tab and for screen readers.
import type { Page } from 'playwright-core';
import { expect, test } from './harness';
import { readStock } from './stock';

const SHOP = '/sites/portfolio/shop/';
const HOME = '/sites/portfolio/';

const count = (page: Page) => page.locator('site-cart-indicator [data-cart-quantity]');
const shown = (page: Page) => count(page).textContent();
const add = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Add to cart ?: ${title}$`) });

test('adding an item updates the number in the header, on this page and the next', async ({ page }) => {
  await page.goto(SHOP);
  expect(await shown(page)).toBe('0');
  await add(page, 'North').click();
  await page.locator('#book-north output').getByText('Added').waitFor();
  await expect.poll(() => shown(page)).toBe('1');
  expect(new URL(page.url()).pathname).toBe(SHOP);
  await add(page, 'Ten postcards').click();
  await expect.poll(() => shown(page)).toBe('2');
  expect(await page.locator('site-cart-indicator').getByRole('status').textContent()).toBe(
    '2 items in the cart',
  );
  await page.goto(HOME);
  await page.mouse.move(600, 400);
  await expect.poll(() => shown(page)).toBe('2');
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect.poll(() => page.locator('main').textContent()).toMatch(/Subtotal\s+€53\.00/);
});

test('items added without script are counted once script runs', async ({ page, visitor, visit }) => {
  const plain = await visit({ javaScriptEnabled: false });
  await plain.page.goto(SHOP);
  await add(plain.page, 'Dawn ridge').click();
  await plain.page.waitForURL(/\/cart(\?|$)/);
  await visitor.context.addCookies(await plain.context.cookies());
  await page.goto(HOME);
  await page.mouse.move(600, 400);
  await expect.poll(() => shown(page)).toBe('1');
});

test('the first change fetches a crumb once, so that no call is refused', async ({ page, watch }) => {
  await page.goto(SHOP);
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('1');
  await add(page, 'Ten postcards').click();
  await expect.poll(() => shown(page)).toBe('2');
  expect(watch.requests(/\/api\/(crumb|commerce\/cart\/items)/).map(({ outcome }) => outcome)).toEqual([
    200, 200, 200,
  ]);
});

test('a hanging request for the cart does not delay adding an item', async ({ page, watch }) => {
  await page.goto(SHOP);
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('1');
  await page.route(
    ({ pathname }) => pathname === '/api/commerce/cart',
    () => {}, // Never answers.
  );
  watch.reset();
  await page.goto(SHOP);
  await page.mouse.move(600, 400);
  const reads = () => watch.requests(/^\/api\/commerce\/cart$/).map(({ outcome }) => outcome);
  await expect.poll(reads).toEqual([undefined]);
  await add(page, 'Ten postcards').click();
  await expect.poll(() => shown(page)).toBe('2');
  expect(reads()).toEqual([undefined]);
});

test('a tab that was opened before the cart existed shows the number of items that another tab has added', async ({
  page,
  visitor,
}) => {
  await page.goto(SHOP);
  const other = await visitor.context.newPage();
  await other.goto(SHOP);
  await other.mouse.move(600, 400);
  await other.evaluate(() => customElements.whenDefined('site-services'));
  await other.evaluate(() => document.querySelector('site-services')!.services.then(() => {}));
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('1');
  await expect.poll(() => shown(other)).toBe('1');
});

test('two tabs show the same number', async ({ page, visitor }) => {
  await page.goto(SHOP);
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('1');
  const other = await visitor.context.newPage();
  await other.goto(SHOP);
  await other.mouse.move(600, 400);
  await expect.poll(() => shown(other)).toBe('1');
  await add(other, 'Ten postcards').click();
  await expect.poll(() => shown(other)).toBe('2');
  await expect.poll(() => shown(page)).toBe('2');
});

test('shows more than 100 items as 100+ and announces them in words', async ({ page }) => {
  await page.goto(SHOP);
  await add(page, 'Ten postcards').click();
  await page.getByRole('link', { name: 'See the cart' }).click();
  for (const [quantity, text] of [
    ['100', '100'],
    ['101', '100+More than 100'],
  ] as const) {
    await page.goto('/cart');
    const field = page.getByLabel('Quantity of Ten postcards', { exact: true });
    await field.fill(quantity);
    await field.press('Enter');
    await page.locator('site-cart').getByRole('status').getByText(`Ten postcards: ${quantity}`).waitFor();
    await page.goto(HOME);
    await page.mouse.move(600, 400);
    await expect.poll(() => shown(page)).toBe(text);
  }
  expect(await page.getByRole('link', { name: /^Cart/ }).ariaSnapshot()).toContain('Cart More than 100');
});

test('the server sets the price, whatever the page sends', async ({ page }) => {
  await page.goto(SHOP);
  await page.locator('#book-north form').evaluate((form: HTMLFormElement) => {
    for (const name of ['price', 'unitPrice', 'priceCents']) {
      const cheap = Object.assign(document.createElement('input'), { type: 'hidden', name, value: '1' });
      form.append(cheap);
    }
    form.submit();
  });
  await page.waitForURL(/\/cart(\?|$)/);
  expect(await page.locator('main').textContent()).toMatch(/Subtotal\s+€39\.00/);
});

test('a quantity beyond the stock is refused with a message, and the cart is unchanged', async ({
  page,
  watch,
  site,
}) => {
  watch.expectOutput(/400 .*cart\/items/);
  const stock = await readStock(site, 'print-salt-flats');
  await page.goto(SHOP);
  for (let ordered = 1; ordered <= stock; ordered++) {
    await add(page, 'Salt flats').click();
    await expect.poll(() => shown(page)).toBe(String(ordered));
  }
  await add(page, 'Salt flats').click();
  await page.locator('#print-salt-flats output').getByText(`Only ${stock} of`).waitFor();
  expect(await shown(page)).toBe(String(stock));
});

test('an unreachable server is reported, and the next attempt succeeds', async ({ page, watch, site }) => {
  watch.expectOutput(/ERR_CONNECTION_REFUSED|Failed to load/);
  await page.goto(SHOP);
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('1');
  await site.stop();
  await add(page, 'North').click();
  await page.locator('#book-north output').getByText('Please check your internet connection').waitFor();
  await site.start();
  await add(page, 'North').click();
  await expect.poll(() => shown(page)).toBe('2');
});

test('a sign-in by script shows the merged cart in every tab, without a reload', async ({ visit }) => {
  const laptop = await visit();
  await signIn(laptop.page);
  await addOnce(laptop.page, 'North', '#book-north');
  await addOnce(laptop.page, 'North', '#book-north', '2');

  const phone = await visit();
  await addOnce(phone.page, 'Ten postcards', '#postcards');
  const login = await phone.context.newPage();
  await signIn(login);
  // The member's two books, and the visitor's postcards.
  await expect.poll(() => shown(phone.page)).toBe('3');
  expect(new URL(phone.page.url()).pathname).toBe(SHOP);
});

/** Adds an item and waits for the number in the header. */
async function addOnce(page: Page, title: string, place: string, expected = '1'): Promise<void> {
  if (new URL(page.url()).pathname !== SHOP) await page.goto(SHOP);
  await add(page, title).click();
  await page.locator(`${place} output`).getByText('Added').waitFor();
  await expect.poll(() => shown(page)).toBe(expected);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/elements/login/live/');
  const login = page.locator('site-login').first();
  await login.locator('[name=email]').focus();
  await page.locator('site-login:state(ready)').first().waitFor();
  await login.locator('[name=email]').fill('member@northlight.example');
  await login.locator('[name=password]').fill('northlight-members');
  await page.keyboard.press('Enter');
  await login.getByText('Signed in as').waitFor();
}
