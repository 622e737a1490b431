// Donations and subscriptions: from the page to the receipt, with and without script, and out of the editing frame.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';
import { startStaticHost } from './static-host';

const DONATE = '/checkout/donate?donatePageId=donation';

async function enterDonor(page: Page): Promise<void> {
  await page.locator('#checkout-name').fill('Ada Byron');
  await page.locator('#checkout-email').fill('ada@example.org');
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** Presses the button of a product form without script. */
async function subscribe(page: Page, productId: string): Promise<void> {
  await page.goto('/cart');
  await page.evaluate((id) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/api/commerce/cart/items',
    });
    form.append(Object.assign(document.createElement('input'), { name: 'productId', value: id }));
    document.body.append(form);
    form.submit();
  }, productId);
  await page.waitForURL(/\/checkout\/subscribe\?cartToken=/);
}

for (const javaScriptEnabled of [true, false]) {
  test(`a donation is corrected, paid and confirmed, script ${javaScriptEnabled ? 'on' : 'off'} [DON-001]`, async ({
    visit,
  }) => {
    const { page, watch } = await visit({ javaScriptEnabled });
    watch.expectOutput(/422/);
    await page.goto(DONATE);
    await page.getByRole('radio', { name: 'Other amount' }).check();
    await page.getByRole('textbox', { name: 'Other amount' }).fill('1e9');
    await enterDonor(page);
    await page.getByRole('button', { name: 'Donate' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('textbox', { name: 'Other amount' }).fill('12.50');
    await page.getByRole('button', { name: 'Donate' }).click();
    await pay(page);
    await page.getByRole('heading', { name: 'Thank you for your donation' }).waitFor();
    await page.getByText('€12.50').first().waitFor();
  });
}

test('the donation page and the gift card page open in the top window [DON-003] [DON-004]', async ({
  visit,
  site,
}) => {
  for (const path of [DONATE, `/checkout/giftcard?websiteId=demo-site&giftCardProductId=gift-card`]) {
    const { page } = await visit({ javaScriptEnabled: true });
    await page.goto('/cart');
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, path);
    await page.waitForURL((url) => url.href.startsWith(site.origin + path));
    expect(new URL(page.url()).searchParams.get('noredirect')).toBe('true');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('in a frame of another site, the donation page is replaced by a link that opens it in the top window [DON-003]', async ({
  visit,
  site,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: true });
  watch.expectOutput(/^console error: Unsafe attempt to initiate navigation/);
  watch.expectOutput(/^request to another host/);
  const frame = `<!doctype html><title>Other</title><iframe src="${site.origin}${DONATE}"></iframe>`;
  const host = await startStaticHost({ '/frame.html': frame });
  await page.goto(`${host.origin.replace('127.0.0.1', 'localhost')}/frame.html`);
  await page.frameLocator('iframe').locator('a[target="_top"]').click();
  await page.waitForURL((url) => url.href.startsWith(site.origin + DONATE));
  await page.getByRole('heading', { name: 'Support the darkroom' }).waitFor();
  await host.close();
});

test('a donation form in a frame opens the donation page in the top window [DON-003] [DON-005]', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: true });
  await page.goto('/cart');
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/elements/donation/' });
    document.body.append(Object.assign(frame, { width: 1000, height: 4000 }));
  });
  const element = page.frameLocator('iframe').locator('site-donation:has(form)').first();
  await element.getByRole('radio', { name: '€25' }).check();
  await element.locator('form[target="_top"]').waitFor();
  await element.getByRole('button', { name: 'Donate' }).click();
  await page.waitForURL(/^[^?]*\/checkout\/donate\?donatePageId=donation&amount=25\.00/);
  expect(await page.getByRole('radio', { name: '€25' }).isChecked()).toBe(true);
  await page.getByRole('heading', { name: 'Support the darkroom' }).waitFor();
});

test('a subscription is paid, renewed, canceled and listed [PRD-009]', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: true });
  await subscribe(page, 'darkroom-class');
  await page.getByText('every 2 weeks for 12 weeks').waitFor();
  await enterDonor(page);
  await page.getByRole('button', { name: 'Subscribe and pay €45.00' }).click();
  await pay(page);
  await page.getByRole('link', { name: 'Manage or cancel the subscription' }).click();
  await page.getByText('Your subscription is active').waitFor();
  await page.getByRole('link', { name: 'Test payment provider' }).click();
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
  await page.getByText('€45.00').nth(3).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByText('You will not be charged again').waitFor();
});

for (const width of [360, 1280]) {
  test(`donation and subscription pages fit ${width} px and have no accessibility violations`, async ({
    visit,
  }) => {
    const { page, watch } = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: true });
    watch.expectOutput(/422/);
    const fits = async (name: string) => {
      expect(await axe(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    };
    await page.goto(DONATE);
    await fits('donation');
    await page.getByRole('button', { name: 'Donate' }).click();
    await page.getByRole('alert').waitFor();
    await fits('donation-errors');
    await subscribe(page, 'darkroom-class');
    await fits('subscribe');
    await enterDonor(page);
    await page.getByRole('button', { name: /^Subscribe and pay/ }).click();
    await pay(page);
    await page.getByRole('link', { name: 'Manage or cancel the subscription' }).click();
    await page.getByRole('heading', { name: 'Your subscription' }).waitFor();
    await fits('subscription');
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByRole('alert').waitFor();
    await fits('subscription-unconfirmed');
    await page.getByRole('link', { name: 'Test payment provider' }).click();
    await page.getByRole('heading', { name: 'Test subscription' }).waitFor();
    await fits('test-subscription');
  });
}
