// The conformance suite against the built server over HTTP, and typed API calls in a page with its policies.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from '../tools/conformance/conformance';
import { axe, expect, test } from './harness';

/** The services that the page's script uses. */
interface Services {
  calls: Record<string, Record<string, (...given: unknown[]) => Promise<{ ok: boolean }>>>;
  features: { add(features: object): void; isOn(name: string): boolean };
}

test('the built server passes the conformance suite', async ({ site }) => {
  const token = (await readFile(join(site.dataDir, 'owner-token'), 'utf8')).trim();
  const lines: string[] = [];
  const api = `${site.origin}/api/`;
  const account = 'member@northlight.example:northlight-members';
  const code = await main([api, '--token', token, '--account', account, '--changes'], (line) =>
    lines.push(line),
  );
  expect([code, lines.join('\n')]).toEqual([0, expect.stringContaining('33 of 33 calls pass')]);
  const rest = await main([`${site.origin}/api/rest`, '--only', 'formKey,widgetRendering'], () => {});
  expect(rest).toBe(0);
});

test('typed calls of a page obtain a crumb automatically', async ({ page, watch }) => {
  watch.expectOutput(/503/);
  await page.goto('/elements/services/');
  const answers = await page.evaluate(async () => {
    await customElements.whenDefined('site-services');
    const element = document.querySelector<Element>('site-services') as unknown as {
      services: Promise<Services>;
    };
    const { calls, features } = await element.services;
    const widget = await calls.widget?.render?.({ type: 55, id: 'summary', value: { limit: 1 } });
    const places = await calls.places?.autocomplete?.({ input: 'Oslo' });
    const languages = await calls.multilingual?.languages?.();
    features.add((await calls.labs?.circle?.())?.ok ? { tried: true } : {});
    return { widget, places, languages, tried: features.isOn('tried') };
  });
  expect(answers).toMatchObject({
    widget: { ok: true, data: expect.stringContaining('Dawn Ridge') },
    places: { ok: false, status: 503, error: { kind: 'unavailable' } },
    languages: { ok: true, data: [{ code: 'en-US' }] },
    tried: true,
  });
});

test('search leads to the cart and to checkout without script', async ({ visit }) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/search?q=gift');
  await page.getByRole('button', { name: 'Add to cart Gift card' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL(/\/commerce\/goto-checkout$/);
  expect(await page.getByRole('main').textContent()).toMatch(
    /Gift card[\s\S]*€50\.00[\s\S]*You pay on the next page/,
  );
});

test('search, donation and checkout have no accessibility violations', async ({ page }) => {
  for (const path of [
    '/search?q=print',
    '/checkout/donate?donatePageId=donation',
    '/commerce/goto-checkout',
  ]) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
  }
});
