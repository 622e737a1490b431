// In the member area, members see what was bought with the email address of their account.
import { axe, expect, test } from './harness';
import { activateElements } from './pages';
import { openTestPage } from './test-page';

const MEMBER = { email: 'member@northlight.example', password: 'northlight-members' };

test('the orders of a member are listed in the member area of any page, with links to the orders [BLK-010]', async ({
  visit,
}) => {
  const buyer = await visit({ javaScriptEnabled: false });
  await buyer.page.goto('/sites/portfolio/shop/');
  await buyer.page.getByRole('button', { name: /^Add to cart ?: North$/ }).click();
  await buyer.page.waitForURL(/\/cart(\?|$)/);
  await buyer.page.getByRole('link', { name: 'Checkout' }).click();
  const fields = {
    Name: 'Mira Lindqvist',
    'Street and number': 'Quay Street 1',
    'Postal code': '1011',
    City: 'Harbour',
    Country: 'Netherlands',
  };
  for (const [label, text] of Object.entries(fields)) await buyer.page.getByLabel(label).fill(text);
  await buyer.page.locator('#checkout-email').fill(MEMBER.email);
  await buyer.page.getByRole('button', { name: /^Order and pay/ }).click();
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await buyer.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const order = new URL(buyer.page.url()).pathname;

  const { page } = await visit();
  await page.goto('/members');
  await page.getByLabel('Email').fill(MEMBER.email);
  await page.getByLabel('Password').fill(MEMBER.password);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Hello Mira Lindqvist' }).waitFor();
  await openTestPage(
    page,
    '<site-services api-base="/api/"></site-services><site-member-area show-orders></site-member-area>',
  );
  await activateElements(page);
  const orders = page.locator('[data-member-orders] li');
  await orders.first().waitFor();
  expect(await orders.allTextContents()).toEqual([expect.stringMatching(/€39\.00\s+North/)]);
  expect(await axe(page, 'site-member-area')).toEqual([]);
  await orders.getByRole('link').click();
  await page.getByRole('heading', { name: /order/i }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(order);
});
