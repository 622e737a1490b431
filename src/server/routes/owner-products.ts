/** Owner pages for products and the settings of the shop. */
import type { Queryable } from '../db/db';
import type { Fields } from '../domain/catalog-input';
import { formatShopSettings, readShopSettings } from '../domain/shop-settings-input';
import { formatVariant, readVariantChange } from '../domain/variant-edit-input';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { type Outcome, renderProductsPage } from '../pages/owner-products';
import { listProducts } from '../stores/products';
import { findShopSettings } from '../stores/shop-settings';
import { putDocument } from '../stores/site-documents';
import { editVariant } from '../stores/variant-edit';
import { getFormStatus, saveForm } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('inventory');

const PATH = '/config/products';

const responses = { 200: SHOWN, 401: SIGN_IN, 409: CHANGED, 422: REFUSED };

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
      {
        ...ownerSpecs('store settings').WRITE,
        path: '/config/shop',
        summary: 'Changes the settings of the shop.',
        responses,
      },
      async ({ c, body }) => showProducts(c, deps, await saveSettings(deps, body)),
    ),
  ];
}

async function saveVariant(deps: Deps, values: Fields): Promise<Outcome> {
  const { db, site } = deps;
  const { productId = '', sku = '' } = values;
  const { value: change, errors } = readVariantChange(values, site.currency);
  if (!change) return { refusedVariant: { values, errors } };
  const find = async (tx: Queryable) => {
    const product = (await listProducts(tx, site.id, site.currency)).find(({ id }) => id === productId);
    return product?.variants.find((one) => one.sku === sku);
  };
  const form = {
    key: `variant/${productId}/${sku}`,
    async read(tx: Queryable) {
      const stored = await find(tx);
      return stored && formatVariant(stored, site.currency);
    },
  };
  const { saved, conflict } = await saveForm(deps, form, values, (tx) =>
    editVariant(tx, site.id, { productId, sku, ...change }),
  );
  if (conflict) return { refusedVariant: conflict };
  if (saved) return { isSaved: true };
  const variant = await find(db);
  if (!variant) return { problem: 'This variant does not exist any more.' };
  const stock = `The stock has changed since this page was opened: it is ${variant.qtyInStock} now. Check it and save again.`;
  // The next change is relative to the stock in this sentence.
  const seen = { ...values, stockBefore: String(variant.qtyInStock) };
  return { refusedVariant: { values: seen, errors: { stock } } };
}

async function saveSettings(deps: Deps, values: Fields): Promise<Outcome> {
  const { site } = deps;
  const { value, errors } = readShopSettings(values, site.currency);
  if (!value) return { refusedSettings: { values, errors } };
  const form = {
    key: 'shop',
    read: async (tx: Queryable) => formatShopSettings(await findShopSettings(tx, site.id), site.currency),
  };
  const { conflict } = await saveForm(deps, form, values, (tx) => putDocument(tx, site.id, 'shop', value));
  return conflict ? { refusedSettings: conflict } : { isSaved: true };
}

async function showProducts(c: Ctx, deps: Deps, outcome: Outcome): Promise<Response> {
  const { db, site } = deps;
  const [products, settings] = await Promise.all([
    listProducts(db, site.id, site.currency),
    findShopSettings(db, site.id),
  ]);
  const body = renderProductsPage({ products, settings, currency: site.currency, ...outcome });
  const status = outcome.problem ? 422 : getFormStatus(outcome.refusedVariant ?? outcome.refusedSettings);
  return renderOwnerPage(c, deps, { title: 'Products', section: PATH, body }, status);
}
