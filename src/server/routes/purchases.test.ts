import { describe, expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { createVersionId, type Purchase } from '../domain/purchase';
import { openPayment } from '../orders/place-order';
import { openPurchase, placePurchase } from '../orders/purchase';
import { deleteExpired } from '../stores/expiry';
import { findOrder } from '../stores/orders';
import { putDocument } from '../stores/site-documents';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { orders, states, mails } = createShopState(test);

const CARD: Purchase = {
  kind: 'gift_card',
  items: [{ productId: 'gift-card', sku: 'gift-card-1', quantity: 1 }],
  offers: [],
  details: { from: '/cards', notes: [{ label: 'Message', text: 'For <b>Grace</b>' }] },
};
const { name, email } = BUYER;
const CONTACT = { name, email, address: '' };
const newId = () => uuid7(test.deps.clock(), test.deps.random(UUID7_RANDOM_BYTES));
const place = (attempt: { id: string; cartId: string }, more: Partial<Purchase> = {}) =>
  placePurchase(test.deps, attempt, { ...CARD, contact: CONTACT, ...more });
const kinds = async () =>
  (await test.db.query<{ kind: string }>('select kind from shop_order where site_id = $1', [test.siteId]))
    .rows;

describe('a purchase without the cart', () => {
  it('is checked out on the checkout page, and does not change the visitor’s cart', async () => {
    await putDocument(test.db, test.siteId, 'shop', {
      notify: ['owner@northlight.example'],
      minimumSubtotal: 9999,
    });
    const ada = createShopper(test.app);
    await ada.add(BOOK);
    const path = await openPurchase(test.deps, CARD);
    const page = await ada.see(path);
    expect(page.text).toMatch(
      /<h1>Gift card<\/h1>[\s\S]*€50\.00[\s\S]*For &lt;b&gt;Grace[\s\S]*href="\/cards"/,
    );
    expect(page.text).not.toContain('subtotal must be');
    expect(page.text).not.toContain('North, a book');
    const attempt = readAttempt(page.text);
    const [one, two] = await Promise.all([
      ada.order(attempt, { name, email }),
      ada.order(attempt, { name, email }),
    ]);
    expect(two.location).toBe(one.location);
    const order = await ada.pay(one.location);
    expect((await ada.see(order)).text).toMatch(/Thank you for your gift card[\s\S]*For &lt;b&gt;Grace/);
    await test.jobs.runDue();
    expect([await states(), await kinds()]).toEqual([['paid'], [{ kind: 'gift_card' }]]);
    expect((await mails()).map(({ title }) => title.replace(/[0-9A-F]{8}/, 'N'))).toEqual([
      'Your gift card N at Northlight',
      'Your gift card for Northlight',
      'New gift card N',
    ]);
    expect((await ada.see('/cart')).text).toContain('North, a book');
    expect((await ada.send(path)).headers.get('location') ?? '').toBe(order);
  });

  it('can be opened with its signed token only', async () => {
    const path = await openPurchase(test.deps, CARD);
    const ada = createShopper(test.app);
    const [id] = new URL(path, 'https://site.example').searchParams.get('cartToken')!.split('.');
    for (const token of ['', id, `${id}.`, `${id}.forged`, `${newId()}.${path.split('.').at(-1)}`])
      expect((await ada.see(`/checkout/subscribe?cartToken=${token}`)).status, token).toBe(404);
    expect((await ada.see(path)).status).toBe(200);
  });

  it('creates one order, however often it is posted', async () => {
    const attempt = { id: newId(), cartId: newId() };
    const placed = await Promise.all([place(attempt), place(attempt), place(attempt)]);
    expect(placed.map((one) => 'order' in one && one.order.id)).toEqual([attempt.id, attempt.id, attempt.id]);
    expect(await orders()).toHaveLength(1);
  });

  it('replaces the unpaid order when it changes, and is paid once', async () => {
    const attempt = { id: newId(), cartId: newId() };
    await place(attempt);
    const changed = { details: {} };
    const [one, two] = await Promise.all([place(attempt, changed), place(attempt, changed)]);
    expect(one).toEqual(two);
    expect(await states()).toEqual(expect.arrayContaining(['cancelled', 'pending']));
    const { order } = one as { order: { id: string } };
    expect(order.id).toBe(createVersionId(attempt.id, 2));
  });

  it('leads to its paid order afterwards, even if it changes', async () => {
    const attempt = { id: newId(), cartId: newId() };
    const ada = createShopper(test.app);
    await place(attempt);
    const order = (await findOrder(test.db, test.siteId, attempt.id))!;
    await ada.see(await ada.pay(await openPayment(test.deps, order)));
    for (const more of [{}, { details: { from: '/other' } }])
      expect(await place(attempt, more)).toMatchObject({ order: { id: attempt.id, state: 'paid' } });
    expect(await states()).toEqual(['paid']);
  });

  it('is deleted after 30 days, unlike the carts of visitors', async () => {
    await createShopper(test.app).add(BOOK);
    await openPurchase(test.deps, CARD);
    const count = async () =>
      (await test.db.query('select 1 from cart where site_id = $1', [test.siteId])).rows.length;
    expect(await count()).toBe(2);
    await deleteExpired(test.db, test.siteId, test.deps.clock() + 31 * 24 * 3_600_000);
    expect(await count()).toBe(1);
  });
});

describe('a version of a purchase', () => {
  it('has its own id', () => {
    const id = newId();
    expect(createVersionId(id, 1)).toBe(id);
    expect(createVersionId(id, 2)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(createVersionId(id, 2)).not.toBe(createVersionId(id, 3));
  });
});
