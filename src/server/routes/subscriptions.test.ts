import { describe, expect, it, vi } from 'vitest';
import { settleDueSubscriptions, settleSubscription } from '../orders/subscriptions';
import { PaymentUnavailable } from '../payments/payment-provider';
import { changeTestSubscription, type TestRenewal } from '../payments/test-subscription';
import { eraseByEmail } from '../stores/erasure';
import { deleteExpired } from '../stores/expiry';
import { putDocument } from '../stores/site-documents';
import { addTestInvoice, findTestPayment } from '../stores/test-payments';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, OWN, readAttempt } from '../testing/shopper';
import { createFormPost } from '../testing/test-app';

const test = sharedApp(...SHOP_TABLES, 'cart');
const { states, stock, mails } = createShopState(test);

const CLUB = 'print-club';
const CLASS = 'darkroom-class';
const DAY_MS = 24 * 3_600_000;

/** A visitor without script who subscribes. */
function subscriber() {
  const ada = createShopper(test.app);
  /** Presses “Subscribe” and returns the path of the checkout. */
  const choose = async (product = CLUB): Promise<string> => (await ada.add(product)).location;
  /** Subscribes and pays. */
  const start = async (product = CLUB, outcome = 'pay') => {
    const page = await ada.see(await choose(product));
    const { location } = await ada.order(readAttempt(page.text));
    const order = await ada.pay(location, outcome);
    await ada.see(order);
    const payment = location.split('/').at(-1)!;
    return { order, payment, path: await findPath(order) };
  };
  const findPath = async (order: string): Promise<string> =>
    (/href="(\/commerce\/subscriptions\/[^"]+)"/.exec((await ada.see(order)).text)?.[1] ?? '').replaceAll(
      '&amp;',
      '&',
    );
  const cancel = (path: string, fields: Record<string, string> = { confirm: 'yes' }) =>
    ada.press(path.replace('?', '/cancel?'), fields);
  return { ...ada, choose, start, cancel };
}

const change = (payment: string, what: TestRenewal) =>
  changeTestSubscription({ ...test.deps, siteId: test.siteId }, payment, what);

const subscriptions = async () =>
  (
    await test.db.query<{ state: string; n: number }>(
      'select state, paid_count as n from subscription where site_id = $1 order by id',
      [test.siteId],
    )
  ).rows.map(({ state, n }) => `${state} ${n}`);
const invoices = async () =>
  (
    await test.db.query<{ state: string }>(
      'select state from subscription_invoice where site_id = $1 order by paid_at, reference',
      [test.siteId],
    )
  ).rows.map(({ state }) => state);
const titles = async () => (await mails()).map(({ title }) => title).sort();

describe('subscription', () => {
  it('is bought on its own checkout page, whose URL contains the token of the purchase [PRD-009]', async () => {
    const ada = subscriber();
    const path = await ada.choose();
    expect(path).toMatch(/^\/checkout\/subscribe\?cartToken=[\w%.-]+$/);
    const page = await ada.see(path);
    expect(page.text).toMatch(
      /<h1>Subscribe<\/h1>[\s\S]*Print club[\s\S]*€18\.00[\s\S]*This amount is paid every month\.[\s\S]*Subscribe and pay €18\.00/,
    );
    expect((await ada.see('/cart')).text).toContain('You have nothing in your shopping cart');
    const before = await stock(CLUB);
    const { location } = await ada.order(readAttempt(page.text));
    expect(await stock(CLUB)).toBe(before - 1);
    await ada.see(await ada.pay(location));
    await test.jobs.runDue();
    expect([await states(), await subscriptions()]).toEqual([['paid'], ['active 1']]);
    expect((await mails())[0]).toMatchObject({
      title: expect.stringMatching(/^Your subscription /),
      body: expect.stringMatching(
        /Total: €18\.00, paid every month[\s\S]*Manage or cancel it: https:\/\/site\.example\/commerce\/subscriptions\//,
      ),
    });
  });

  it('describes its plan in words, with the number of payments [PRD-008]', async () => {
    const ada = subscriber();
    const page = await ada.see(await ada.choose(CLASS));
    expect(page.text).toContain('This amount is paid every 2 weeks for 12 weeks.');
  });

  it('is listed with its plan, and cannot be put into the cart [PRD-007]', async () => {
    const answer = await test.app.request('/api/commerce/products');
    const { products } = (await answer.json()) as { products: Record<string, unknown>[] };
    expect(products.find(({ id }) => id === CLASS)).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 },
    });
    const ada = createShopper(test.app);
    const call = await ada.call('POST', '/api/commerce/cart/items', { productId: CLUB });
    expect([call.status, await call.text()]).toEqual([422, expect.stringContaining('is a subscription')]);
    expect(await subscriptions()).toEqual([]);
  });

  it('is rejected without a valid plan, or with a quantity above the stock', async () => {
    const ada = subscriber();
    expect((await ada.add(CLASS, 11)).text).toContain('Only 10 of “Darkroom class” are left');
    await test.db.query(`update product set plan = '{}' where site_id = $1 and id = $2`, [test.siteId, CLUB]);
    const { status, text } = await ada.add(CLUB);
    expect([status, text]).toEqual([422, expect.stringContaining('This subscription is not available')]);
    await test.db.query(`update product set plan = $3::jsonb where site_id = $1 and id = $2`, [
      test.siteId,
      CLUB,
      JSON.stringify({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }),
    ]);
  });
});

