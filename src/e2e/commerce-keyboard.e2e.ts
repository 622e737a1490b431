// The shop by keyboard: options, price, rejections, cart, reviews.
import type { Locator, Page } from 'playwright-core';
import { getFocused } from './focus';
import { axe, expect, holdRequests, test } from './harness';
import { hasOverlayEntry } from './overlay-entry';
import { requestReview } from './purchase';
import { openTestPage } from './test-page';

const SIZES = ['250 ml', '350 ml'];
const GLAZES = ['Chalk', 'Moss', 'Ember'];

/** Ember is made in one size; Moss is sold out in the other. */
const VARIANTS = [
  ['HM-1-CHALK', 'Chalk', '250 ml', 9],
  ['HM-1-MOSS', 'Moss', '250 ml', 9],
  ['HM-1-EMBER', 'Ember', '250 ml', 9],
  ['HM-2-CHALK', 'Chalk', '350 ml', 3],
  ['HM-2-MOSS', 'Moss', '350 ml', 0],
].map(([sku, Glaze, Size, qtyInStock]) => ({
  sku,
  qtyInStock,
  price: 2800,
  ...(sku === 'HM-1-CHALK' && { salePrice: 1900, onSale: true }),
  attributes: { Glaze, Size },
}));

const group = (name: string, values: readonly string[]) =>
  `<fieldset><legend>${name}</legend>${values
    .map(
      (value) =>
        `<label><input type="radio" name="option[${name}]" value="${value}" data-swatch="${name === 'Glaze' ? '#84907c' : ''}"> ${value}</label>`,
    )
    .join('')}</fieldset>`;

const PRODUCT = `<button>Before</button><site-product currency="EUR" variants='${JSON.stringify(VARIANTS)}'>
  <p data-product-price>from €19.00</p>
  <form method="post" action="/api/commerce/cart/items" novalidate>
    <input type="hidden" name="productId" value="harbor-mug">
    ${group('Glaze', GLAZES)}${group('Size', SIZES)}
    <p><label>Quantity <input type="number" name="quantity" value="1" min="1" autocomplete="off"></label></p>
    <p><button>Add to cart</button></p>
  </form></site-product><button>After</button>`;

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focusedName = async (page: Page) => (await getFocused(page)).name;
const notice = (page: Page) => page.locator('.site-product-notice');
const summary = (page: Page) => page.locator('.site-product-summary');
const tree = (page: Page) => page.locator('site-product').ariaSnapshot();

/** Focuses the first radio button of an upgraded product. */
async function openProduct(page: Page, body = PRODUCT): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await openTestPage(page, body);
  await page.getByRole('button', { name: 'Before' }).focus();
  await press(page, 'Tab');
  await page.locator('site-product:state(ready)').waitFor();
  await summary(page).waitFor();
}

test('an option is a named group with one tab stop, before quantity and button', async ({ page }) => {
  await openProduct(page);
  expect(await tree(page)).toMatch(/group "Glaze":[\s\S]*radio "Chalk"[\s\S]*group "Size":/);
  expect(await getFocused(page)).toMatchObject({ name: 'Chalk', hasFocusRing: true });
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  expect(await focusedName(page)).toBe('Chalk');
  await press(page, 'Tab');
  expect(await focusedName(page)).toMatch(/^250 ml/);
  await press(page, 'Space', 'Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'Quantity', role: 'input', hasFocusRing: true });
  await press(page, 'Tab');
  expect(await getFocused(page)).toMatchObject({ name: 'Add to cart', hasFocusRing: true });
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('After');
});

for (const [direction, body] of [
  ['left to right', PRODUCT],
  ['right to left', `<div dir="rtl">${PRODUCT}</div>`],
] as const)
  test(`a swatch has a name and is a target of 44 px at 320 px and 200 % text, ${direction}`, async ({
    page,
  }) => {
    await openProduct(page, body);
    await page.getByRole('radio', { name: 'Moss' }).waitFor();
    await page.locator('.site-product-swatch').first().waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const name of GLAZES) {
      const box = await page.locator('label', { hasText: name }).boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axe(page, 'site-product')).toEqual([]);
  });

