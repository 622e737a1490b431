// Pages whose backend implements only the calls of a form: every other call is tried once and fails silently.
import type { BrowserContext } from 'playwright-core';
import worker from '../../demo/backends/worker.mjs';
import { CONTACT, FORM, newAddress } from './contact-form';
import { expect, test } from './harness';

/**
 * Replaces the site's API with the worker for forms.
 * @returns the stored submissions
 */
async function useOwnBackend(context: BrowserContext): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const SUBMISSIONS = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, value: string) => void stored.set(key, value),
  };
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const method = request.method();
    const body = method === 'GET' ? null : request.postDataBuffer();
    const init = { method, headers: await request.allHeaders(), body: body && new Uint8Array(body) };
    const response = await worker.fetch(new Request(request.url(), init), { SECRET: 's', SUBMISSIONS });
    await route.fulfill({
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    });
  });
  return stored;
}

const ABOUT_CALLS = /\/api\//;

test('a form is stored, and calls that the backend does not implement are not sent again by later pages', async ({
  visit,
}) => {
  const { page, context, watch } = await visit();
  watch.allowOutput(/status of 40[45]/);
  const stored = await useOwnBackend(context);
  const missing = () =>
    watch
      .requests(ABOUT_CALLS)
      .filter(({ outcome }) => outcome === 404)
      .map(({ url }) => url.pathname);

  await page.goto(CONTACT);
  await page.locator('site-cookie-banner').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .poll(missing)
    .toEqual(expect.arrayContaining(['/api/consent/receipts', '/api/census/RecordHit']));
  await watch.networkQuiet(300);

  const email = newAddress();
  const form = page.locator(FORM);
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill('Hello');
  await form.getByRole('button').click();
  await form.locator('.site-form-success').waitFor();
  expect([...stored.values()].map((text) => JSON.parse(text).values.email)).toEqual([email]);

  await watch.networkQuiet(300);
  const known = missing();
  await page.goto('/sites/portfolio/');
  await page.mouse.move(300, 300);
  await watch.networkQuiet(300);
  await page.goto(CONTACT);
  await watch.networkQuiet(300);
  expect(missing().slice(known.length)).toEqual([]);
});
