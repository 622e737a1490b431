import { beforeEach, describe, expect, it } from 'vitest';
import { CSV_BOM } from '../domain/csv';
import { createOwner, createOwnerClient } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { createShopper } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES);
const { stock, orders, states, held, mails } = createShopState(test);
const HTML = { accept: 'text/html' };

const { see, press } = createOwner(test);

/** Places an order and returns the path of its owner page. */
async function place(paid: boolean): Promise<string> {
  const shopper = createShopper(test.app);
  const payment = await shopper.buy(BOOK, 2);
  if (paid) await shopper.see(await shopper.pay(payment, 'silent'));
  return `/config/orders/${(await orders()).at(-1)!.id}`;
}

describe('owner pages of orders', () => {
  it('require the owner', async () => {
    for (const path of ['/config/orders', '/config/products', '/config/orders/export'])
      expect((await test.app.request(path, { headers: HTML })).status, path).toBe(401);
  });

  it('list orders by state, and show one with its history', async () => {
    const path = await place(true);
    await place(false);
    expect((await see('/config/orders')).text).toMatch(/Not paid[\s\S]*€78\.00[\s\S]*Paid/);
    const paid = await see('/config/orders?state=paid');
    expect(paid.text.match(/<tr>/g)).toHaveLength(2);
    // Not a state, but a name that every object has.
    expect((await see('/config/orders?state=constructor')).text.match(/<tr>/g)).toHaveLength(3);
    expect((await see(path)).text).toMatch(
      /North, a book[\s\S]*Ada Byron[\s\S]*€78\.00 through test[\s\S]*Not paid \(checkout\)/,
    );
    expect((await see('/config/orders/nothing')).status).toBe(404);
  });

  it('complete and refund a paid order, once, and return its items on request', async () => {
    const before = await stock();
    const path = await place(true);
    expect((await press(`${path}/cancel`)).status).toBe(409);
    expect((await press(`${path}/fulfill`)).status).toBe(303);
    expect((await press(`${path}/refund`, { restock: 'yes' })).status).toBe(303);
    expect((await press(`${path}/refund`)).status).toBe(409);
    await test.jobs.runDue();
    const { rows } = await test.db.query('select state from test_payment where site_id = $1', [test.siteId]);
    expect([rows, await states(), await stock(), await held()]).toEqual([
      [{ state: 'refunded' }],
      ['refunded'],
      before,
      0,
    ]);
    expect((await mails()).map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Refund of your order/),
    );
  });

  it('erase the buyer of closed orders on request, keep open ones, and still return the money', async () => {
    const closed = await place(true);
    await press(`${closed}/refund`);
    const open = await place(true);
    const erased = await press('/config/erase', { email: 'ADA@example.org', sure: 'yes' });
    expect(erased.text).toContain('1 order.');
    expect((await see(closed)).text).not.toContain('Ada Byron');
    expect((await see(open)).text).toContain('Ada Byron');
    await test.jobs.runDue();
    const { rows } = await test.db.query<{ state: string }>(
      'select state from test_payment where site_id = $1 order by state',
      [test.siteId],
    );
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'refunded']);
    expect((await mails()).map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/^Refund/));
  });

  it('cancel an unpaid order, which cannot be paid afterwards', async () => {
    const before = await stock();
    const path = await place(false);
    expect((await press(`${path}/refund`)).status).toBe(409);
    expect((await press(`${path}/cancel`)).status).toBe(303);
    await test.jobs.runDue();
    const { rows } = await test.db.query('select state from test_payment where site_id = $1', [test.siteId]);
    expect([rows, await states(), await stock()]).toEqual([[{ state: 'expired' }], ['cancelled'], before]);
  });

  it('export all orders as CSV with exact amounts', async () => {
    await place(true);
    const answer = await test.app.request('/config/orders/export', { headers: createOwnerClient(test) });
    // `text()` removes the byte order mark.
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const [head, line, end] = text.split(/\r\n(?=[0-9A-F]{8},|$)/);
    expect(head?.startsWith(`${CSV_BOM}Order,Date,State,Name`)).toBe(true);
    expect(line).toMatch(
      /,paid,Ada Byron,ada@example\.org,"12 St[\s\S]*",book-north-1,.*,2,39\.00,78\.00,78\.00,EUR,cart,,$/,
    );
    expect(end).toBe('');
  });
});

describe('owner page of products', () => {
  const edit = { productId: BOOK, sku: `${BOOK}-1`, price: '39.00', stockBefore: '180', stock: '180' };
  beforeEach(() =>
    test.db.query('update product_variant set qty_in_stock = 180 where site_id = $1 and product_id = $2', [
      test.siteId,
      BOOK,
    ]),
  );

  it('changes price, sale price and stock, and takes sales in the meantime into account', async () => {
    await place(false);
    const more = { price: '45.50', salePrice: '40', onSale: 'yes', stock: '200' };
    const saved = await press('/config/products', { ...edit, ...more });
    expect([saved.status, saved.text]).toEqual([
      200,
      expect.stringMatching(/Saved[\s\S]*value="45\.50"[\s\S]*value="40\.00"/),
    ]);
    expect(await stock()).toBe(198);
    const shopper = createShopper(test.app);
    await shopper.add(BOOK);
    expect((await shopper.see('/cart')).text).toContain('€40.00');
    expect((await press('/config/products', edit)).status).toBe(200);
  });

  it.each([
    { price: '1,50' },
    { price: '-1' },
    { price: '1000000.01' },
    { price: '1.005' },
    { salePrice: 'x' },
  ])('rejects %j', async (more) => {
    const { status, text } = await press('/config/products', { ...edit, ...more });
    expect([status, text]).toEqual([422, expect.stringContaining('A price is a number')]);
  });

  it('rejects a change of a stock that was sold in the meantime', async () => {
    await place(false);
    const { status, text } = await press('/config/products', { ...edit, stock: '1' });
    expect([status, text, await stock()]).toEqual([422, expect.stringContaining('stock has changed'), 178]);
  });

  it('changes the settings of the shop [MSG-013]', async () => {
    const settings = { closed: 'yes', minimum: '20', notify: 'a@example.org, b@example.org' };
    expect((await press('/config/shop', settings)).text).toMatch(
      /Saved[\s\S]*checked[\s\S]*value="20\.00"[\s\S]*value="a@example\.org, b/,
    );
    expect((await press('/config/shop', { minimum: 'x', notify: '' })).status).toBe(422);
    const zone = await press('/config/shop', { minimum: '1', notify: '', timeZone: 'Mars/Olympus' });
    expect([zone.status, zone.text.includes('Failed to load timezone “Mars/Olympus”.')]).toEqual([422, true]);
    expect((await press('/config/shop', { minimum: '1', notify: 'nobody' })).status).toBe(422);
  });
});
