/** Routes for products and cart, for scripts and native forms. None of them is documented. */
import * as v from 'valibot';
import { PRICE_OPTION_FIELD } from '../../core/commerce/price-option-field';
import { readTextValues } from '../../core/commerce/text-fields';
import {
  ADD_ID_HEADER,
  AddCartItemSchema,
  CartSchema,
  ChangeCartItemSchema,
  MAX_ENTRY_QUANTITY,
  ProductListSchema,
} from '../../core/wire/commerce';
import { ChoiceFailureSchema, CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import { readChoice } from '../domain/cart';
import { toSameOriginPath } from '../domain/origin';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { HttpError, toHttpError } from '../http/errors';
import { type ResponseSpec, type Route, route } from '../http/route';
import { getText, translateSentence } from '../languages/texts';
import { ADD_ID_FIELD } from '../pages/cart-page';
import { findOffers, listProducts } from '../stores/products';
import { readAddId } from './addition-id';
import { CART_CACHING, showCart, showProduct, toRemovedPath } from './cart-pages';
import { addToCart, changeCartEntry, createCart, readCart } from './cart-service';
import { openSubscription } from './subscription-service';

/** Number inputs send text. Text that is not a quantity is explained on the page with the form. */
const quantityText = v.string();
const returnTo = v.optional(v.string());

/** Values of options are additional fields named `option[<name>]`, entered texts `field[<name>]`. */
const NativeAddSchema = v.object({
  productId: v.string(),
  sku: v.optional(v.string()),
  quantity: v.optional(quantityText, '1'),
  [PRICE_OPTION_FIELD]: v.optional(v.string()),
  [ADD_ID_FIELD]: v.optional(v.string()),
  returnTo,
});
const NativeChangeSchema = v.object({ quantity: quantityText, returnTo });
const WRITE = { tag: 'commerce', limit: 'write' } as const;

const RESPONSES: Record<number, ResponseSpec> = {
  200: { description: 'The cart after the change.', schema: CartSchema },
  400: {
    description: 'The quantity is not available, or the body or the crumb is invalid.',
    schema: v.union([CrumbFailureSchema, FailureSchema]),
  },
  404: { description: 'The product or cart entry does not exist.', schema: FailureSchema },
};
const NATIVE_RESPONSES: Record<number, ResponseSpec> = {
  303: {
    description:
      'After a native post: back to `returnTo`, the page it came from, or the cart; for a subscription, to its checkout.',
  },
  422: { description: 'After a native post: the cart page with the error.' },
};

const CHOICE_ANSWER: ResponseSpec = {
  description:
    'The variant is missing or unknown; after a native post: a page with the error and the form filled in.',
  schema: ChoiceFailureSchema,
};

export function cartRoutes(deps: Deps): Route[] {
  return [...readRoutes(deps), addRoute(deps), ...changeRoutes(deps)];
}

function readRoutes(deps: Deps): Route[] {
  const read = { tag: 'commerce', guard: 'open', limit: 'read' } as const;
  return [
    route(
      {
        ...read,
        ...fromCall('products'),
        summary: 'The products of the site.',
        query: { collectionId: 'Only the products of this collection.' },
        responses: { 200: { description: 'The products.', schema: ProductListSchema } },
      },
      async ({ c, query }) => {
        const { id, currency } = deps.site;
        return c.json({ products: await listProducts(deps.db, id, currency, query('collectionId')) });
      },
    ),
    route(
      {
        ...read,
        ...fromCall('cart'),
        summary: 'The visitor’s cart.',
        responses: { 200: { description: 'The cart, or an empty one.', schema: CartSchema } },
      },
      async ({ c }) => c.json(await readCart(c, deps), 200, CART_CACHING),
    ),
    route(
      {
        ...read,
        method: 'GET',
        path: '/cart',
        undocumented: true,
        summary: 'The cart as a page that works without script.',
        query: {
          from: 'Path on this site of the shop; defaults to the referring page.',
          removed: 'The entry that was just removed, sealed; the page offers to undo it.',
        },
        responses: { 200: { description: 'A page.' } },
      },
      ({ c }) => showCart(c, deps, 200),
    ),
  ];
}

function addRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      ...fromCall('addCartItem'),
      summary: 'Adds a product to the cart.',
      description: 'A native form names the variant by `sku` or by the fields `option[<name>]`.',
      guard: 'page',
      headers: {
        [ADD_ID_HEADER]: 'An id of this addition, such as a UUID: a retry with the same id adds once.',
      },
      bodies: { 'application/json': AddCartItemSchema, [FORM]: NativeAddSchema },
      responses: { ...RESPONSES, ...NATIVE_RESPONSES, 422: CHOICE_ANSWER },
    },
    async ({ c, type, body, fields }) => {
      const texts =
        'texts' in body && body.texts ? new Map(Object.entries(body.texts)) : readTextValues(fields);
      const quantity =
        typeof body.quantity === 'string' ? parseQuantity(body.quantity || '1', 1) : body.quantity;
      const choice = readChoice(fields);
      const offers = await findOffers(deps.db, deps.site.id, [body.productId]);
      const item = { ...body, quantity: quantity ?? 1, sku: body.sku || undefined, choice, texts, offers };
      const add = () =>
        addToCart(c, deps, item, readAddId(c, ADD_ID_FIELD in body ? body[ADD_ID_FIELD] : undefined));
      if (type !== FORM) return c.json(await createCart(deps, await add()));
      const returnTo = 'returnTo' in body ? body.returnTo : undefined;
      const priceOption = PRICE_OPTION_FIELD in body ? body[PRICE_OPTION_FIELD] : undefined;
      const from = toSameOriginPath(returnTo || c.req.header('Referer'), getHost(c, deps.trustProxy));
      const addOrSubscribe = async () => {
        if (quantity === null) throw createQuantityError(deps, 1);
        return (await openSubscription(deps, item, from, priceOption)) ?? add();
      };
      return native(c, deps, returnTo, addOrSubscribe, (problem) =>
        showProduct(c, deps, { ...item, quantityText: String(body.quantity), returnTo }, problem),
      );
    },
  );
}

function changeRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...WRITE,
        ...fromCall('updateCartItem'),
        summary: 'Sets the quantity of an entry; 0 removes it.',
        guard: 'crumb',
        bodies: { 'application/json': ChangeCartItemSchema },
        responses: RESPONSES,
      },
      async ({ c, param, body }) =>
        c.json((await changeCartEntry(c, deps, param('entryId'), body.quantity)).cart),
    ),
    route(
      {
        ...WRITE,
        ...fromCall('removeCartItem'),
        summary: 'Removes a line.',
        guard: 'crumb',
        responses: RESPONSES,
      },
      async ({ c, param }) => c.json((await changeCartEntry(c, deps, param('entryId'), 0)).cart),
    ),
    route(
      {
        ...WRITE,
        ...fromCall('postCartItem'),
        summary: 'Sets the quantity of an entry with a native form; 0 removes it.',
        guard: 'page',
        bodies: { [FORM]: NativeChangeSchema },
        responses: NATIVE_RESPONSES,
      },
      ({ c, param, body }) =>
        native(c, deps, body.returnTo, async () => {
          const quantity = parseQuantity(body.quantity, 0);
          if (quantity === null) throw createQuantityError(deps, 0);
          const { cart, former } = await changeCartEntry(c, deps, param('entryId'), quantity);
          return quantity === 0
            ? toRemovedPath(deps, cart, former, getReturnPath(c, deps, body.returnTo))
            : undefined;
        }),
    ),
  ];
}

/** @returns null for anything but a whole number of up to three digits */
function parseQuantity(text: string, min: number): number | null {
  const quantity = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : -1;
  return quantity < min ? null : quantity;
}

const createQuantityError = (deps: Deps, min: 0 | 1) => {
  const key = min === 0 ? 'site-cart.quantityInvalid' : 'site-product.quantityInvalid';
  return new HttpError(422, getText(deps.site.locale)(key, { max: MAX_ENTRY_QUANTITY }));
};

/**
 * Redirects to the path that the change returns, or back. Shows rejections on a page, by default the cart; other errors
 * go to the error mapper.
 */
async function native(
  c: Ctx,
  deps: Deps,
  wanted: string | undefined,
  change: () => Promise<unknown>,
  showProblem = (problem: string) => showCart(c, deps, 422, problem),
): Promise<Response> {
  try {
    const path = await change();
    if (typeof path === 'string') return c.redirect(path, 303);
  } catch (error) {
    const { status, message } = toHttpError(error);
    if (!(error instanceof HttpError) || ![400, 404, 422].includes(status)) throw error;
    return showProblem(translateSentence(deps.site.locale, message));
  }
  return c.redirect(getReturnPath(c, deps, wanted), 303);
}

const getReturnPath = (c: Ctx, deps: Deps, wanted: string | undefined): string =>
  toSameOriginPath(wanted || c.req.header('Referer'), getHost(c, deps.trustProxy)) ?? '/cart';
