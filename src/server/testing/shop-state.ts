/** Reads and sets the stored data of a shop, for tests. */
import type { OrderState } from '../domain/order';
import type { TestApp } from './test-app';

/** Tables to clear before each test. */
export const SHOP_TABLES = [
  'shop_order',
  'stock_hold',
  'order_history',
  'test_payment',
  'test_invoice',
  'subscription',
  'subscription_invoice',
  'job',
  'mail_log',
  'site_document',
] as const;

/** A product of the example content with 180 pieces in stock. */
export const BOOK = 'book-north';

export function createShopState(test: TestApp) {
  const stock = async (productId = BOOK): Promise<number> => {
    const { rows } = await test.db.query<{ n: number }>(
      'select qty_in_stock as n from product_variant where site_id = $1 and product_id = $2',
      [test.siteId, productId],
    );
    return rows[0]!.n;
  };
  const setStock = (n: number, productId = BOOK) =>
    test.db.query('update product_variant set qty_in_stock = $3 where site_id = $1 and product_id = $2', [
      test.siteId,
      productId,
      n,
    ]);
  const setPrice = (cents: number) =>
    test.db.query('update product_variant set price_cents = $3 where site_id = $1 and product_id = $2', [
      test.siteId,
      BOOK,
      cents,
    ]);
  const orders = async () => {
    const { rows } = await test.db.query<{ id: string; state: OrderState; total: number }>(
      'select id::text as id, state, total_cents as total from shop_order where site_id = $1 order by id',
      [test.siteId],
    );
    return rows;
  };
  const states = async () => (await orders()).map(({ state }) => state);
  const held = async () =>
    (await test.db.query('select 1 from stock_hold where site_id = $1', [test.siteId])).rows.length;
  const mails = async () => {
    const { rows } = await test.db.query<{ recipient: string; title: string; body: string }>(
      'select recipient, title, body from mail_log where site_id = $1 order by recipient, title',
      [test.siteId],
    );
    return rows;
  };
  return { stock, setStock, setPrice, orders, states, held, mails };
}
