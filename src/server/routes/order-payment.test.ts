import { describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { HOLD_MS } from '../domain/order';
import { getOrderPath } from '../orders/order-deps';
import { settleOverdueOrders } from '../orders/order-maintenance';
import { type PaymentProvider, PaymentUnavailable } from '../payments/payment-provider';
import { LATE_MS } from '../payments/test-provider';
import { eraseByEmail } from '../stores/erasure';
import { deleteExpired } from '../stores/expiry';
import { putDocument } from '../stores/site-documents';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, OWN } from '../testing/shopper';
import { createFormPost, restartApp } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES);
const { stock, setStock, states, held, mails } = createShopState(test);
const shopper = () => createShopper(test.app);
const settleOverdue = () => settleOverdueOrders(test.deps);

describe('a payment of the test provider', () => {
  const payments = async () =>
    (await test.db.query('select 1 from test_payment where site_id = $1', [test.siteId])).rows.length;
  const MONTH_MS = 31 * 24 * 3_600_000;
  const cleanUp = () => deleteExpired(test.db, test.siteId, test.deps.clock());

  it('is deleted a month after the payment or expiry of its order, and the order page no longer needs it', async () => {
    const [ada, eve] = [shopper(), shopper()];
    await ada.see(await ada.pay(await ada.buy(BOOK)));
    const open = await eve.buy(BOOK);
    const { rows } = await test.db.query<{ id: string }>(
      `select id::text as id from shop_order where site_id = $1 and state = 'pending'`,
      [test.siteId],
    );
    const page = getOrderPath(test.deps, rows[0]!.id);
    test.skew.ms = MONTH_MS - 3 * 24 * 3_600_000;
    await cleanUp();
    expect(await payments()).toBe(2);
    test.skew.ms = MONTH_MS;
    await cleanUp();
    expect(await payments()).toBe(1);
    await settleOverdue();
    await cleanUp();
    expect([await payments(), (await eve.see(open)).status]).toEqual([0, 404]);
    const { status, text } = await eve.see(page);
    expect(status).toBe(200);
    expect(text).toContain('This order has expired');
    expect(text).not.toContain('We are checking');
  });
});