describe('a renewal', () => {
  it.each([['renew'], ['twice']] as const)('is one payment and one receipt (%s)', async (what) => {
    const ada = subscriber();
    const { payment, path } = await ada.start();
    await test.jobs.runDue();
    await change(payment, what);
    await test.jobs.runDue();
    await Promise.all([ada.see(path), ada.see(path)]);
    await test.jobs.runDue();
    expect([await subscriptions(), await invoices()]).toEqual([['active 2'], ['paid']]);
    expect((await titles()).filter((title) => title.startsWith('Receipt'))).toHaveLength(1);
    expect((await ada.see(path)).text.match(/€18\.00/g)!.length).toBeGreaterThanOrEqual(3);
  });

  it('is found when it is due, even without a webhook', async () => {
    const { payment } = await subscriber().start();
    await test.jobs.runDue();
    test.skew.ms = 31 * DAY_MS;
    await change(payment, 'silent');
    expect(await invoices()).toEqual([]);
    test.skew.ms = 32 * DAY_MS;
    await settleDueSubscriptions(test.deps);
    await settleDueSubscriptions(test.deps);
    expect([await subscriptions(), await invoices()]).toEqual([['active 2'], ['paid']]);
  });

  it('is recorded when its webhook arrives before that of the first payment', async () => {
    const ada = subscriber();
    const page = await ada.see(await ada.choose());
    const { location } = await ada.order(readAttempt(page.text));
    await ada.pay(location, 'silent');
    await change(location.split('/').at(-1)!, 'renew');
    await test.jobs.runDue();
    expect([await states(), await subscriptions(), await invoices()]).toEqual([
      ['paid'],
      ['active 2'],
      ['paid'],
    ]);
  });

  it('that fails is reported to the buyer and can succeed later', async () => {
    const ada = subscriber();
    const { payment, path } = await ada.start();
    await change(payment, 'fail');
    await test.jobs.runDue();
    expect(await subscriptions()).toEqual(['past_due 1']);
    expect((await ada.see(path)).text).toContain('The last payment failed');
    expect(await titles()).toContainEqual(expect.stringMatching(/failed$/));
    await change(payment, 'renew');
    await test.jobs.runDue();
    expect(await subscriptions()).toEqual(['active 2']);
  });

  it('that is the last payment of the plan ends the subscription [PRD-007]', async () => {
    const ada = subscriber();
    const { payment, path } = await ada.start(CLASS);
    for (let n = 2; n <= 6; n++) expect(await change(payment, 'renew')).toBe(true);
    expect(await change(payment, 'renew')).toBe(false);
    await test.jobs.runDue();
    expect([await subscriptions(), (await invoices()).length]).toEqual([['ended 6'], 5]);
    const { text } = await ada.see(path);
    expect(text).toContain('All payments have been made');
    expect(text).not.toContain('Cancel the subscription');
    expect((await mails()).some(({ body }) => body.includes('payment 6 of 6. It was the last one.'))).toBe(
      true,
    );
  });

  it('that exceeds the plan is refunded', async () => {
    const { payment } = await subscriber().start(CLASS);
    for (let n = 2; n <= 6; n++) await change(payment, 'silent');
    await addSurplus(payment, DAY_MS);
    await settleByWebhook(payment);
    expect([await subscriptions(), await invoices()]).toEqual([
      ['ended 6'],
      ['paid', 'paid', 'paid', 'paid', 'paid', 'refunded'],
    ]);
    await expectRefunds(1);
  });
});

