import { describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { HOLD_MS } from '../domain/order';
import { changeOrder } from '../orders/change-order';
import { settleOverdueOrders } from '../orders/order-maintenance';
import { putDocument } from '../stores/site-documents';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';

const test = sharedApp(...SHOP_TABLES);
const { stock, setStock, setPrice, orders, states, held, mails } = createShopState(test);

const shopper = () => createShopper(test.app);
const settleOverdue = () => settleOverdueOrders(test.deps);

describe('checkout without script', () => {
  it('leads from the cart to a paid order with mails to buyer and owner [CRT-024]', async () => {
    await putDocument(test.db, test.siteId, 'shop', { notify: ['owner@northlight.example'] });
    const before = await stock();
    const ada = shopper();
    const payment = await ada.buy(BOOK, 2);
    expect(payment).toMatch(/^\/commerce\/test-payment\//);
    expect([await stock(), await held()]).toEqual([before - 2, 1]);
    expect((await ada.see(payment)).text).toMatch(/Test payment[\s\S]*€78\.00/);
    const order = await ada.pay(payment);
    expect((await ada.see(order)).text).toMatch(
      /Thank you for your order[\s\S]*North, a book[\s\S]*Ada Byron/,
    );
    await test.jobs.runDue();
    expect(await mails()).toMatchObject([
      { recipient: 'ada@example.org', body: expect.stringContaining(`https://site.example${order}`) },
      {
        recipient: 'owner@northlight.example',
        body: expect.stringMatching(/2 × North[\s\S]*€78\.00[\s\S]*SW1Y 4JH/),
      },
    ]);
    expect((await ada.see('/cart')).text).toContain('You have nothing in your shopping cart');
    expect([await states(), await stock()]).toEqual([['paid'], before - 2]);
  });

  it('shows errors at the fields of missing values, and keeps the others', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const { status, text } = await ada.order(undefined, { ...BUYER, email: 'ada', city: ' ' });
    expect(status).toBe(422);
    expect(text).toMatch(/href="#checkout-email"[\s\S]*href="#checkout-city"/);
    expect(text).toMatch(/id="checkout-email"[^>]*value="ada"[^>]*aria-describedby="checkout-email-error"/);
    expect(text).toContain('value="Ada Byron"');
    expect(await states()).toEqual([]);
  });

  it('asks for no address if nothing is shipped', async () => {
    const ada = shopper();
    await ada.add('gift-card');
    const { name, email } = BUYER;
    expect((await ada.order(undefined, { name, email })).status).toBe(303);
  });
});

describe('a checkout attempt', () => {
  it('creates one order if it is posted twice, even concurrently', async () => {
    const before = await stock();
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const answers = await Promise.all([1, 2, 3].map(() => ada.order(attempt)));
    answers.push(await ada.order(attempt));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect([await states(), await stock(), await held()]).toEqual([['pending'], before - 1, 1]);
  });

  it('for the last piece creates one order, too', async () => {
    await setStock(1);
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.order(attempt)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect([await states(), await stock(), await held()]).toEqual([['pending'], 0, 1]);
    await setStock(180);
  });

  it('that is posted again with another address is rejected with the entered values, and a new attempt replaces the order', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const first = await ada.order(attempt);
    const corrected = { ...BUYER, street: '1 Right Street' };
    const refused = await ada.order(attempt, corrected);
    expect([refused.status, await states()]).toEqual([422, ['pending']]);
    for (const text of ['Please check your order and send it again.', 'value="1 Right Street"'])
      expect(refused.text).toContain(text);
    expect((await ada.order(attempt)).location).toBe(first.location);
    const { location } = await ada.order(readAttempt(refused.text), corrected);
    expect([location === first.location, await states()]).toEqual([false, ['cancelled', 'pending']]);
    expect((await ada.see(await ada.pay(location))).text).toContain('1 Right Street');
  });

  it('that is posted again with an invalid value is rejected, without a redirect to the payment', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    await ada.order(attempt);
    expect(await ada.order(attempt, { ...BUYER, street: '' })).toMatchObject({ status: 422, location: '' });
  });

  it('redirects to the order after it is paid', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const order = await ada.pay((await ada.order(attempt)).location);
    expect((await ada.order(attempt)).location).toBe(order);
    expect(await states()).toEqual(['paid']);
  });

  it('replaces the unpaid order of the same cart and its held stock', async () => {
    await setStock(1);
    const ada = shopper();
    const first = await ada.buy(BOOK);
    const second = (await ada.order()).location;
    expect(await states()).toEqual(['cancelled', 'pending']);
    expect([await stock(), await held()]).toEqual([0, 1]);
    await test.jobs.runDue();
    expect((await ada.see(first)).status).toBe(303);
    await ada.see(await ada.pay(second));
    expect(await states()).toEqual(['cancelled', 'paid']);
    await setStock(180);
  });

  it('of a cart that was paid in another tab redirects to the paid order', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const [one, two] = [await ada.open(), await ada.open()];
    const paid = await ada.press((await ada.order(one)).location, { outcome: 'silent' });
    expect((await ada.order(two)).location).toBe(paid.location);
    expect(await states()).toEqual(['paid']);
  });

  it.each(['', 'forged', 'a.b.c.1.9999999999999.x'])(
    'is rejected with the entered values if it is "%s"',
    async (token) => {
      const ada = shopper();
      await ada.add(BOOK);
      const { status, text } = await ada.order(token);
      expect([status, text]).toEqual([
        422,
        expect.stringMatching(/out of date or was changed[\s\S]*value="Ada Byron"/),
      ]);
      expect((await ada.order(readAttempt(text))).status).toBe(303);
    },
  );

  it('of another visitor’s cart is rejected', async () => {
    const ada = shopper();
    const eve = shopper();
    await ada.add(BOOK);
    await eve.add('postcards');
    expect((await eve.order(await ada.open())).status).toBe(422);
    expect(await states()).toEqual([]);
  });

  it('with a forged total, cart or signature is rejected with the entered values; a new one is accepted', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    const [id, cart, version, total, expiry, signature = ''] = attempt.split('.');
    const forged = [
      [id, cart, version, '1', expiry, signature],
      [id, 'another', version, total, expiry, signature],
      [id, cart, version, total, expiry, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ].map((parts) => parts.join('.'));
    for (const token of [...forged, 'x', '']) {
      const { status, text } = await ada.order(token);
      expect([token, status, text.includes('value="ada@example.org"')]).toEqual([token, 422, true]);
    }
    expect([await states(), await held()]).toEqual([[], 0]);
    expect((await ada.order(attempt)).status).toBe(303);
    expect(await orders()).toMatchObject([{ total: 3900 }]);
  });
});

