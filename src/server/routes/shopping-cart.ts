/** The cart calls of published sites, as aliases of the cart routes. */

import * as v from 'valibot';
import { ADD_ID_HEADER, type Cart, ChangeCartItemSchema } from '../../core/wire/commerce';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import {
  AddedShoppingCartEntrySchema,
  AddShoppingCartEntrySchema,
  type ShoppingCart,
  ShoppingCartSchema,
} from '../../core/wire/shopping-cart';
import { toShoppingCart } from '../domain/shopping-cart';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type ResponseSpec, type Route, route } from '../http/route';
import { findOffers } from '../stores/products';
import { readAddId } from './addition-id';
import { CART_CACHING } from './cart-pages';
import { addToCart, changeCartEntry, createCart, readCart } from './cart-service';

const WRITE = { tag: 'commerce', limit: 'write', guard: 'crumb' } as const;

const NO_CART = 'You have no shopping cart yet.';

const FAILURES: Record<number, ResponseSpec> = {
  400: {
    description: 'The quantity is not available, or the body or the crumb is invalid.',
    schema: v.union([CrumbFailureSchema, FailureSchema]),
  },
  404: { description: 'The product or entry does not exist.', schema: FailureSchema },
};

const CHANGED: Record<number, ResponseSpec> = {
  200: { description: 'The cart after the change.', schema: ShoppingCartSchema },
  ...FAILURES,
};

export function shoppingCartRoutes(deps: Deps): Route[] {
  return [readRoute(deps), addRoute(deps), ...changeRoutes(deps)];
}

function readRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('shoppingCart'),
      tag: 'commerce',
      guard: 'open',
      limit: 'read',
      summary: 'The visitor’s cart, as on published sites.',
      responses: {
        200: { description: 'The cart.', schema: ShoppingCartSchema },
        404: { description: 'The visitor has no cart.', schema: FailureSchema },
      },
    },
    async ({ c }) => {
      const cart = await readCart(c, deps);
      if (!cart.id) throw new HttpError(404, NO_CART);
      return c.json(await convert(deps, cart), 200, CART_CACHING);
    },
  );
}

function addRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      ...fromCall('addShoppingCartEntry'),
      summary: 'Adds a product to the cart, as on published sites.',
      headers: {
        [ADD_ID_HEADER]: 'An id of this addition, such as a UUID: a retry with the same id adds once.',
      },
      bodies: { 'application/json': AddShoppingCartEntrySchema },
      responses: {
        200: { description: 'The entry and the cart.', schema: AddedShoppingCartEntrySchema },
        ...FAILURES,
        422: { description: 'The product has several variants; `sku` is missing.', schema: FailureSchema },
      },
    },
    async ({ c, body }) => {
      const offers = await findOffers(deps.db, deps.site.id, [body.itemId]);
      const item = { productId: body.itemId, sku: body.sku ?? undefined, quantity: body.quantity };
      const cart = await addToCart(c, deps, { ...item, choice: new Map(), offers }, readAddId(c));
      const shoppingCart = await convert(deps, await createCart(deps, cart));
      const newlyAdded = shoppingCart.entries.find(
        ({ itemId, chosenVariant }) =>
          itemId === body.itemId && (!body.sku || chosenVariant.sku === body.sku),
      );
      return c.json({ newlyAdded, shoppingCart });
    },
  );
}

function changeRoutes(deps: Deps): Route[] {
  const change = async (c: Ctx, entryId: string, quantity: number) =>
    c.json(await convert(deps, (await changeCartEntry(c, deps, entryId, quantity)).cart));
  return [
    route(
      {
        ...WRITE,
        ...fromCall('updateShoppingCartEntry'),
        summary: 'Sets the quantity of an entry, as on published sites; 0 removes it.',
        bodies: { 'application/json': ChangeCartItemSchema },
        responses: CHANGED,
      },
      ({ c, param, body }) => change(c, param('entryId'), body.quantity),
    ),
    route(
      {
        ...WRITE,
        ...fromCall('removeShoppingCartEntry'),
        summary: 'Removes an entry, as on published sites.',
        responses: CHANGED,
      },
      ({ c, param }) => change(c, param('entryId'), 0),
    ),
  ];
}

async function convert({ db, site }: Deps, cart: Cart): Promise<ShoppingCart> {
  const productIds = cart.entries.map(({ productId }) => productId);
  return toShoppingCart(cart, await findOffers(db, site.id, productIds));
}
