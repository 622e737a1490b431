// A product variant for checks, and its entry in the cart.
import { CartSchema, ProductListSchema } from '../../core/wire/commerce';
import type { Caller } from './caller';
import { type Check, OK } from './checks';
import { ConformanceError, expectImplemented, expectJson } from './expect';

export type Item = { productId: string; sku: string };

/** Runs with a variant that can be added to the cart. */
export const withItem = (title: string, run: (call: Caller, item: Item) => Promise<void>): Check => ({
  title,
  async run(call) {
    const { products } = expectJson(await call('products'), ProductListSchema);
    const items = products
      .filter(
        ({ isSubscribable, textFields }) => !isSubscribable && !textFields?.some((field) => field.required),
      )
      .flatMap(({ id, variants }) => variants.map((variant) => ({ ...variant, productId: id })));
    const item = items.find(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 1);
    if (!item) throw new ConformanceError('no product of this site is in stock');
    await run(call, item);
  },
});

/** Adds a piece, calls `act` with its entry, and restores the quantity. */
export async function withEntry(
  call: Caller,
  item: Item,
  act: (entryId: string, before: number) => Promise<void>,
): Promise<void> {
  const find = (cart: ReturnType<typeof readCart>) =>
    cart.entries.find(({ productId, sku }) => productId === item.productId && sku === item.sku);
  const before = find(readCart(await call('cart')))?.quantity ?? 0;
  const json = { productId: item.productId, sku: item.sku, quantity: 1 };
  const added = await call('addCartItem', { json });
  expectImplemented(added, OK);
  const entry = find(readCart(added));
  if (entry?.quantity !== before + 1)
    throw new ConformanceError(`the cart has ${entry?.quantity ?? 0} pieces instead of ${before + 1}`);
  const params = { entryId: entry.id };
  try {
    await act(entry.id, before);
  } finally {
    const restored =
      before > 0
        ? await call('updateCartItem', { params, json: { quantity: before } })
        : await call('removeCartItem', { params });
    expectImplemented(restored, OK);
    expectQuantity(find(readCart(restored))?.quantity ?? 0, before);
  }
}

export const readCart = (reply: Awaited<ReturnType<Caller>>) => expectJson(reply, CartSchema);

export function expectQuantity(actual: number | undefined, wanted: number): void {
  if (actual !== wanted)
    throw new ConformanceError(`the entry has ${actual ?? 0} pieces instead of ${wanted}`);
}