describe('a webhook', () => {
  const path = '/api/commerce/payment-webhook/test';

  it('marks an order as paid if the buyer does not return', async () => {
    const ada = shopper();
    await ada.pay(await ada.buy(BOOK));
    expect(await states()).toEqual(['pending']);
    await test.jobs.runDue();
    expect(await states()).toEqual(['paid']);
  });

  it('that is sent twice marks an order as paid once', async () => {
    const ada = shopper();
    await ada.pay(await ada.buy(BOOK), 'twice');
    await test.jobs.runDue();
    await test.jobs.runDue();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.org']);
    const { rows } = await test.db.query(
      `select to_state from order_history where site_id = $1 order by seq`,
      [test.siteId],
    );
    expect(rows).toEqual([{ to_state: 'pending' }, { to_state: 'paid' }]);
  });

  it('that never arrives is replaced by the order page or the sweeper', async () => {
    const [ada, eve] = [shopper(), shopper()];
    await ada.see(await ada.pay(await ada.buy(BOOK), 'silent'));
    expect(await states()).toEqual(['paid']);
    await eve.pay(await eve.buy(BOOK), 'silent');
    test.skew.ms = HOLD_MS + 1;
    await settleOverdue();
    expect(await states()).toEqual(['paid', 'paid']);
  });

  it('that is late lets the order page say that the payment is being checked', async () => {
    const ada = shopper();
    const order = await ada.pay(await ada.buy(BOOK), 'late');
    expect((await ada.see(order)).text).toContain('We are checking your payment');
    test.skew.ms = LATE_MS + 1;
    await test.jobs.runDue();
    expect((await ada.see(order)).text).toContain('Thank you for your order');
  });

  it('without a valid signature changes nothing', async () => {
    const ada = shopper();
    await ada.pay(await ada.buy(BOOK), 'silent');
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=00`]) {
      const headers = { 'test-signature': signature };
      expect((await test.app.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(400);
    }
    expect((await test.app.request(path.replace('test', 'other'), { method: 'POST' })).status).toBe(404);
    expect(await states()).toEqual(['pending']);
  });

  it('and order pages at the same time mark an order as paid once', async () => {
    const ada = shopper();
    const order = await ada.pay(await ada.buy(BOOK), 'twice');
    await Promise.all([test.jobs.runDue(), ada.see(order), ada.see(order)]);
    await test.jobs.runDue();
    expect(await states()).toEqual(['paid']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('late payment', () => {
  /** The provider confirms the payment only after the hold has ended. */
  async function payLate() {
    const ada = shopper();
    const payment = await ada.buy(BOOK, 2);
    test.skew.ms = HOLD_MS - LATE_MS / 2;
    const order = await ada.pay(payment, 'late').catch(() => '');
    test.skew.ms = HOLD_MS + 1;
    await settleOverdue();
    expect(await states()).toEqual(['expired']);
    return { ada, order };
  }

  it('for an expired order reserves the stock again', async () => {
    const before = await stock();
    const { ada, order } = await payLate();
    expect(await stock()).toBe(before);
    test.skew.ms = HOLD_MS + LATE_MS;
    expect((await ada.see(order)).text).toContain('Thank you for your order');
    expect([await states(), await stock()]).toEqual([['paid'], before - 2]);
  });

  it('for an order whose buyer was erased is reported to the owner without a reply address', async () => {
    await putDocument(test.db, test.siteId, 'shop', { notify: ['owner@northlight.example'] });
    const { ada, order } = await payLate();
    expect(await eraseByEmail(test.db, test.siteId, BUYER.email, test.deps.clock())).toMatchObject({
      orders: 1,
    });
    test.skew.ms = HOLD_MS + LATE_MS;
    expect((await ada.see(order)).text).toContain('Thank you for your order');
    await test.jobs.runDue();
    const { rows } = await test.db.query(`select recipient, headers from mail_log where site_id = $1`, [
      test.siteId,
    ]);
    expect(rows).toEqual([{ recipient: 'owner@northlight.example', headers: {} }]);
  });

  it('is refunded if the product is sold out', async () => {
    const { ada, order } = await payLate();
    await setStock(1);
    test.skew.ms = HOLD_MS + LATE_MS;
    await test.jobs.runDue();
    await test.jobs.runDue();
    expect((await ada.see(order)).text).toContain('Your payment is being refunded');
    const { rows } = await test.db.query('select state from test_payment where site_id = $1', [test.siteId]);
    expect([rows, await stock(), await held()]).toEqual([[{ state: 'refunded' }], 1, 0]);
    expect(await mails()).toMatchObject([{ title: expect.stringMatching(/^Refund/) }]);
    await setStock(180);
  });

  it('for a canceled order is refunded', async () => {
    const ada = shopper();
    const payment = await ada.buy(BOOK);
    await ada.pay(payment, 'late');
    await ada.order();
    expect(await states()).toEqual(['cancelled', 'pending']);
    test.skew.ms = LATE_MS + 1;
    await test.jobs.runDue();
    await test.jobs.runDue();
    expect(await states()).toEqual(['refunded', 'pending']);
  });
});

describe('provider that does not respond', () => {
  const down = () => Promise.reject(new PaymentUnavailable('test'));
  const broken = (): PaymentProvider => ({ ...test.deps.payments[0], open: down, find: down, close: down });

  it('keeps the order and lets the buyer retry', async () => {
    const before = await stock();
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const app = restartApp(test, { payments: [broken()] });
    const cookie = Object.entries(ada.jar)
      .map((pair) => pair.join('='))
      .join('; ');
    const fields = { ...BUYER, attempt };
    const answer = await app.request(routes.goToCheckout(), createFormPost(fields, { ...OWN, cookie }));
    const text = await answer.text();
    expect([answer.status, text]).toEqual([
      503,
      expect.stringContaining('Nothing was charged, and your order is kept'),
    ]);
    expect([await states(), await stock()]).toEqual([['pending'], before - 1]);
    const [, again = ''] = /action="([^"]+\/pay[^"]+)"/.exec(text) ?? [];
    const { location } = await ada.press(again);
    expect((await ada.see(await ada.pay(location))).text).toContain('Thank you');
  });

  it('closes the shop if it accepts no new payments', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const cookie = Object.entries(ada.jar)
      .map((pair) => pair.join('='))
      .join('; ');
    const app = restartApp(test, { payments: [{ ...test.deps.payments[0], isOpen: false }] });
    const post = createFormPost({ ...BUYER, attempt }, { ...OWN, cookie });
    const answer = await app.request(routes.goToCheckout(), post);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('shop is closed')]);
    expect(await states()).toEqual([]);
  });

  it('does not cause stock to be held forever, and the order page says that the payment is being checked', async () => {
    const before = await stock();
    const ada = shopper();
    const order = await ada.pay(await ada.buy(BOOK), 'silent');
    const app = restartApp(test, { payments: [broken()] });
    expect(await (await app.request(order)).text()).toContain('We are checking your payment');
    test.skew.ms = HOLD_MS + 1;
    await settleOverdueOrders({ ...test.deps, payments: [broken()] });
    expect(await states()).toEqual(['pending']);
    test.skew.ms = HOLD_MS + 11 * 60_000;
    await settleOverdueOrders({ ...test.deps, payments: [broken()] });
    expect([await states(), await stock()]).toEqual([['expired'], before]);
  });
});
