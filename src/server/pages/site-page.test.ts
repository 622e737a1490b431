import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';
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
    /<title>Checkout – Northlight<\/title>[\s\S]*shop\.css[\s\S]*content\.css[\s\S]*<\/head><body><header>Head<\/header><main id="main"><div class="server-page"><h1>Checkout<\/h1>[\s\S]*<footer>Foot \$1<\/footer>/,
  );
  expect(text).not.toContain('old');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('includes its style sheets even if the template has no head', async () => {
  const text = await (await see('<title>x</title><main></main>')).text();
  expect(text).toMatch(/<title>Checkout[\s\S]*content\.css[\s\S]*<main>/);
});

it('renders the cart in the template of the collection of its newest product', async () => {
  const template = (name: string) =>
    `<html><head><title>x</title></head><body><p>${name}</p><main></main></body></html>`;
  await writeFile(join(root, 'page.template'), template('Root'));
  await mkdir(join(root, 'sites/shop'), { recursive: true });
  await writeFile(join(root, 'sites/shop/page.template'), template('Stoneware'));
  const visitor = createShopper(restartApp(test, { folders: [{ prefix: '/', root, shared: false }] }));
  const see = async (path = '/cart'): Promise<string> => (await visitor.see(path)).text;
  await visitor.add('postcards');
  expect(await see()).toMatch(/Shopping Cart – Northlight[\s\S]*assets\/theme.css"[\s\S]*<p>Root/);
  await visitor.add('moon-jar');
  expect(await see()).toMatch(
    /Shopping Cart – Tidewell[\s\S]*href="\/sites\/shop\/theme.css"[\s\S]*<p>Stoneware/,
  );
  expect(await see(routes.goToCheckout())).toMatch(/Checkout – Tidewell[\s\S]*<p>Stoneware/);
});

it.each([
  ['/sites/shop/mugs/', 'Stoneware'],
  ['/sites/other/', 'Root'],
  ['/../../sites/shop/', 'Stoneware'],
  ['/%2e%2e/%00/', 'Root'],
])('renders an empty cart that was opened from %s in the nearest template', async (from, name) => {
  const app = restartApp(test, { folders: [{ prefix: '/', root, shared: false }] });
  const response = await app.request(`/cart?from=${encodeURIComponent(from)}`);
  expect(await response.text()).toContain(`<p>${name}`);
});

it('writes the number of items into the cart indicator of the template', async () => {
  await writeFile(
    join(root, 'page.template'),
    '<title>x</title><a href="/cart">Cart <b class="n" data-cart-quantity>0</b></a><main></main>',
  );
  const visitor = createShopper(restartApp(test, { folders: [{ prefix: '/', root, shared: false }] }));
  expect((await visitor.see('/cart')).text).toContain('data-cart-quantity>0</b>');
  await visitor.add('postcards', 100);
  expect((await visitor.see('/cart')).text).toContain('<b class="n" data-cart-quantity>100</b>');
  await visitor.add('postcards', 1);
  expect((await visitor.see('/cart')).text).toContain('data-cart-quantity>100+</b>');
});

it('uses the layout of the server if the template has no main element', async () => {
  const text = await (await see('<p>no main</p>')).text();
  expect(text).toContain('<body><main><h1>Checkout</h1>');
});
