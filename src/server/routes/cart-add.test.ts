import { beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../core/wire/commerce';
import { createBrowserClient } from '../testing/browser-client';
import { sharedApp } from '../testing/shared-app';
import { createFormPost } from '../testing/test-app';

const ITEMS = '/api/commerce/cart/items';
const OWN = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };

const test = sharedApp();

/** Size, color, SKU and stock of a shirt with three of four combinations. */
const SHIRTS = [
  ['S', 'Black', 'SHIRT-S-B', 5],
  ['L', 'Black', 'SHIRT-L-B', 0],
  ['L', 'White', 'SHIRT-L-W', 5],
] as const;

beforeAll(async () => {
  await test.db.query(
    `insert into product (site_id, id, position, title, description, product_type) values
     ($1, 'shirt', 90, 'Shirt', '', 'PHYSICAL')`,
    [test.siteId],
  );
  for (const [index, [size, color, sku, stock]] of SHIRTS.entries())
    await test.db.query(
      `insert into product_variant (site_id, product_id, sku, position, price_cents, qty_in_stock, option_values)
       values ($1, 'shirt', $2, $3::int, 2500, $4::int, $5::jsonb)`,
      [
        test.siteId,
        sku,
        index,
        stock,
        JSON.stringify([
          { name: 'Size', value: size },
          { name: 'Color', value: color },
        ]),
      ],
    );
});

function visitor() {
  const browser = createBrowserClient(test.app);
  const read = async () => (await (await browser.send('/api/commerce/cart')).json()) as Cart;
  return {
    ...browser,
    add: (body: object, id?: string) => browser.call('POST', ITEMS, body, id ? { 'Add-To-Cart-Id': id } : {}),
    post: (fields: Record<string, string>) => browser.send(ITEMS, createFormPost(fields, OWN)),
    skus: async () => (await read()).entries.map(({ sku, quantity }) => `${quantity} ${sku}`),
  };
}

/** Lamps of oak that differ in their shade only. */
async function addLamps(...shades: readonly string[]): Promise<void> {
  await test.db.query(
    `insert into product (site_id, id, position, title, description, product_type) values
     ($1, 'lamp', 91, 'Lamp', '', 'PHYSICAL')`,
    [test.siteId],
  );
  for (const [index, value] of shades.entries())
    await test.db.query(
      `insert into product_variant (site_id, product_id, sku, position, price_cents, qty_in_stock, option_values)
       values ($1, 'lamp', $2, $3::int, 2500, 5, $4::jsonb)`,
      [
        test.siteId,
        `LAMP-${value}`,
        index,
        JSON.stringify([
          { name: 'Wood', value: 'Oak' },
          { name: 'Shade', value },
        ]),
      ],
    );
}

describe('an addition with an id', () => {
  it('is applied once, however often it is retried', async () => {
    const { add, skus } = visitor();
    const id = crypto.randomUUID();
    for (let i = 0; i < 3; i++)
      expect((await add({ productId: 'postcards', quantity: 2 }, id)).status).toBe(200);
    expect(await skus()).toEqual(['2 postcards-1']);
    await add({ productId: 'postcards', quantity: 2 }, crypto.randomUUID());
    expect(await skus()).toEqual(['4 postcards-1']);
  });

  it('is applied once, even if the retry overtakes the first call', async () => {
    const { add, skus } = visitor();
    await add({ productId: 'book-north' });
    const id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add({ productId: 'postcards' }, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await skus()).toEqual(['1 book-north-1', '1 postcards-1']);
  });

  it('is rejected if the id belongs to another addition, even a concurrent one', async () => {
    const { add, skus } = visitor();
    await add({ productId: 'book-north' });
    const id = crypto.randomUUID();
    const wanted = Array.from({ length: 20 }, (_, i) => 1 + (i % 2));
    const answers = await Promise.all(
      wanted.map((quantity) => add({ productId: 'postcards', quantity }, id)),
    );
    const added = wanted.filter((_, i) => answers[i]?.status === 200);
    expect([new Set(added).size, await skus()]).toEqual([1, ['1 book-north-1', `${added[0]} postcards-1`]]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect(await refused[0]?.json()).toEqual({ error: 'Add-To-Cart-Id belongs to another addition.' });
  });

  it('can be retried after a rejection', async () => {
    const { add, skus } = visitor();
    const id = crypto.randomUUID();
    expect((await add({ productId: 'shirt', sku: 'SHIRT-L-B' }, id)).status).toBe(400);
    await test.db.query(
      "update product_variant set qty_in_stock = 1 where site_id = $1 and sku = 'SHIRT-L-B'",
      [test.siteId],
    );
    expect((await add({ productId: 'shirt', sku: 'SHIRT-L-B' }, id)).status).toBe(200);
    await test.db.query(
      "update product_variant set qty_in_stock = 0 where site_id = $1 and sku = 'SHIRT-L-B'",
      [test.siteId],
    );
    expect(await skus()).toEqual(['1 SHIRT-L-B']);
  });

  it('is rejected with an invalid id', async () => {
    const response = await visitor().add({ productId: 'postcards' }, 'a b');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Add-To-Cart-Id') });
  });

  it('is forgotten after a week', async () => {
    const { add } = visitor();
    await add({ productId: 'postcards' }, crypto.randomUUID());
    const { deleteExpired } = await import('../stores/expiry');
    await deleteExpired(test.db, test.siteId, Date.now() + 8 * 24 * 3_600_000);
    const { rows } = await test.db.query('select 1 from cart_add where site_id = $1', [test.siteId]);
    expect(rows).toEqual([]);
  });
});

it('accepts forty concurrent additions to one cart, and loses none', async () => {
  const { add, skus } = visitor();
  await add({ productId: 'postcards' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => add({ productId: 'postcards' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(await skus()).toEqual(['41 postcards-1']);
});

it('rejects a quantity above 999, instead of adding fewer', async () => {
  const { add, skus } = visitor();
  await test.db.query(
    "update product_variant set unlimited = true where site_id = $1 and product_id = 'postcards'",
    [test.siteId],
  );
  await add({ productId: 'postcards', quantity: 990 });
  const refused = await add({ productId: 'postcards', quantity: 20 });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: 'You can order at most 999 of “Ten postcards”.' },
  ]);
  expect(await skus()).toEqual(['990 postcards-1']);
});

it('rejects a SKU of more than 60 characters [PRD-022]', async () => {
  const { add } = visitor();
  expect((await add({ productId: 'shirt', sku: 'x'.repeat(61) })).status).toBe(400);
  expect((await add({ productId: 'shirt', sku: 'x'.repeat(60) })).status).toBe(404);
});

it('rejects a SKU of another product, and adds neither product', async () => {
  const { add, post, skus } = visitor();
  expect((await add({ productId: 'shirt', sku: 'postcards-1' })).status).toBe(404);
  const page = await post({ productId: 'shirt', sku: 'postcards-1' });
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('Unable to add item')]);
  expect(await skus()).toEqual([]);
});

