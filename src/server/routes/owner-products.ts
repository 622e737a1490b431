/** Owner pages of products and of the settings of the shop. */
import * as v from 'valibot';
import { MAX_PRICE } from '../../core/commerce/product-limits';
import { loadingMessages } from '../../core/messages';
import { fractionDigits, fromDecimal } from '../../core/money';
import { isTimeZone } from '../../core/time-zone';
import { isPictureAddress, PICTURE_PROBLEM } from '../domain/catalog-input';
import { ShopSettingsSchema } from '../domain/shop-settings';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { renderProductsPage } from '../pages/owner-products';
import { listProducts } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { putDocument } from '../stores/site-documents';
import { editVariant } from '../stores/variant-edit';
import { ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER } = ownerSpecs('shop');

const PATH = '/config/products';

const MAX_STOCK = 1_000_000_000;

const whole = v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'must be a whole number'), v.transform(Number));
const EditSchema = v.object({
  productId: v.string(),
  sku: v.string(),
  price: v.string(),
  salePrice: v.optional(v.string(), ''),
  onSale: v.optional(v.literal('yes')),
  stock: v.optional(whole),
  stockBefore: whole,
  picture: v.optional(v.string()),
});
const SettingsSchema = v.object({
  closed: v.optional(v.literal('yes')),
  minimum: v.string(),
  notify: v.string(),
  timeZone: v.optional(v.string(), 'UTC'),
});

const PRODUCTS = { ...OWNER, responses: { 200: SHOWN, 401: SIGN_IN, 422: REFUSED } } as const;

export function ownerProductRoutes(deps: Deps): Route[] {
  return [
    route(
      { ...PRODUCTS, method: 'GET', path: PATH, limit: 'read', summary: 'Owner page: products.' },
      ({ c }) => showProducts(c, deps, {}),
    ),
    route(
      {
        ...PRODUCTS,
        method: 'POST',
        path: PATH,
        limit: 'write',
        summary: 'Changes price, stock and picture of a variant.',
        bodies: { [FORM]: EditSchema },
      },
      async ({ c, body }) => showProducts(c, deps, await saveVariant(deps, body)),
    ),
    route(
      {
        ...PRODUCTS,
        method: 'POST',
        path: '/config/shop',
        limit: 'write',
        summary: 'Changes the settings of the shop.',
        bodies: { [FORM]: SettingsSchema },
      },
      async ({ c, body }) => showProducts(c, deps, await saveSettings(deps, body)),
    ),
  ];
}

type Outcome = { problem?: string; isSaved?: boolean };

async function saveVariant({ db, site }: Deps, edit: v.InferOutput<typeof EditSchema>): Promise<Outcome> {
  const digits = fractionDigits(site.currency);
  const isPrice = (cents: number | null): cents is number =>
    cents !== null && cents >= 0 && cents <= MAX_PRICE;
  const priceCents = fromDecimal(edit.price, digits);
  const salePriceCents = edit.salePrice.trim() === '' ? null : fromDecimal(edit.salePrice, digits);
  if (!isPrice(priceCents) || (edit.salePrice.trim() !== '' && !isPrice(salePriceCents)))
    return { problem: 'A price is a number such as 48.00, up to 1,000,000.00.' };
  const picture = edit.picture?.trim();
  if (picture && !isPictureAddress(picture)) return { problem: PICTURE_PROBLEM };
  const { productId, sku, stock = edit.stockBefore, stockBefore, onSale } = edit;
  if (stock > MAX_STOCK) return { problem: 'The stock is too large.' };
  const change = {
    priceCents,
    salePriceCents,
    onSale: onSale === 'yes',
    stockChange: stock - stockBefore,
    picture,
  };
  if (await editVariant(db, site.id, { productId, sku, ...change })) return { isSaved: true };
  return { problem: 'The stock has changed since this page was opened. Please check it and save again.' };
}

async function saveSettings(
  { db, site }: Deps,
  { closed, minimum, notify, timeZone }: v.InferOutput<typeof SettingsSchema>,
): Promise<Outcome> {
  const addresses = notify
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (!isTimeZone(timeZone.trim()))
    return {
      problem: `${loadingMessages.timezone} “${timeZone}”. Enter a name such as Europe/Berlin or UTC.`,
    };
  const minimumSubtotal = fromDecimal(minimum, fractionDigits(site.currency));
  const read = v.safeParse(ShopSettingsSchema, {
    closed: closed === 'yes',
    minimumSubtotal,
    notify: addresses,
    timeZone: timeZone.trim(),
  });
  if (!read.success)
    return { problem: 'Enter the minimum as a number such as 20.00, and up to ten email addresses.' };
  await putDocument(db, site.id, 'shop', read.output);
  return { isSaved: true };
}

async function showProducts(c: Ctx, deps: Deps, outcome: Outcome): Promise<Response> {
  const { db, site } = deps;
  const [products, settings] = await Promise.all([
    listProducts(db, site.id, site.currency),
    findShopSettings(db, site.id),
  ]);
  const body = renderProductsPage({ products, settings, currency: site.currency, ...outcome });
  return renderOwnerPage(c, deps, { title: 'Products', section: PATH, body }, outcome.problem ? 422 : 200);
}
