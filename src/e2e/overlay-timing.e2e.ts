// Overlays and a quick visitor: keys and Back during opening and closing, with transitions.
import type { Page } from 'playwright-core';
import { expect, holdRequests, test } from './harness';
import { openTestPage } from './test-page';

const BODY = `<site-services></site-services>
  <site-cart id="cart"><a href="/cart">Cart</a></site-cart>
  <site-dialog id="dialog" keep>Sure?</site-dialog>
  <site-dialog id="other" keep>Really?</site-dialog>
  <site-mobile-info-bar id="hours"><a href="tel:+491">Call</a>
    <details><summary>Hours</summary><p>Every day</p></details></site-mobile-info-bar>
  <p><a href="#offer">Offer</a></p>
  <site-popup id="offer" popup-style="none"><h2>Offer</h2></site-popup>`;

const openByAttribute = async (page: Page, id: string): Promise<void> => {
  await page.evaluate((name) => document.getElementById(name)!.setAttribute('open', ''), id);
  await page.locator(`#${id} [part="dialog"]`).waitFor();
};

/** Presses twice in one frame or the next, as a finger can. */
async function pressEscapeTwice(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

const getOpen = (page: Page) =>
  page.evaluate(() =>
    ['cart', 'dialog', 'other', 'offer', 'hours'].filter((id) => {
      const element = document.getElementById(id)!;
      return element.shadowRoot?.querySelector(':modal') || element.querySelector('details[open]');
    }),
  );

async function openPage(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openTestPage(page, BODY);
  await page.mouse.move(300, 300);
  await page.evaluate(() => customElements.whenDefined('site-mobile-info-bar').then(() => {}));
}

test('two quick presses of Escape close two modal layers, and the third stays [AUT-011]', async ({
  page,
}) => {
  await openPage(page);
  for (const id of ['other', 'cart', 'dialog']) await openByAttribute(page, id);
  await pressEscapeTwice(page);
  await expect.poll(() => getOpen(page)).toEqual(['other']);
  await page.keyboard.press('Escape');
  await expect.poll(() => getOpen(page)).toEqual([]);
});

test('two quick presses of Escape close a dialog and the open hours below it [AUT-011]', async ({ page }) => {
  await openPage(page);
  await page.locator('#hours summary').click();
  await page.locator('#hours details[open]').waitFor();
  await openByAttribute(page, 'dialog');
  await pressEscapeTwice(page);
  await expect.poll(() => getOpen(page)).toEqual([]);
});

test('Back closes a drawer that was closed and opened again within milliseconds, and then leaves the page', async ({
  page,
}) => {
  await page.goto('/elements/button/');
  await openPage(page);
  const link = page.getByRole('link', { name: 'Cart' });
  await openByAttribute(page, 'cart');
  // By script, because a simulated pointer is that quick only by chance.
  await page.evaluate(async () => {
    const cart = document.getElementById('cart')!;
    for (let turn = 0; turn < 3; turn++) {
      cart.shadowRoot!.querySelector<HTMLElement>('[part="close"]')!.click();
      await new Promise((resolve) => setTimeout(resolve, 3));
      cart.querySelector('a')!.click();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    history.back();
  });
  await expect.poll(() => getOpen(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/test-page');
  await link.waitFor();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/elements/button/');
});

test('Back leaves the page at once after the drawer was closed', async ({ page }) => {
  await page.goto('/elements/button/');
  await openPage(page);
  await openByAttribute(page, 'cart');
  await page.evaluate(async () => {
    document.getElementById('cart')!.shadowRoot!.querySelector<HTMLElement>('[part="close"]')!.click();
    await new Promise((resolve) => setTimeout(resolve, 3));
    history.back();
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/elements/button/');
});

test('Escape while the cart responds keeps the drawer closed that opens for an addition', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/cart\/items/);
  await page.goto('/elements/cart/open-on-add/');
  await page.mouse.move(200, 200);
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  const add = page.getByRole('button', { name: 'Add to cart' });
  await page.waitForFunction(() => customElements.get('site-cart'));
  const request = page.waitForRequest(/\/cart\/items/);
  await add.click();
  await request;
  await page.keyboard.press('Escape');
  release();
  await page.getByRole('link', { name: 'Cart 1' }).waitFor();
  expect(await drawer.count()).toBe(0);
  await add.click();
  await drawer.waitFor();
});
