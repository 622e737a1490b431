import { beforeEach, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../domain/order';
import { LATE_MS } from '../payments/test-provider';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper } from '../testing/shopper';
import { restartApp } from '../testing/test-app';
import { changeOrder } from './change-order';
import { issueByHand } from './gift-cards';
import { settleOverdueOrders } from './order-maintenance';

const test = sharedApp(...SHOP_TABLES, 'cart', 'gift_card', 'gift_card_use');
const { stock, setStock, orders, states, mails } = createShopState(test);

const CODE = /[2-9A-Z]{4}(-[2-9A-Z]{4}){4}/;

const left = async (): Promise<number[]> => {
  const { rows } = await test.db.query<{ cents: number }>(
    "select case when state = 'active' then remaining_cents else 0 end as cents from gift_card where site_id = $1 order by id",
    [test.siteId],
  );
  return rows.map(({ cents }) => cents);
};
const issue = (cents: number) => issueByHand(test.deps, cents);
const codesIn = async (): Promise<string[]> => {
  await test.jobs.runDue();
  const texts = (await mails()).map(({ body }) => body).join('\n');
  return [...new Set(texts.match(new RegExp(CODE, 'g')) ?? [])];
};
const order = async (giftCard: string, productId = BOOK, quantity = 1) => {
  const ada = createShopper(test.app);
  await ada.add(productId, quantity);
  return { ada, ...(await ada.order(undefined, { ...BUYER, giftCard })) };
};

/** Pays an order that expires before the payment arrives. @returns the order page */
const payTooLate = async (ada: ReturnType<typeof createShopper>, payment: string): Promise<string> => {
  test.skew.ms = HOLD_MS - LATE_MS / 2;
  const page = await ada.pay(payment, 'late');
  test.skew.ms = HOLD_MS + 1;
  await settleOverdueOrders(test.deps);
  return page;
};

beforeEach(() => setStock(180));

describe('a gift card that is bought', () => {
  it('is mailed to the buyer once the order is paid, one card per piece [DON-006]', async () => {
    const ada = createShopper(test.app);
    const payment = await ada.buy('gift-card', 2);
    expect(await left()).toEqual([]);
    const page = await ada.pay(payment);
    await Promise.all([ada.see(page), ada.see(page), ada.see(page)]);
    expect(await left()).toEqual([5000, 5000]);
    expect(await codesIn()).toHaveLength(2);
    await test.jobs.runDue();
    expect((await mails()).filter(({ title }) => title.startsWith('Your gift card for'))).toHaveLength(1);
  });

  it('is void after the refund of its order', async () => {
    const ada = createShopper(test.app);
    await ada.see(await ada.pay(await ada.buy('gift-card')));
    const [code] = await codesIn();
    await changeOrder(test.deps, (await orders())[0]!.id, 'refund', true);
    expect(await left()).toEqual([0]);
    expect((await order(code!)).text).toContain('This gift card code is not known.');
  });
});