describe('a product with several variants', () => {
  it('is not added without a choice, whatever its first variant is', async () => {
    const { add, post, skus } = visitor();
    const response = await add({ productId: 'shirt' });
    expect([response.status, await response.json()]).toEqual([422, { error: 'Choose “Size” for “Shirt”.' }]);
    const page = await post({ productId: 'shirt' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Choose “Size” for “Shirt”.');
    expect(await skus()).toEqual([]);
  });

  it('is added by the options of a native form', async () => {
    const { post, skus } = visitor();
    const response = await post({
      productId: 'shirt',
      'option[Color]': 'White',
      'option[Size]': 'L',
      quantity: '2',
      returnTo: '/shop/',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/shop/']);
    expect(await skus()).toEqual(['2 SHIRT-L-W']);
  });

  it('returns the form as filled in if an option is missing', async () => {
    const page = await visitor().post({
      productId: 'shirt',
      'option[Size]': 'L',
      quantity: '3',
      returnTo: '/shop/',
    });
    const text = await page.text();
    expect(text).toContain('Choose “Color” for “Shirt”.');
    expect(text).toMatch(/value="L" required checked/);
    expect(text).toContain('value="3"');
    expect(text).toContain('name="returnTo" value="/shop/"');
    expect(text).not.toMatch(/value="(White|Black)" required checked/);
  });

  it('is not replaced by another variant if the combination does not exist', async () => {
    const { post, skus } = visitor();
    const page = await post({ productId: 'shirt', 'option[Size]': 'S', 'option[Color]': 'White' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('“Shirt” is not available as S, White.');
    expect(await skus()).toEqual([]);
  });

  it('keeps sold-out values selectable, with a message at the form', async () => {
    const page = await visitor().post({ productId: 'shirt', sku: 'SHIRT-L-B' });
    const text = await page.text();
    expect(page.status).toBe(422);
    expect(text).toContain('“Shirt” is sold out.');
    expect(text).toMatch(/value="L" required checked/);
    expect(text).not.toContain('disabled');
  });

  it('links the control with the invalid value to its error message', async () => {
    const chosen = { productId: 'shirt', 'option[Size]': 'L', 'option[Color]': 'White' };
    const refuse = async (fields: Record<string, string>) => (await visitor().post(fields)).text();
    const quantity = /<input id="quantity"[^>]*value="20"[^>]*aria-invalid="true" aria-describedby="problem"/;
    const tooMany = await refuse({ ...chosen, quantity: '20' });
    expect(tooMany).toMatch(quantity);
    expect(tooMany).toMatch(/<p id="problem"><a href="#quantity">[^<]*5/);
    expect(await refuse({ ...chosen, quantity: '-3' })).toMatch(/<input id="quantity"[^>]*value="-3"/);
    const soldOut = await refuse({ ...chosen, 'option[Color]': 'Black' });
    expect(soldOut).toMatch(/id="option-0-1"[^>]*value="L" required checked aria-describedby="problem"/);
    expect(soldOut).not.toContain('aria-invalid');
  });

  it('requires no choice for an option that is the same for all variants', async () => {
    await addLamps('Linen', 'Paper');
    const { post, skus } = visitor();
    const page = await post({ productId: 'lamp' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Choose “Shade” for “Lamp”.');
    await post({ productId: 'lamp', 'option[Shade]': 'Paper' });
    expect(await skus()).toEqual(['1 LAMP-Paper']);
  });

  it('is added with the quantity 1 if the quantity is empty, as with script', async () => {
    const { post, skus } = visitor();
    await post({ productId: 'shirt', sku: 'SHIRT-L-W', quantity: '' });
    expect(await skus()).toEqual(['1 SHIRT-L-W']);
  });

  it('is not added as a single purchase if the chosen price option does not exist', async () => {
    const { post, skus } = visitor();
    const chosen = { productId: 'shirt', sku: 'SHIRT-L-W', productSubscriptionOptionId: 'monthly' };
    const page = await post(chosen);
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('This subscription is not available at the moment.');
    expect(await skus()).toEqual([]);
    await post({ ...chosen, productSubscriptionOptionId: '' });
    expect(await skus()).toEqual(['1 SHIRT-L-W']);
  });

  it('escapes submitted values', async () => {
    const page = await visitor().post({
      productId: 'shirt',
      'option[Size]': '"><b>',
      'option[Color]': 'White',
    });
    expect(await page.text()).not.toContain('<b>');
  });
});
