// A browser under test: changes its cart through every interface that a page has, and reads it from each.
import type { Cart } from '../../core/wire/commerce';
import type { ShoppingCart } from '../../core/wire/shopping-cart';
import { MEMBER_SESSION } from '../../server/testing/browser-client';
import { createShopper } from '../../server/testing/shopper';
import type { TestApp } from '../../server/testing/test-app';
import { formatLines, type Lines } from './model';

/** The calls of scripts, the calls of published sites, and native forms. */
export const INTERFACES = ['script', 'alias', 'form'] as const;

export type CartInterface = (typeof INTERFACES)[number];

export type Browser = ReturnType<typeof createBrowser>;

const ROOT = '/api/commerce';

export function createBrowser(app: TestApp['app']) {
  const shopper = createShopper(app);
  const { jar, call, send, press, see } = shopper;
  const readCart = async () => (await (await send(`${ROOT}/cart`)).json()) as Cart;

  async function add(via: CartInterface, productId: string, quantity: number, id: string): Promise<number> {
    const headers = { 'Add-To-Cart-Id': id };
    if (via === 'form') return (await shopper.add(productId, quantity)).status;
    const answer =
      via === 'script'
        ? call('POST', `${ROOT}/cart/items`, { productId, quantity }, headers)
        : call('POST', `${ROOT}/shopping-cart/entries`, { itemId: productId, quantity }, headers);
    return (await answer).status;
  }

  async function setQuantity(via: CartInterface, entryId: string, quantity: number): Promise<number> {
    const own = `${ROOT}/cart/items/${entryId}`;
    if (via === 'form') return (await press(own, { quantity: String(quantity) })).status;
    const path = via === 'script' ? own : `${ROOT}/shopping-cart/entries/${entryId}`;
    const answer = quantity === 0 ? call('DELETE', path) : call('PUT', path, { quantity });
    return (await answer).status;
  }

  /** Runs an action whose response does not reach the browser, so its cookies are not stored. */
  async function loseResponse(act: () => Promise<unknown>): Promise<void> {
    const before = { ...jar };
    await act();
    for (const name of Object.keys(jar)) delete jar[name];
    Object.assign(jar, before);
  }

  /** The cart as shown by every reader: a single text if they agree. */
  async function read(): Promise<{ cart: Cart; shown: string[] }> {
    const [cart, alias, { text: page }] = await Promise.all([
      readCart(),
      send(`${ROOT}/shopping-cart`),
      see('/cart'),
    ]);
    const { entries = [] } = (await alias.json()) as Partial<ShoppingCart>;
    const byEntry = (id: string) => cart.entries.find((entry) => entry.id === id)?.productId ?? id;
    const shown = [
      toLines(cart.entries.map(({ productId, quantity }) => [productId, quantity])),
      toLines(entries.map(({ itemId, quantity }) => [itemId, quantity])),
      toLines(
        [...page.matchAll(/id="quantity-([^"]+)"[^>]* value="(\d+)"/g)].map(([, id = '', n]) => [
          byEntry(id),
          Number(n),
        ]),
      ),
    ].map(formatLines);
    const total = cart.entries.reduce((sum, { quantity }) => sum + quantity, 0);
    if (total !== cart.totalQuantity) shown.push(`${cart.totalQuantity} in total`);
    return { cart, shown: [...new Set(shown)] };
  }

  const signOut = (clone: boolean) => call('DELETE', `${MEMBER_SESSION}?cloneCart=${clone}`);

  /** Buys the cart; returns the path of the order, or undefined if the checkout refused it. */
  async function buy(): Promise<string | undefined> {
    const { location } = await shopper.order();
    return location ? shopper.pay(location) : undefined;
  }

  return { jar, add, setQuantity, loseResponse, read, readCart, signIn: shopper.signIn, signOut, buy, see };
}

const toLines = (lines: [productId: string, quantity: number][]): Lines => new Map(lines);
