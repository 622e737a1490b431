// Checks of the shop's calls, which are not part of the specification. They leave the cart unchanged.
import type { CallName } from '../../core/calls';
import { CartSchema, ProductListSchema } from '../../core/wire/commerce';
import { ReviewListSchema } from '../../core/wire/reviews';
import { AddedShoppingCartEntrySchema, ShoppingCartSchema } from '../../core/wire/shopping-cart';
import type { Caller } from './caller';
import { expectQuantity, type Item, readCart, withEntry, withItem } from './cart-item';
import { type Check, checksCrumb, OK, rejects, responds } from './checks';
import { ConformanceError, expectHtml, expectImplemented, expectJson } from './expect';

/** Calls of the shop, in the order of their checks. */
export const COMMERCE_CALLS = [
  'products',
  'productReviews',
  'productReviewsHtml',
  'cart',
  'addCartItem',
  'updateCartItem',
  'removeCartItem',
  'postCartItem',
  'shoppingCart',
  'addShoppingCartEntry',
  'updateShoppingCartEntry',
  'removeShoppingCartEntry',
  'reviewRequest',
  'submitReviews',
  'paymentWebhook',
] as const satisfies readonly CallName[];

export type CommerceCallName = (typeof COMMERCE_CALLS)[number];

type CommercePlan = Readonly<Record<CommerceCallName, readonly Check[]>>;

export function commerceChecks(): CommercePlan {
  const review = { token: 'conformance', reviews: [] };
  return {
    products: [responds('products', ProductListSchema)],
    productReviews: [withItem('lists the reviews of a product', readReviews)],
    productReviewsHtml: [
      withItem('returns the reviews of a product as markup', readReviewMarkup),
      rejects(
        'productReviewsHtml',
        { params: { productId: UNKNOWN.productId } },
        'rejects an unknown product',
        [404],
      ),
    ],
    ...cartChecks(),
    ...shoppingCartChecks(),
    reviewRequest: [
      rejects('reviewRequest', { query: { token: 'conformance' } }, 'rejects an invalid token', [404, 410]),
    ],
    submitReviews: [
      rejects('submitReviews', { json: review }, 'rejects an invalid token', [400, 404, 410, 422]),
    ],
    paymentWebhook: [
      rejects(
        'paymentWebhook',
        { params: { provider: 'test' }, json: { id: 'conformance' } },
        'rejects an event without a signature',
        [400, 404],
      ),
    ],
  };
}

/** Statuses of native forms. */
const REDIRECTED = [303, 302];

/** An entry and a product that do not exist. */
const UNKNOWN = { entryId: 'conformance', productId: 'conformance-unknown' };

function cartChecks(): Pick<
  CommercePlan,
  'cart' | 'addCartItem' | 'updateCartItem' | 'removeCartItem' | 'postCartItem'
> {
  const { entryId, productId } = UNKNOWN;
  return {
    cart: [responds('cart', CartSchema)],
    addCartItem: [
      withItem('adds a variant once', addAndRemove),
      rejects('addCartItem', { json: { productId, quantity: 1 } }, 'rejects an unknown product', [404, 422]),
    ],
    updateCartItem: [
      withItem('sets a quantity, also repeatedly', setQuantity),
      checksCrumb('updateCartItem', { params: { entryId }, json: { quantity: 1 } }),
    ],
    removeCartItem: [
      withItem('removes an entry', addAndRemove),
      checksCrumb('removeCartItem', { params: { entryId } }),
    ],
    postCartItem: [
      withItem('sets a quantity, also repeatedly, and redirects', postQuantity),
      withItem('explains an invalid quantity on a page', postInvalidQuantity),
      checksCrumb('postCartItem', { params: { entryId }, form: { quantity: '1' } }),
    ],
  };
}

/** The cart in the format of published sites. */
function shoppingCartChecks(): Pick<
  CommercePlan,
  'shoppingCart' | 'addShoppingCartEntry' | 'updateShoppingCartEntry' | 'removeShoppingCartEntry'
> {
  const { entryId, productId } = UNKNOWN;
  return {
    shoppingCart: [withItem('responds', readShoppingCart)],
    addShoppingCartEntry: [
      withItem('adds an entry and returns it', addShoppingCartEntry),
      rejects(
        'addShoppingCartEntry',
        { json: { itemId: productId, quantity: 1 } },
        'rejects an unknown product',
        [404, 422],
      ),
    ],
    updateShoppingCartEntry: [
      withItem('sets a quantity, also repeatedly', setShoppingCartQuantity),
      checksCrumb('updateShoppingCartEntry', { params: { entryId }, json: { quantity: 1 } }),
    ],
    removeShoppingCartEntry: [
      withItem('removes an entry', addShoppingCartEntry),
      checksCrumb('removeShoppingCartEntry', { params: { entryId } }),
    ],
  };
}