describe('a cancellation', () => {
  it('by the buyer requires a confirmation, is final and idempotent', async () => {
    const ada = subscriber();
    const { payment, path } = await ada.start();
    const asked = await ada.cancel(path, {});
    expect([asked.status, asked.text]).toEqual([
      422,
      expect.stringMatching(/href="#confirm"[\s\S]*aria-describedby="confirm-error"/),
    ]);
    const [one, two] = await Promise.all([ada.cancel(path), ada.cancel(path)]);
    expect([one.status, one.location, two.location]).toEqual([303, path, path]);
    expect((await ada.see(path)).text).toContain('You will not be charged again');
    await test.jobs.runDue();
    expect(await change(payment, 'renew')).toBe(false);
    expect(await subscriptions()).toEqual(['canceled 1']);
    expect((await titles()).filter((title) => title.endsWith('was canceled'))).toHaveLength(1);
  });

  it('leads to a refund of a later renewal by the provider', async () => {
    const ada = subscriber();
    const { payment, path } = await ada.start();
    await ada.cancel(path);
    // A report in between does not replace the last check.
    await ada.see(path);
    await addSurplus(payment, DAY_MS);
    test.skew.ms = 33 * DAY_MS;
    await settleDueSubscriptions(test.deps);
    await test.jobs.runDue();
    expect([await subscriptions(), await invoices()]).toEqual([['canceled 1'], ['refunded']]);
    await expectRefunds(1);
  });

  it('by the provider is reported to the buyer once', async () => {
    const { payment } = await subscriber().start();
    await change(payment, 'cancel');
    await test.jobs.runDue();
    await settleByWebhook(payment);
    expect(await subscriptions()).toEqual(['canceled 1']);
    expect((await titles()).filter((title) => title.endsWith('was canceled'))).toHaveLength(1);
  });

  it('by the owner is possible in the list of subscriptions, and by a refund of the order', async () => {
    const owner = createOwner(test);
    const { order } = await subscriber().start();
    const list = async () => (await owner.see('/config/subscriptions')).text;
    expect(await list()).toMatch(
      /Print club[\s\S]*€18\.00 every month[\s\S]*Ada Byron[\s\S]*Active[\s\S]*Cancel/,
    );
    const id = order.slice('/commerce/orders/'.length).split('?')[0];
    expect((await owner.press(`/config/subscriptions/${id}/cancel`)).status).toBe(303);
    expect(await list()).toContain('Canceled');
    expect(
      (await owner.press(`/config/subscriptions/${id?.replace(/.$/, (c) => (c === '0' ? '1' : '0'))}/cancel`))
        .status,
    ).toBe(404);

    const second = await subscriber().start();
    const other = second.order.slice('/commerce/orders/'.length).split('?')[0];
    await owner.press(`/config/orders/${other}/refund`);
    await test.jobs.runDue();
    expect(await subscriptions()).toEqual(['canceled 1', 'canceled 1']);
    expect(await findTestPayment(test.db, test.siteId, second.payment)).toMatchObject({
      state: 'refunded',
      canceledAt: expect.any(Date),
    });
  });

  it('is rejected from another site, and with an invalid token', async () => {
    const ada = subscriber();
    const { path } = await ada.start();
    const cancelPath = path.replace('?', '/cancel?');
    const foreign = createFormPost({ confirm: 'yes' }, { 'sec-fetch-site': 'cross-site' });
    expect((await test.app.request(cancelPath, foreign)).status).toBe(403);
    const forged = cancelPath.replace(/token=.*/, 'token=forged');
    expect((await test.app.request(forged, createFormPost({ confirm: 'yes' }, OWN))).status).toBe(404);
    for (const wrong of [path.replace(/token=.*/, 'token='), '/commerce/subscriptions/x?token=y'])
      expect((await ada.see(wrong)).status).toBe(404);
    expect(await subscriptions()).toEqual(['active 1']);
  });
});