test('sold out is part of the name, a changed option is announced, and one live region has the price', async ({
  page,
}) => {
  await openProduct(page);
  await press(page, 'ArrowDown', 'Tab');
  await press(page, 'ArrowDown');
  expect(await focusedName(page)).toBe('350 ml, sold out');
  expect(await page.locator('site-product :disabled').count()).toBe(0);
  expect(await page.getByRole('radio', { name: /^350 ml ?, sold out$/ }).isChecked()).toBe(true);
  await expect.poll(() => summary(page).textContent()).toContain('Sold out');
  await press(page, 'Shift+Tab', 'ArrowDown');
  await expect.poll(() => notice(page).textContent()).toBe('Glaze: Ember. Changed: Size: 250 ml.');
  expect(await focusedName(page)).toBe('Ember');
  await press(page, 'ArrowDown');
  await expect
    .poll(() => summary(page).getByRole('status').textContent())
    .toMatch(/^Sale price €19\.00 Original price €28\.00/);
  expect(await page.getByRole('status').filter({ hasText: '€19.00' }).count()).toBe(1);
  expect(await page.locator('[data-product-price]').isVisible()).toBe(false);
});

test('adding keeps the focus, shows its pending state at once, and is announced once', async ({
  page,
  watch,
}) => {
  await openProduct(page);
  const release = await holdRequests(page, /cart\/items/);
  await press(page, 'ArrowDown', 'Tab', 'Space', 'Tab');
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type('3');
  await press(page, 'Tab', 'Enter', 'Enter');
  const button = page.locator('site-product button');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.evaluate((node: HTMLButtonElement) => node.disabled)).toBe(false);
  release();
  await expect.poll(() => notice(page).textContent()).toBe('Added, 3 in cart');
  expect(await focusedName(page)).toBe('Add to cart');
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  expect(watch.requests(/cart\/items/)).toHaveLength(1);
});

test('the reason for a refusal is shown at its control, which keeps its value', async ({ page, watch }) => {
  await openProduct(page);
  await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toBe('Choose Glaze.');
  await expect.poll(() => focusedName(page)).toMatch(/^Chalk/);
  await press(page, 'ArrowDown', 'Tab', 'Space', 'Tab');
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type('10');
  await press(page, 'Enter');
  await expect.poll(() => alert.textContent()).toBe('Only 9 left');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  expect(await quantity.inputValue()).toBe('10');
  const description = await quantity.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent,
  );
  expect([description, await quantity.getAttribute('aria-invalid')]).toEqual(['Only 9 left', 'true']);
  expect(watch.requests(/cart\/items/)).toHaveLength(0);
});