async function readReviews(call: Caller, { productId }: Item): Promise<void> {
  const reply = await call('productReviews', { params: { productId } });
  expectImplemented(reply, OK);
  expectJson(reply, ReviewListSchema);
}

async function readReviewMarkup(call: Caller, { productId }: Item): Promise<void> {
  const reply = await call('productReviewsHtml', { params: { productId } });
  expectImplemented(reply, OK);
  expectHtml(reply, '<site-reviews');
}

const addAndRemove = (call: Caller, item: Item): Promise<void> =>
  withEntry(call, item, () => Promise.resolve());

const setQuantity = (call: Caller, item: Item): Promise<void> =>
  withEntry(call, item, async (entryId, before) => {
    for (const quantity of [before + 2, before + 2, before + 1]) {
      const reply = await call('updateCartItem', { params: { entryId }, json: { quantity } });
      expectImplemented(reply, OK);
      const entry = readCart(reply).entries.find(({ id }) => id === entryId);
      expectQuantity(entry?.quantity, quantity);
    }
  });

/** Native forms: the response is a redirect, and the cart is read afterwards. */
const postQuantity = (call: Caller, item: Item): Promise<void> =>
  withEntry(call, item, async (entryId, before) => {
    for (const quantity of [before + 2, before + 2, before + 1]) {
      const form = { quantity: `${quantity}` };
      expectImplemented(await call('postCartItem', { params: { entryId }, form }), REDIRECTED);
      await expectEntry(call, entryId, quantity);
    }
  });

const postInvalidQuantity = (call: Caller, item: Item): Promise<void> =>
  withEntry(call, item, async (entryId, before) => {
    const reply = await call('postCartItem', { params: { entryId }, form: { quantity: 'conformance' } });
    expectImplemented(reply, [422, 400]);
    expectHtml(reply);
    await expectEntry(call, entryId, before + 1);
  });

async function expectEntry(call: Caller, entryId: string, quantity: number): Promise<void> {
  const { entries } = readCart(await call('cart'));
  expectQuantity(entries.find(({ id }) => id === entryId)?.quantity, quantity);
}

const readShoppingCart = (call: Caller, item: Item): Promise<void> =>
  withEntry(call, item, async (entryId) => {
    const reply = await call('shoppingCart');
    expectImplemented(reply, OK);
    const { entries } = expectJson(reply, ShoppingCartSchema);
    if (!entries.some(({ id }) => id === entryId))
      throw new ConformanceError('the cart lacks an entry that was added');
  });

/** Leaves no entry behind if there was none. */
async function withShoppingCartEntry(
  call: Caller,
  { productId, sku }: Item,
  act: (entryId: string, quantity: number) => Promise<void>,
): Promise<void> {
  const reply = await call('addShoppingCartEntry', { json: { itemId: productId, sku, quantity: 1 } });
  expectImplemented(reply, OK);
  const { newlyAdded } = expectJson(reply, AddedShoppingCartEntrySchema);
  const params = { entryId: newlyAdded.id };
  const before = newlyAdded.quantity - 1;
  try {
    await act(newlyAdded.id, newlyAdded.quantity);
  } finally {
    const restored =
      before > 0
        ? await call('updateShoppingCartEntry', { params, json: { quantity: before } })
        : await call('removeShoppingCartEntry', { params });
    expectImplemented(restored, OK);
    const { entries } = expectJson(restored, ShoppingCartSchema);
    expectQuantity(entries.find(({ id }) => id === newlyAdded.id)?.quantity ?? 0, before);
  }
}

const addShoppingCartEntry = (call: Caller, item: Item): Promise<void> =>
  withShoppingCartEntry(call, item, () => Promise.resolve());

const setShoppingCartQuantity = (call: Caller, item: Item): Promise<void> =>
  withShoppingCartEntry(call, item, async (entryId, quantity) => {
    for (const _ of ['once', 'twice']) {
      const reply = await call('updateShoppingCartEntry', { params: { entryId }, json: { quantity } });
      expectImplemented(reply, OK);
      const { entries } = expectJson(reply, ShoppingCartSchema);
      expectQuantity(entries.find(({ id }) => id === entryId)?.quantity, quantity);
    }
  });
