import { describe, expect, it } from 'vitest';
import { routes } from '../../core/routes';
import { glazeBook } from '../example/glaze-book';
import { putProductFile } from '../stores/downloads';
import { findSitesWithWork } from '../stores/hosted-sites';
import { createOwner } from '../testing/owner-client';
import { sharedApp } from '../testing/shared-app';
import { BOOK, createShopState, SHOP_TABLES } from '../testing/shop-state';
import { BUYER, createShopper, readAttempt } from '../testing/shopper';
import { changeOrder } from './change-order';
import { maintainOrders } from './order-maintenance';

const test = sharedApp(...SHOP_TABLES, 'cart', 'gift_card', 'gift_card_use');
const { states, orders } = createShopState(test);

const DAY_MS = 86_400_000;

/** Buys the products and returns the text of the order page. */
async function buy(...products: readonly [string, string?][]): Promise<string> {
  const ada = createShopper(test.app);
  for (const [product, sku] of products) await ada.add(product, 1, sku);
  const order = await ada.pay((await ada.order()).location);
  return (await ada.see(order)).text;
}

async function buyPresent(sendOn: string): Promise<void> {
  const ada = createShopper(test.app);
  const present = { sku: 'gift-card-1', recipientEmail: 'bo@example.org', sendOn };
  const { location } = await ada.press(routes.giftCard(test.siteId, 'gift-card'), present);
  const placed = await ada.order(readAttempt((await ada.see(location)).text), BUYER);
  await ada.see(await ada.pay(placed.location));
}

/** Whether a server with many sites would keep this one started. */
const hasWork = async (): Promise<boolean> =>
  (await findSitesWithWork(test.db, test.deps.clock(), [])).includes(test.siteId);

describe('an order of digital products', () => {
  it('is complete once it is paid, with downloads, pages and donations', async () => {
    const text = await buy(['glaze-book'], ['glazing-course']);
    expect(await states()).toEqual(['fulfilled']);
    expect(text).toMatch(
      /Thank you for your order[\s\S]*Your payment has arrived[\s\S]*id="downloads"[\s\S]*id="pages"/,
    );
    const list = await createOwner(test).see('/config/orders');
    expect(list.text).toContain('Complete');
  });

  it.each([[BOOK], ['saturday-at-the-wheel', 'SW-JAN']] as const)(
    'is not complete while the owner has something to ship or to do: %s',
    async (...other) => {
      const text = await buy(['glaze-book'], [...other]);
      expect([await states(), text.includes('Thank you for your order')]).toEqual([['paid'], true]);
    },
  );

  it('is not complete without a file', async () => {
    await test.db.query('delete from product_file where site_id = $1', [test.siteId]);
    await buy(['glaze-book']);
    expect(await states()).toEqual(['paid']);
    const file = { ...glazeBook, bytes: glazeBook.createBytes() };
    await putProductFile(test.db, test.siteId, file, test.deps.clock());
  });

  it('can be refunded', async () => {
    await buy(['glaze-book']);
    expect(await changeOrder(test.deps, (await orders())[0]!.id, 'refund', false)).toBe(true);
    expect(await states()).toEqual(['refunded']);
  });
});

describe('an order of gift cards', () => {
  it('is complete once the codes are mailed', async () => {
    await buy(['tidewell-card', 'CARD-25'], ['glaze-book']);
    await maintainOrders(test.deps);
    expect(await states()).toEqual(['paid']);
    await test.jobs.runDue();
    await Promise.all([maintainOrders(test.deps), maintainOrders(test.deps)]);
    expect(await states()).toEqual(['fulfilled']);
    const { rows } = await test.db.query<{ cause: string }>(
      `select cause from order_history where site_id = $1 and to_state = 'fulfilled'`,
      [test.siteId],
    );
    expect(rows).toEqual([{ cause: 'delivered' }]);
  });

  it('is complete after the chosen day', async () => {
    await buyPresent(new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10));
    await test.jobs.runDue();
    await maintainOrders(test.deps);
    expect([await states(), await hasWork()]).toEqual([['paid'], false]);
    test.skew.ms = 11 * DAY_MS;
    await test.jobs.runDue();
    expect(await hasWork()).toBe(true);
    await maintainOrders(test.deps);
    expect([await states(), await hasWork()]).toEqual([['fulfilled'], false]);
  });

  it('is not complete while the owner has something to ship', async () => {
    await buy(['tidewell-card', 'CARD-25'], [BOOK]);
    await test.jobs.runDue();
    await maintainOrders(test.deps);
    expect([await states(), await hasWork()]).toEqual([['paid'], false]);
  });
});