describe('the subscription page', () => {
  it('is shown while the provider does not respond', async () => {
    const ada = subscriber();
    const { path } = await ada.start();
    const spy = vi
      .spyOn(test.deps.payments[0], 'findSubscription')
      .mockRejectedValue(new PaymentUnavailable('away'));
    expect((await ada.see(path)).text).toContain('Your subscription is active');
    spy.mockRestore();
  });

  it('links to the test provider, which can renew, decline and cancel', async () => {
    const ada = subscriber();
    const { payment, path } = await ada.start();
    const provider = `/commerce/test-payment/${payment}`;
    expect((await ada.see(path)).text).toContain(`href="${provider}"`);
    expect((await ada.see(provider)).text).toContain('Test subscription');
    expect((await ada.press(provider, { outcome: 'renew' })).location).toBe(path);
    expect((await ada.press(provider, { outcome: 'decline' })).status).toBe(422);
    await ada.press(provider, { outcome: 'cancel' });
    expect((await ada.press(provider, { outcome: 'renew' })).status).toBe(422);
    await test.jobs.runDue();
    expect(await subscriptions()).toEqual(['canceled 2']);
  });
});

it('erases the buyer of a subscription only after its end', async () => {
  await putDocument(test.db, test.siteId, 'shop', {});
  const ada = subscriber();
  const { order, path } = await ada.start();
  const id = order.slice('/commerce/orders/'.length).split('?')[0];
  await createOwner(test).press(`/config/orders/${id}/fulfill`);
  const erase = async () => (await eraseByEmail(test.db, test.siteId, BUYER.email, test.deps.clock())).orders;
  expect(await erase()).toBe(0);
  await ada.cancel(path);
  expect(await erase()).toBe(1);
});

/** Adds a renewal that the provider should not have made. */
async function addSurplus(payment: string, afterMs: number): Promise<void> {
  const found = (await findTestPayment(test.db, test.siteId, payment))!;
  const id = crypto.randomUUID();
  await addTestInvoice(test.db, test.siteId, found, { id, now: test.deps.clock() + afterMs });
}

async function settleByWebhook(payment: string): Promise<void> {
  const { orderId } = (await findTestPayment(test.db, test.siteId, payment))!;
  await settleSubscription(test.deps, orderId);
  await test.jobs.runDue();
}

async function expectRefunds(n: number): Promise<void> {
  await test.jobs.runDue();
  const { rows } = await test.db.query(
    'select 1 from test_invoice where site_id = $1 and refund_key is not null',
    [test.siteId],
  );
  expect(rows).toHaveLength(n);
}

it('keeps the payment of the test provider until a month after its end', async () => {
  const ada = subscriber();
  const { path, payment } = await ada.start();
  await change(payment, 'silent');
  const count = async () => {
    await deleteExpired(test.db, test.siteId, test.deps.clock());
    const rows = ['test_payment', 'test_invoice'].map((table) =>
      test.db.query(`select 1 from ${table} where site_id = $1`, [test.siteId]),
    );
    return (await Promise.all(rows)).map((found) => found.rows.length);
  };
  test.skew.ms = 40 * DAY_MS;
  expect(await count()).toEqual([1, 1]);
  await ada.cancel(path);
  test.skew.ms = 69 * DAY_MS;
  expect(await count()).toEqual([1, 1]);
  test.skew.ms = 71 * DAY_MS;
  expect(await count()).toEqual([0, 0]);
  expect((await ada.see(path)).status).toBe(200);
});
