/** Owner pages for products and the settings of the shop. */
import type { Fields } from '../domain/catalog-input';
import { readShopSettings } from '../domain/shop-settings-input';
import { readVariantChange } from '../domain/variant-edit-input';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { type Outcome, renderProductsPage } from '../pages/owner-products';
import { listProducts } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { putDocument } from '../stores/site-documents';
import { editVariant } from '../stores/variant-edit';
import { ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('shop');

const PATH = '/config/products';

const responses = { 200: SHOWN, 401: SIGN_IN, 422: REFUSED };

export function ownerProductRoutes(deps: Deps): Route[] {
  return [
    route({ ...READ, path: PATH, summary: 'Owner page: products.', responses }, ({ c }) =>
      showProducts(c, deps, {}),
    ),
    route(
      { ...WRITE, path: PATH, summary: 'Changes price, stock and picture of a variant.', responses },
      async ({ c, body }) => showProducts(c, deps, await saveVariant(deps, body)),
    ),
    route(
      { ...WRITE, path: '/config/shop', summary: 'Changes the settings of the shop.', responses },
      async ({ c, body }) => showProducts(c, deps, await saveSettings(deps, body)),
    ),
  ];
}

async function saveVariant({ db, site }: Deps, values: Fields): Promise<Outcome> {
  const { productId = '', sku = '' } = values;
  const { value: change, errors } = readVariantChange(values, site.currency);
  if (!change) return { refusedVariant: { values, errors } };
  if (await editVariant(db, site.id, { productId, sku, ...change })) return { isSaved: true };
  const product = (await listProducts(db, site.id, site.currency)).find(({ id }) => id === productId);
  const variant = product?.variants.find((one) => one.sku === sku);
  if (!variant) return { problem: 'This variant does not exist any more.' };
  const stock = `The stock has changed since this page was opened: it is ${variant.qtyInStock} now. Check it and save again.`;
  // The next change is relative to the stock in this sentence.
  const seen = { ...values, stockBefore: String(variant.qtyInStock) };
  return { refusedVariant: { values: seen, errors: { stock } } };
}

async function saveSettings({ db, site }: Deps, values: Fields): Promise<Outcome> {
  const { value, errors } = readShopSettings(values, site.currency);
  if (!value) return { refusedSettings: { values, errors } };
  await putDocument(db, site.id, 'shop', value);
  return { isSaved: true };
}

async function showProducts(c: Ctx, deps: Deps, outcome: Outcome): Promise<Response> {
  const { db, site } = deps;
  const [products, settings] = await Promise.all([
    listProducts(db, site.id, site.currency),
    findShopSettings(db, site.id),
  ]);
  const body = renderProductsPage({ products, settings, currency: site.currency, ...outcome });
  const isRefused = outcome.problem || outcome.refusedVariant || outcome.refusedSettings;
  return renderOwnerPage(c, deps, { title: 'Products', section: PATH, body }, isRefused ? 422 : 200);
}
