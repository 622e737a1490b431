import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductList } from '../../core/wire/commerce';
import { addProduct } from '../stores/catalog';
import { createOwner } from '../testing/owner-client';
import { createProductInput } from '../testing/product-input';
import { sharedApp } from '../testing/shared-app';
import { SHOP_TABLES } from '../testing/shop-state';
import { createShopper, OWN } from '../testing/shopper';
import { createFormPost } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES);
const HTML = { accept: 'text/html' };

beforeEach(async () => {
  const remove = (table: string, id: string) =>
    test.db.query(`delete from ${table} where site_id = $1 and (${id} like 'tea-%' or ${id} like 'new-%')`, [
      test.siteId,
    ]);
  await remove('product_variant', 'product_id');
  await remove('product', 'id');
});

const { see, press } = createOwner(test);
const variantsOf = async (productId: string) => {
  const { rows } = await test.db.query<{ sku: string; values: { value: string }[]; unlimited: boolean }>(
    `select sku, option_values as values, unlimited from product_variant
     where site_id = $1 and product_id = $2 order by position`,
    [test.siteId, productId],
  );
  return rows;
};

const BOWL = {
  title: 'Tea bowl',
  description: 'Thrown in one piece.',
  productType: 'PHYSICAL',
  collectionId: '',
  picture: '',
  options: '',
  price: '32.00',
  salePrice: '',
  stock: '4',
  sku: '',
};
const add = (change: Record<string, string> = {}) => press('/config/products/new', { ...BOWL, ...change });