describe('a gift card at the checkout', () => {
  it('pays a part of the total; the rest is charged', async () => {
    const code = await issue(2000);
    const { ada, location } = await order(code);
    expect((await ada.see(location)).text).toContain('€19.00');
    expect(await left()).toEqual([0]);
    const page = await ada.see(await ada.pay(location));
    expect(page.text).toMatch(
      /Total[\s\S]*€39\.00[\s\S]*Gift card …[\s\S]*-€20\.00[\s\S]*To pay[\s\S]*€19\.00/,
    );
    expect([await states(), await left()]).toEqual([['paid'], [0]]);
  });

  it('is part of the checkout attempt: the same card leads to the existing order, another one or none back to the form', async () => {
    const ada = createShopper(test.app);
    await ada.add(BOOK);
    const attempt = await ada.open();
    const fields = { ...BUYER, giftCard: await issue(2000) };
    const first = await ada.order(attempt, fields);
    expect((await ada.order(attempt, fields)).location).toBe(first.location);
    const without = await ada.order(attempt);
    expect([without.status, await states(), await left()]).toEqual([422, ['pending'], [0]]);
    const added = await ada.order(attempt, { ...fields, giftCard: await issue(1000) });
    expect([added.status, await states()]).toEqual([422, ['pending']]);
  });

  it('pays the whole total without the payment provider, and keeps the remaining balance', async () => {
    const code = await issue(10_000);
    const { ada, location } = await order(code.toLowerCase().replaceAll('-', ' '));
    expect(location).toMatch(/^\/commerce\/orders\//);
    expect((await ada.see(location)).text).toContain('Thank you for your order');
    expect([await states(), await left()]).toEqual([['paid'], [6100]]);
    expect(await ada.see('/cart')).toMatchObject({ text: expect.stringContaining('You have nothing') });
    await test.jobs.runDue();
    expect((await mails())[0]?.body).toContain('Paid by gift card');
  });

  it('that pays the whole total is counted once by the metrics, like other paid orders', async () => {
    const counted: string[] = [];
    const app = restartApp(test, { count: (what) => void counted.push(what) });
    const [ada, eve] = [createShopper(app), createShopper(app)];
    await ada.add(BOOK);
    const attempt = await ada.open();
    const fields = { ...BUYER, giftCard: await issue(10_000) };
    await Promise.all([ada.order(attempt, fields), ada.order(attempt, fields)]);
    await ada.order(attempt, fields);
    expect([counted, await states()]).toEqual([['order'], ['paid']]);
    const payment = await eve.buy(BOOK);
    expect(counted).toHaveLength(1);
    const page = await eve.pay(payment);
    await Promise.all([eve.see(page), eve.see(page), eve.see(page)]);
    expect([counted, await states()]).toEqual([
      ['order', 'order'],
      ['paid', 'paid'],
    ]);
  });

  it('gets its amount back when the order is canceled, and keeps it when a payment arrives later', async () => {
    const code = await issue(2000);
    const { ada, location } = await order(code);
    await changeOrder(test.deps, (await orders())[0]!.id, 'cancel', true);
    expect(await left()).toEqual([2000]);
    await ada.see(await ada.pay(location));
    await test.jobs.runDue();
    expect([await states(), await left()]).toEqual([['refunded'], [2000]]);
  });

  it('gets its amount back when the order expires, and is charged again when a payment arrives late', async () => {
    const code = await issue(2000);
    const { ada, location } = await order(code);
    const page = await payTooLate(ada, location);
    expect([await states(), await left()]).toEqual([['expired'], [2000]]);
    test.skew.ms = HOLD_MS + LATE_MS;
    await ada.see(page);
    expect([await states(), await left()]).toEqual([['paid'], [0]]);
  });

  it('whose balance was spent in the meantime causes a refund of the late payment', async () => {
    const code = await issue(2000);
    const { ada, location } = await order(code);
    const page = await payTooLate(ada, location);
    await order(code);
    test.skew.ms = HOLD_MS + LATE_MS;
    await ada.see(page);
    expect([(await states()).sort(), await left()]).toEqual([['pending', 'refunded'], [0]]);
  });

  it('gets its amount back after a refund', async () => {
    const code = await issue(10_000);
    await order(code);
    await changeOrder(test.deps, (await orders())[0]!.id, 'refund', true);
    expect([await left(), await stock()]).toEqual([[10_000], 180]);
    await test.jobs.runDue();
    expect((await mails()).map(({ body }) => body).join()).toContain('has been returned to the card');
  });

  it('is charged no more than its value by concurrent checkouts', async () => {
    const code = await issue(10_000);
    const placed = await Promise.all(Array.from({ length: 20 }, () => order(code)));
    const { rows } = await test.db.query<{ cents: number }>(
      'select coalesce(sum(cents), 0)::int as cents from gift_card_use where site_id = $1',
      [test.siteId],
    );
    expect([rows[0]!.cents, await left()]).toEqual([10_000, [0]]);
    // Two orders are paid by the card, one in part; the other buyers are told that it is empty.
    expect(placed.filter(({ status }) => status === 303)).toHaveLength(3);
    expect(
      placed.filter(({ text }) => text.includes('There is nothing left on this gift card.')),
    ).toHaveLength(17);
  });

  it.each([
    ['ABCD', 'contains a typo'],
    ['2222-2222-2222-2222-2222', 'is not known'],
  ])('with the code %s is rejected with a message, and the form is kept', async (code, message) => {
    const { status, text } = await order(code);
    expect([status, await states()]).toEqual([422, []]);
    expect(text).toMatch(new RegExp(`${message}[\\s\\S]*value="${BUYER.email}"`));
    expect(text).toContain(`value="${code}"`);
  });

  it('can be applied and removed before the order, and the form is kept', async () => {
    const code = await issue(2000);
    const ada = createShopper(test.app);
    await ada.add(BOOK);
    const attempt = await ada.open();
    const applied = await ada.press('/commerce/goto-checkout', {
      ...BUYER,
      attempt,
      giftCard: code,
      apply: 'yes',
    });
    expect(applied.status).toBe(200);
    expect(applied.text).toMatch(/-€20\.00[\s\S]*€19\.00[\s\S]*Order and pay €19\.00/);
    expect(applied.text).toContain(`value="${BUYER.email}"`);
    expect(applied.text).toContain(`name="giftCards" value="${code}"`);
    const removed = await ada.press('/commerce/goto-checkout', {
      ...BUYER,
      attempt,
      giftCards: code,
      giftCard: '',
      removeCard: code,
    });
    expect(removed.text).toContain('Order and pay €39.00');
    expect([await states(), await left()]).toEqual([[], [2000]]);
  });
});

describe('gift card pages', () => {
  it('show the balance for a code', async () => {
    const code = await issue(4200);
    const ada = createShopper(test.app);
    expect((await ada.press('/commerce/gift-card', { code })).text).toContain('€42.00');
    const wrong = await ada.press('/commerce/gift-card', { code: 'nonsense' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('contains a typo')]);
  });

  it('let the owner issue and void cards, and show the code once', async () => {
    const owner = createOwner(test);
    const list = async () => (await owner.see('/config/gift-cards')).text;
    const code = CODE.exec((await owner.press('/config/gift-cards', { value: '25.00' })).text)?.[0];
    expect(await list()).toMatch(/€25\.00[\s\S]*Active/);
    expect(await list()).not.toContain(code!);
    expect((await owner.press('/config/gift-cards', { value: '-1' })).status).toBe(422);
    const { rows } = await test.db.query<{ id: string }>(
      'select id::text as id from gift_card where site_id = $1',
      [test.siteId],
    );
    expect((await owner.press(`/config/gift-cards/${rows[0]!.id}/void`)).status).toBe(303);
    expect(await list()).toContain('Void');
    expect((await owner.press('/config/gift-cards/nonsense/void')).status).toBe(404);
    expect((await order(code!)).text).toContain('is not known');
  });
});

it('the exported orders contain the end of the code, and the amount that the card has paid', async () => {
  const code = await issue(2000);
  await order(code);
  const table = await createOwner(test).see('/config/orders/export');
  expect(table.text).toMatch(new RegExp(`,cart,,[^,]*${code.slice(-4)}: 20\\.00\\r\\n$`));
});
