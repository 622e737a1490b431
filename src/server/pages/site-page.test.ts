import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { sharedApp } from '../testing/shared-app';
import { restartApp } from '../testing/test-app';

const test = sharedApp();
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-template-'));
});
afterAll(() => rm(root, { recursive: true }));

const see = async (template: string): Promise<Response> => {
  await writeFile(join(root, 'page.template'), template);
  const folders = [{ prefix: '/', root, shared: false }];
  return restartApp(test, { folders }).request(routes.goToCheckout());
};

it('renders the checkout with header, footer and styles of the template of the site', async () => {
  const answer = await see(
    '<!doctype html><html><head><title>x</title><link rel="stylesheet" href="/shop.css"></head><body><header>Head</header><main id="main">old</main><footer>Foot $1</footer></body></html>',
  );
  const text = await answer.text();
  expect(text).toMatch(
    /<title>Checkout – Northlight<\/title>[\s\S]*content\.css[\s\S]*shop\.css[\s\S]*<header>Head<\/header><main id="main"><div class="server-page"><h1>Checkout<\/h1>[\s\S]*<footer>Foot \$1<\/footer>/,
  );
  expect(text).not.toContain('old');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('uses the layout of the server when the template has no place for the page', async () => {
  const text = await (await see('<p>no main</p>')).text();
  expect(text).toContain('<body><main><h1>Checkout</h1>');
});