test('the drawer, removal with undo and a typed quantity work by keyboard', async ({ page, watch }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sites/shop/harbor-mug/');
  await page.getByRole('radio', { name: 'Ink' }).focus();
  await page.locator('site-product:state(ready)').waitFor();
  await press(page, 'Space');
  await page.getByRole('radio', { name: '250 ml' }).focus();
  await press(page, 'Space');
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.focus();
  await press(page, 'Enter');
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await drawer.waitFor();
  expect(await drawer.evaluate((dialog: HTMLDialogElement) => dialog.matches(':modal'))).toBe(true);
  const hasFocus = () =>
    drawer.evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement));
  await expect.poll(hasFocus).toBe(true);
  await press(page, 'Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toBe('Add to cart');
  // A drawer that opens while the entry of the one before is being removed gets its own only later.
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await press(page, 'Enter');
  await drawer.waitFor();
  await expect.poll(() => hasOverlayEntry(page)).toBe(true);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/sites/shop/harbor-mug/');
  await expect.poll(() => focusedName(page)).toBe('Add to cart');

  await press(page, 'Enter');
  await drawer.waitFor();
  const quantity = drawer.getByRole('spinbutton', { name: 'Quantity of Harbor mug' });
  await expect.poll(() => quantity.inputValue()).toBe('3');
  const before = watch.requests(/cart\/items\//).length;
  await quantity.focus();
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type('12');
  await press(page, 'Enter');
  await drawer.getByText('Subtotal €336.00.').waitFor({ state: 'attached' });
  expect(watch.requests(/cart\/items\//)).toHaveLength(before + 1);
  expect(await focusedName(page)).toMatch(/^Quantity of Harbor mug/);
  await drawer.getByRole('button', { name: 'Remove Harbor mug' }).focus();
  await press(page, 'Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Restore Harbor mug/);
  await press(page, 'Enter');
  await expect.poll(() => quantity.inputValue()).toBe('12');
  await expect.poll(() => focusedName(page)).toMatch(/^Quantity of Harbor mug/);
});

test('without script, groups, tab stops, names, refusals and the cart work by keyboard', async ({
  visit,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  watch.allowOutput(/422|favicon/);
  await page.goto('/sites/shop/harbor-mug/');
  expect(await tree(page)).toMatch(/group "Glaze":[\s\S]*radio "Moss"[\s\S]*group "Size":[\s\S]*Quantity/);
  expect(await page.locator('site-product :disabled').count()).toBe(0);
  await page.getByRole('radio', { name: 'Moss' }).focus();
  await press(page, 'Space', 'Tab', 'Space', 'ArrowDown');
  // Sold out, as the server says beside the option.
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe('“Harbor mug” is sold out.');
  expect(await page.getByRole('radio', { name: 'Moss' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: '350 ml' }).focus();
  await press(page, 'ArrowUp');
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await page.waitForURL('**/harbor-mug/');
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: 'Harbor mug: Quantity' });
  await quantity.focus();
  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type('12');
  await press(page, 'Enter');
  await page.getByText('€336.00').first().waitFor();
  // Until then, the page may not have its style sheets.
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: /Remove .*Harbor mug/ }).press('Enter');
  await page.getByText('You have nothing in your shopping cart').waitFor();
});

const PLANS = `<button>Before</button><site-pricing-toggle>
  <fieldset><legend>Billing</legend>
    <label><input type="radio" name="billing" value="monthly" checked> Monthly</label>
    <label><input type="radio" name="billing" value="yearly"> Yearly</label></fieldset>
  <p data-option="1">€9 a month</p><p data-option="2">€90 a year</p>
  </site-pricing-toggle><button>After</button>`;

/** Does not use animation frames, which a browser without script does not run. */
const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true);

for (const javaScriptEnabled of [true, false])
  for (const direction of ['ltr', 'rtl'])
    test(`stars and billing are radio buttons, and a summary links to a missing rating, script ${javaScriptEnabled ? 'on' : 'off'}, ${direction}`, async ({
      visit,
      site,
    }) => {
      const { page, watch } = await visit({ javaScriptEnabled, viewport: { width: 320, height: 640 } });
      if (!javaScriptEnabled) watch.allowOutput(/422|favicon/);
      await openTestPage(page, `<div dir="${direction}">${PLANS}</div>`);
      await page.getByRole('button', { name: 'Before' }).focus();
      await press(page, 'Tab');
      await isFocused(page.getByRole('radio', { name: 'Monthly' }));
      await press(page, 'ArrowDown');
      await page.getByRole('paragraph').filter({ hasText: '€90 a year' }).waitFor();
      await page.getByText('€9 a month').waitFor({ state: 'hidden' });
      await isFocused(page.getByRole('radio', { name: 'Yearly' }));
      await press(page, 'Tab');
      await isFocused(page.getByRole('button', { name: 'After' }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

      await page.goto(await requestReview(site, 'postcards'));
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await page.getByRole('button', { name: 'Submit review' }).press('Enter');
      const summary = page.getByRole('alert');
      await summary.waitFor();
      const link = summary.getByRole('link', { name: 'Please select a star rating' });
      await isFocused(summary);
      await press(page, 'Tab');
      await isFocused(link);
      await press(page, 'Enter');
      await isFocused(page.getByRole('radio', { name: '1 star', exact: true }));
      await press(page, 'Space', 'ArrowDown', 'ArrowDown');
      expect(await page.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true);
      await press(page, 'Tab');
      await isFocused(page.locator('[name^="title["]'));
      if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
    });
