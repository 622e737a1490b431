// Members sign in and out, with and without script, in all tabs; other visitors cannot.
import type { Page } from 'playwright-core';
import { axe, expect, test } from './harness';

const PAGE = '/elements/login/live/';
const LIVE = 'site-login';
const MEMBER = { email: 'member@northlight.example', password: 'northlight-members' };

const login = (page: Page) => page.locator(LIVE).first();
const field = (page: Page, name: string) => login(page).locator(`[name=${name}]`);
const message = (page: Page) => login(page).locator('.site-login-message');
const isMember = (page: Page) => page.evaluate(() => document.documentElement.dataset.siteMember === 'yes');

async function send(page: Page, { email, password }: typeof MEMBER): Promise<void> {
  await field(page, 'email').focus();
  await page.locator(`${LIVE}:state(ready)`).first().waitFor();
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}

test('a member signs in, stays signed in in another tab and after a restart of the server, and signs out in both tabs', async ({
  visit,
  site,
}) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/ERR_CONNECTION_REFUSED/);
  await page.goto(PAGE);
  await send(page, MEMBER);
  await expect.poll(() => login(page).textContent()).toContain('Signed in as Mira Lindqvist.');
  expect(await axe(page, LIVE)).toEqual([]);
  expect((await context.cookies()).find(({ name }) => name === 'site_member')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    expires: -1,
  });
  // A request that the kill interrupts would be reported with another error.
  await watch.networkQuiet();
  await site.kill();
  await site.start();
  const second = await context.newPage();
  await second.goto(PAGE);
  await expect.poll(() => login(second).textContent()).toContain('Signed in as Mira Lindqvist.');
  await login(page).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => isMember(second)).toBe(false);
  expect(watch.violations()).toEqual([]);
});

/** Length of the windows in which the server counts wrong passwords; each begins at a multiple of it. */
const WINDOW_MS = 15 * 60_000;
const getWindow = () => Math.floor(Date.now() / WINDOW_MS);

test('wrong passwords are reported and lock the account for a while', async ({ visit }) => {
  const { page, watch } = await visit();
  watch.allowOutput(/401|429/);
  await page.goto(PAGE);
  const nobody = { email: 'nobody@northlight.example', password: 'guess' };
  const attempt = async (): Promise<number> => {
    // The message of the last attempt is still displayed.
    const answer = page.waitForResponse((response) => [401, 429].includes(response.status()));
    await send(page, nobody);
    return (await answer).status();
  };
  const first = getWindow();
  let wrong = 0;
  while (wrong < 11 && (await attempt()) === 401) {
    wrong += 1;
    await login(page).getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await expect.poll(() => message(page).textContent()).toBe('The email address or password is incorrect.');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password');
  }
  // A window that has ended meanwhile began to count again.
  expect(getWindow() === first ? wrong : Math.min(wrong, 5)).toBe(5);
  await expect
    .poll(() => message(page).textContent())
    .toMatch(/^Too many attempts\. Please try again in \d+ min\.$/);
});

test('posts natively without script, and a page reports errors', async ({ visit }) => {
  const { page, watch } = await visit({ javaScriptEnabled: false });
  watch.allowOutput(/401|favicon/);
  await page.goto(PAGE);
  await field(page, 'email').fill(MEMBER.email);
  await field(page, 'password').fill('wrong');
  await login(page).getByRole('button').click();
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('password is incorrect');
  expect(await page.locator('[name=email]').inputValue()).toBe(MEMBER.email);
  await page.locator('[name=password]').fill(MEMBER.password);
  await page.getByRole('button').click();
  await page.waitForURL(/\/members$/);
  expect(await page.locator('h1').textContent()).toBe('Hello Mira Lindqvist');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/logout=true/);
  expect(await page.locator('main').textContent()).toContain('You have been successfully logged out.');
});

test('logout=true shows a dialog once, and Escape closes it [AUT-009]', async ({ visit }) => {
  const { page, watch } = await visit();
  await page.goto('/sites/portfolio/?logout=true');
  const dialog = page.getByRole('alertdialog', { name: 'Logout Successful' });
  await dialog.waitFor();
  expect(await page.locator('site-dialog').textContent()).toBe('You have been successfully logged out.');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('site-dialog').count()).toBe(0);
  expect(watch.violations()).toEqual([]);
});

test('a 403 for missing permissions opens the system error [API-013]', async ({ visit }) => {
  const { page, watch } = await visit();
  watch.allowOutput(/403/);
  await page.route('**/api/commerce/cart', (route) =>
    route.fulfill({ status: 403, json: { authorizationFail: true } }),
  );
  await page.goto('/sites/portfolio/');
  await page.evaluate(async () => {
    await customElements.whenDefined('site-services');
    const services = document.querySelector('site-services') as unknown as {
      services: Promise<{ api: { get(path: string): Promise<unknown> } }>;
    };
    await (await services.services).api.get('commerce/cart');
  });
  await page.getByRole('alertdialog', { name: 'Something Went Wrong!' }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
});