describe('adding a product', () => {
  it('puts it on sale immediately, with a generated SKU [PRD-023]', async () => {
    expect((await see('/config/products')).text).toContain('href="/config/products/new"');
    const added = await add();
    expect([added.status, added.location]).toEqual([303, '/config/products/tea-bowl?saved=yes']);
    const [variant, ...more] = await variantsOf('tea-bowl');
    expect(more).toEqual([]);
    expect(variant!.sku).toMatch(/^SQ\d{7}$/);
    expect((await see(added.location!)).text).toMatch(/Saved\.[\s\S]*Tea bowl/);
    const page = await test.app.request('/commerce/products/tea-bowl', { headers: HTML });
    expect(await page.text()).toMatch(/<h1>Tea bowl<\/h1>[\s\S]*€32\.00[\s\S]*Add to cart/);
    const shopper = createShopper(test.app);
    expect(await shopper.pay(await shopper.buy('tea-bowl', 1, variant!.sku), 'silent')).toMatch(/order/);
  });

  it('creates a subscription, whose plan can be changed [PRD-007]', async () => {
    const plan = { planUnit: 'MONTH', planEvery: '3', planCycles: '4' };
    const { location } = await add({ ...plan, sku: 'TEA-SUB' });
    expect((await see(location!)).text).toMatch(
      /value="MONTH" selected[\s\S]*name="planEvery" value="3"[\s\S]*name="planCycles" value="4"/,
    );
    const shopper = createShopper(test.app);
    const checkout = await shopper.add('tea-bowl', 1, 'TEA-SUB');
    expect(checkout.location).toMatch(/^\/checkout\/subscribe\?/);
    expect((await shopper.see(checkout.location)).text).toContain('every 3 months for 1 year');
    await press('/config/products/tea-bowl', { ...BOWL, planUnit: '' });
    expect((await shopper.add('tea-bowl', 1, 'TEA-SUB')).location).not.toContain('subscribe');
    const refused = await add({ ...plan, planEvery: '37' });
    expect([refused.status, refused.text.includes('id="product-planEvery-error"')]).toEqual([422, true]);
  });

  it('creates a variant for each combination of options, each with its own SKU', async () => {
    await add({ options: 'Glaze: Celadon, Shino\nSize: S, L', stock: '' });
    const variants = await variantsOf('tea-bowl');
    expect(variants.map(({ values }) => values.map(({ value }) => value).join(' '))).toEqual([
      'Celadon S',
      'Celadon L',
      'Shino S',
      'Shino L',
    ]);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(4);
    expect(variants.every(({ unlimited }) => unlimited)).toBe(true);
  });

  it('creates different addresses for the same title, and for the title of an existing page', async () => {
    const locations = [await add(), await add(), await add({ title: 'New' })].map(({ location }) => location);
    expect(locations).toEqual([
      '/config/products/tea-bowl?saved=yes',
      '/config/products/tea-bowl-2?saved=yes',
      '/config/products/new-product?saved=yes',
    ]);
  });

  it('shows errors at the fields, and keeps the entered values', async () => {
    const refused = await add({ title: '', price: 'cheap', sku: 'TB', options: 'Size: S, L' });
    expect(refused.status).toBe(422);
    for (const [field, text] of [
      ['title', 'Enter a title.'],
      ['price', 'A price is a number'],
      ['sku', 'Leave it empty: each variant gets a SKU of its own.'],
    ])
      expect(refused.text).toMatch(new RegExp(`id="product-${field}-error">${text}`));
    expect(refused.text).toMatch(/value="cheap"[\s\S]*aria-invalid="true"/);
    expect(refused.text).toContain('Thrown in one piece.');
    expect(await variantsOf('tea-bowl')).toEqual([]);
    const long = await add({ sku: 'x'.repeat(61), price: '1000000.01' });
    expect(long.text).toMatch(/product-price-error[\s\S]*product-sku-error">Use at most 60 characters/);
  });

  it('is rejected if the collection is full [PRD-027]', async () => {
    const set = "insert into collection (site_id, id, title, path) values ($1, 'full', 'Full', '/full/')";
    await test.db.query(set, [test.siteId]);
    await test.db.query(
      `insert into product (site_id, id, position, title, description, product_type, collection_id)
       select $1, 'tea-' || n, n, 'Tea', '', 'PHYSICAL', 'full' from generate_series(1, 200) n`,
      [test.siteId],
    );
    const refused = await add({ collectionId: 'full' });
    expect(refused.text).toMatch(/collectionId-error">A collection has at most 200 products/);
    expect((await add({ collectionId: 'gone' })).text).toMatch(/This collection no longer exists/);
    expect(await variantsOf('tea-bowl')).toEqual([]);
    await test.db.query("delete from collection where site_id = $1 and id = 'full'", [test.siteId]);
  });

  it('requires the owner', async () => {
    const answer = await test.app.request('/config/products/new', createFormPost(BOWL, { ...OWN, ...HTML }));
    expect(answer.status).toBe(401);
  });
});

describe('changing a product', () => {
  beforeEach(async () => {
    await add({ options: 'Size: S, L' });
  });

  it('saves its title, and rejects an empty one', async () => {
    const path = '/config/products/tea-bowl';
    const { options: _, ...fields } = BOWL;
    expect((await press(path, { ...fields, title: 'Tea bowl, blue' })).status).toBe(303);
    expect((await see(path)).text).toContain('<h1>Tea bowl, blue</h1>');
    const refused = await press(path, { ...fields, title: '' });
    expect([refused.status, refused.text.includes('product-title-error')]).toEqual([422, true]);
    expect((await press('/config/products/none', fields)).status).toBe(404);
  });

  it('sets the colors of options, on its page and in its JSON', async () => {
    const path = '/config/products/tea-bowl';
    const { options: _, ...fields } = BOWL;
    expect((await see(path)).text).toMatch(/<textarea[^>]*name="swatches"[^>]*>Size: S, L</);
    expect((await press(path, { ...fields, swatches: 'Size: S #d8c8a8, L' })).status).toBe(303);
    expect((await see(path)).text).toContain('>Size: S #d8c8a8, L</textarea>');
    const page = await (await test.app.request('/commerce/products/tea-bowl', { headers: HTML })).text();
    expect(page).toMatch(/value="S"[^>]*><svg class="site-product-swatch"[^>]*><circle[^>]*fill="#d8c8a8"/);
    expect(page).toMatch(/"swatches":\[{[^}]*"color":"#d8c8a8"/);
    const list = (await (await test.app.request('/api/commerce/products')).json()) as ProductList;
    expect(list.products.find(({ id }) => id === 'tea-bowl')!.swatches).toEqual([
      { name: 'Size', value: 'S', color: '#d8c8a8' },
    ]);
    const refused = await press(path, { ...fields, swatches: 'Size: M #fff' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/product-swatches-error">“M #fff” is not a value of Size/);
    expect(refused.text).toContain('>Size: M #fff</textarea>');
  });

  it('sets the picture of a variant, on its page, in its JSON and in the cart', async () => {
    const path = '/config/products/tea-bowl/variants';
    const variant = { 'option-0': 'M', price: '30.00', salePrice: '', stock: '2', sku: 'TB-M' };
    const wrong = await press(path, { ...variant, variantPicture: 'https://elsewhere.example/m.webp' });
    expect(wrong.text).toMatch(/variantPicture-error">Enter an address on this site/);
    expect((await press(path, { ...variant, variantPicture: '/pictures/m.webp' })).status).toBe(303);
    const edit = { productId: 'tea-bowl', price: '30.00', stockBefore: '4' };
    const [small] = await variantsOf('tea-bowl');
    const bad = await press('/config/products', { ...edit, sku: small!.sku, picture: '//m.webp' });
    expect([bad.status, bad.text.includes('Enter an address on this site')]).toEqual([422, true]);
    const saved = await press('/config/products', { ...edit, sku: small!.sku, picture: '/pictures/s.webp' });
    expect([saved.status, saved.text.includes('value="/pictures/s.webp"')]).toEqual([200, true]);
    await press('/config/products', { ...edit, sku: small!.sku });
    const page = await (await test.app.request('/commerce/products/tea-bowl', { headers: HTML })).text();
    expect(page).toContain('"attributes":{"Size":"M"},"picture":"/pictures/m.webp"');
    expect(page).toMatch(/s\.webp"[^>]*><figcaption>S<[\s\S]*m\.webp"[^>]*><figcaption>M</);
    const list = (await (await test.app.request('/api/commerce/products')).json()) as ProductList;
    const { variants, picture } = list.products.find(({ id }) => id === 'tea-bowl')!;
    expect([picture, ...variants.map((one) => one.picture)]).toEqual([
      null,
      '/pictures/s.webp',
      undefined,
      '/pictures/m.webp',
    ]);
    const shopper = createShopper(test.app);
    await shopper.add('tea-bowl', 1, 'TB-M');
    expect((await shopper.see('/cart')).text).toContain('src="/pictures/m.webp"');
    await press('/config/products', { ...edit, sku: small!.sku, picture: '' });
    const after = await (await test.app.request('/commerce/products/tea-bowl', { headers: HTML })).text();
    expect(after).not.toContain('s.webp');
  });

  it('adds and removes variants', async () => {
    const path = '/config/products/tea-bowl/variants';
    const variant = { 'option-0': 'M', price: '30.00', salePrice: '', stock: '2', sku: 'TB-M' };
    expect((await press(path, variant)).status).toBe(303);
    expect((await variantsOf('tea-bowl')).map(({ sku }) => sku).at(-1)).toBe('TB-M');
    expect((await press(path, variant)).text).toContain('already has a variant with these options');
    const taken = await press(path, { ...variant, 'option-0': 'XL' });
    expect(taken.text).toMatch(/variant-sku-error">Another variant has this SKU/);
    expect((await press(path, { ...variant, 'option-0': '' })).text).toContain('Enter a value for Size.');
    expect((await press(`${path}/remove`, { sku: 'TB-M' })).status).toBe(303);
    expect(await variantsOf('tea-bowl')).toHaveLength(2);
  });

  it('cannot remove its last variant', async () => {
    const path = '/config/products/tea-bowl/variants/remove';
    const [first, last] = await variantsOf('tea-bowl');
    expect((await press(path, { sku: first!.sku })).status).toBe(303);
    expect((await press(path, { sku: last!.sku })).status).toBe(404);
  });

  it('removes it from the catalog and from carts, but not from orders', async () => {
    const shopper = createShopper(test.app);
    const sku = (await variantsOf('tea-bowl'))[0]!.sku;
    await shopper.see(await shopper.pay(await shopper.buy('tea-bowl', 1, sku), 'silent'));
    await shopper.add('tea-bowl', 1, sku);
    expect((await press('/config/products/tea-bowl/remove')).status).toBe(303);
    expect((await see('/config/products')).text).not.toContain('Tea bowl');
    expect((await test.app.request('/commerce/products/tea-bowl', { headers: HTML })).status).toBe(404);
    expect((await shopper.see('/cart')).text).toContain('You have nothing in your shopping cart');
    expect((await see('/config/orders')).text).toContain('€32.00');
  });
});

it('gives concurrent additions different SKUs [PRD-023]', async () => {
  const product = createProductInput('Tea bowl');
  const variant = { sku: '', priceCents: 1, salePriceCents: null, onSale: false, stock: 1, optionValues: [] };
  const add = () => addProduct(test.db, test.siteId, 'tea-many', product, [variant, { ...variant }]);
  await Promise.all(Array.from({ length: 20 }, add));
  const { rows } = await test.db.query<{ sku: string }>(
    "select sku from product_variant where product_id like 'tea-many%'",
  );
  expect(rows).toHaveLength(40);
  expect(new Set(rows.map(({ sku }) => sku)).size).toBe(40);
});

it('rejects a product with a SKU that was generated for another one', async () => {
  await add();
  const { sku } = (await variantsOf('tea-bowl'))[0]!;
  expect((await add({ title: 'Tea cup', sku })).text).toContain('Another variant has this SKU.');
  expect(await variantsOf('tea-cup')).toEqual([]);
  expect((await test.app.request('/commerce/products/tea-cup', { headers: HTML })).status).toBe(404);
});
