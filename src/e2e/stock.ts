// The stock of a product, which orders of other files reduce.
import type { ProductList } from '../core/wire/commerce';
import type { Site } from './site';

/** The number of pieces that are left of the first variant of a product. */
export async function readStock({ origin }: Site, productId: string): Promise<number> {
  const { products } = (await (await fetch(`${origin}/api/commerce/products`)).json()) as ProductList;
  const [variant] = products.find(({ id }) => id === productId)?.variants ?? [];
  if (!variant) throw new Error(`The shop has no ${productId}.`);
  return variant.qtyInStock;
}