describe('checkout of a changed cart', () => {
  it('asks for confirmation of a higher price, and applies a lower one', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    await setPrice(4500);
    const { status, text } = await ada.order(attempt);
    expect([status, text]).toEqual([422, expect.stringContaining('from €39.00 to €45.00')]);
    await setPrice(3000);
    expect((await ada.order(readAttempt(text))).status).toBe(303);
    expect(await orders()).toMatchObject([{ total: 3000 }]);
    await setPrice(3900);
  });

  it('asks for confirmation if the cart was changed in another tab', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    const attempt = await ada.open();
    await ada.add('postcards');
    const { status, text } = await ada.order(attempt);
    expect([status, text]).toEqual([422, expect.stringMatching(/cart has changed[\s\S]*Ten postcards/)]);
  });

  it('names the products that are sold out, and keeps the cart', async () => {
    const ada = shopper();
    await ada.add(BOOK, 3);
    await setStock(2);
    const { status, text } = await ada.order();
    expect([status, text]).toEqual([
      422,
      expect.stringContaining('Only 2 of “North, a book of 84 pictures” are left'),
    ]);
    expect([await states(), await stock(), await held()]).toEqual([[], 2, 0]);
    await setStock(180);
  });

  it('is rejected if the shop is closed, and below the minimum subtotal [CRT-018]', async () => {
    const ada = shopper();
    await ada.add(BOOK);
    await putDocument(test.db, test.siteId, 'shop', { closed: true });
    expect(await ada.order()).toMatchObject({ status: 422, text: expect.stringContaining('closed') });
    await putDocument(test.db, test.siteId, 'shop', { minimumSubtotal: 5000 });
    expect((await ada.see(routes.goToCheckout())).text).toContain('must be €50.00 or more');
    expect(await ada.order()).toMatchObject({
      status: 422,
      text: expect.stringContaining('must be €50.00 or more'),
    });
    expect(await states()).toEqual([]);
  });
});

describe('limited stock', () => {
  it('is sold to as many concurrent buyers as there are pieces', async () => {
    await setStock(5);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = shopper();
        await buyer.add(BOOK);
        return { buyer, attempt: await buyer.open() };
      }),
    );
    const answers = await Promise.all(buyers.map(({ buyer, attempt }) => buyer.order(attempt)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
    expect(answers.filter(({ text }) => text.includes('is sold out'))).toHaveLength(15);
    expect([await stock(), await held()]).toEqual([0, 5]);
    await setStock(180);
  });

  it('cannot become negative', async () => {
    await expect(setStock(-1)).rejects.toThrow(/product_variant_stock/);
  });

  it('is released once when an order is not paid in time', async () => {
    const before = await stock();
    const ada = shopper();
    const payment = await ada.buy(BOOK, 2);
    test.skew.ms = HOLD_MS + 1;
    await Promise.all([settleOverdue(), settleOverdue()]);
    await settleOverdue();
    expect([await states(), await stock(), await held()]).toEqual([['expired'], before, 0]);
    expect((await ada.see(await ada.pay(payment))).text).toContain('This order has expired');
  });
});

describe('order page', () => {
  it('opens with its signed link only', async () => {
    const ada = shopper();
    const order = await ada.pay(await ada.buy(BOOK));
    for (const path of [order.slice(0, -1), order.replace(/\?.*/, ''), order.replace('orders/', 'orders/x')])
      expect((await ada.see(path)).status, path).toBe(404);
  });
});

describe('test provider', () => {
  it('declines without changing the order', async () => {
    const ada = shopper();
    const payment = await ada.buy(BOOK);
    const declined = await ada.press(payment, { outcome: 'decline' });
    expect([declined.status, declined.text]).toEqual([
      422,
      expect.stringContaining('The payment was declined'),
    ]);
    expect(await states()).toEqual(['pending']);
    expect((await ada.see('/commerce/test-payment/unknown')).status).toBe(404);
  });
});

it('names the shop of the product in mails and on the pages of an order', async () => {
  await putDocument(test.db, test.siteId, 'shop', { notify: [] });
  const ada = createShopper(test.app);
  await ada.add('moon-jar');
  await ada.press('/api/commerce/cart/items', { productId: 'tidewell-card', sku: 'CARD-25', quantity: '1' });
  const payment = (await ada.order()).location;
  expect((await ada.see(payment)).text).toContain('Test payment – Tidewell');
  const path = await ada.pay(payment);
  expect((await ada.see(path)).text).toContain(' – Tidewell</title>');
  const id = path.slice('/commerce/orders/'.length).split('?')[0]!;
  await changeOrder(test.deps, id, 'refund', true);
  const subscription = (
    await ada.press('/api/commerce/cart/items', { productId: 'tea-tin', sku: 'tea-tin-1', quantity: '1' })
  ).location;
  const { location } = await ada.order(readAttempt((await ada.see(subscription)).text));
  const order = await ada.see(await ada.pay(location));
  const manage = /href="(\/commerce\/subscriptions\/[^"]+)"/.exec(order.text)![1]!.replaceAll('&amp;', '&');
  expect((await ada.see(manage)).text).toContain('Your subscription – Tidewell');
  await ada.press(manage.replace('?', '/cancel?'), { confirm: 'yes' });
  await test.jobs.runDue();
  const titles = (await mails()).map(({ title }) => title.replace(/[0-9A-F]{8}/, 'N'));
  expect(titles.sort()).toEqual([
    'Refund of your order N at Tidewell',
    'Your gift card for Tidewell',
    'Your order N at Tidewell',
    'Your subscription N at Tidewell',
    'Your subscription at Tidewell was canceled',
  ]);
});
