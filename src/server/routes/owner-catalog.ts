/** Owner pages that add, change and remove products and variants. */
import { FailureSchema } from '../../core/wire/failure';
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { withVersion } from '../domain/form-version';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderNewProductPage, renderProductEditPage } from '../pages/owner-catalog';
import { renderOwnerPage } from '../pages/owner-page';
import { removeProduct, removeVariant } from '../stores/catalog';
import { listCollections } from '../stores/collections';
import { listProducts } from '../stores/products';
import { findProductFields, missing, saveNewProduct, saveProduct, saveVariant } from './catalog-service';
import { type Entered, getFormStatus } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('inventory');

const PATH = '/config/products';
const PRODUCT = `${PATH}/:productId`;

const SAVED = { description: 'Saved; redirects to the page of the product.' };
const NOT_FOUND = { description: 'This product does not exist.', schema: FailureSchema };

export const ownerCatalogRoutes = (deps: Deps): Route[] => [
  ...newProductRoutes(deps),
  ...productRoutes(deps),
  ...variantRoutes(deps),
];

function newProductRoutes(deps: Deps): Route[] {
  const path = `${PATH}/new`;
  return [
    route(
      { ...READ, path, summary: 'Owner page: a new product.', responses: { 200: SHOWN, 401: SIGN_IN } },
      ({ c }) => showNewProduct(c, deps, { productType: 'PHYSICAL' }),
    ),
    route(
      {
        ...WRITE,
        path,
        summary: 'Owner: adds a product.',
        responses: { 303: SAVED, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const saved = await saveNewProduct(deps, body);
        return typeof saved === 'string'
          ? c.redirect(`${PATH}/${encodeURIComponent(saved)}?saved=yes`, 303)
          : showNewProduct(c, deps, body, saved);
      },
    ),
  ];
}

function productRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  return [
    route(
      {
        ...READ,
        path: PRODUCT,
        summary: 'Owner page: a product.',
        query: { saved: 'Whether something has just been saved.' },
        responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
      },
      ({ c, param, query }) =>
        showProduct(c, deps, param('productId'), { isSaved: query('saved') === 'yes' }),
    ),
    route(
      {
        ...WRITE,
        path: PRODUCT,
        summary: 'Owner: changes a product.',
        responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 409: CHANGED, 422: REFUSED },
      },
      async ({ c, param, body }) => {
        const id = param('productId');
        const refused = await saveProduct(deps, id, body);
        if (refused) return showProduct(c, deps, id, { product: refused });
        return c.redirect(`${PATH}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
    route(
      {
        ...WRITE,
        path: `${PRODUCT}/remove`,
        summary: 'Owner: removes a product.',
        responses: {
          303: { description: 'Removed; redirects to all products.' },
          401: SIGN_IN,
          404: NOT_FOUND,
        },
      },
      async ({ c, param }) => {
        if (!(await removeProduct(db, site.id, param('productId')))) throw missing();
        return c.redirect(PATH, 303);
      },
    ),
  ];
}

function variantRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const responses = { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED };
  return [
    route(
      { ...WRITE, path: `${PRODUCT}/variants`, summary: 'Owner: adds a variant.', responses },
      async ({ c, param, body }) => {
        const id = param('productId');
        const errors = await saveVariant(deps, id, body);
        if (errors) return showProduct(c, deps, id, { variant: { values: body, errors } });
        return c.redirect(`${PATH}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
    route(
      { ...WRITE, path: `${PRODUCT}/variants/remove`, summary: 'Owner: removes a variant.', responses },
      async ({ c, param, body: { sku = '' } }) => {
        const id = param('productId');
        if (!(await removeVariant(db, site.id, id, sku))) throw missing();
        return c.redirect(`${PATH}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
  ];
}

async function showNewProduct(
  c: Ctx,
  deps: Deps,
  values: Fields,
  errors: FieldErrors = {},
): Promise<Response> {
  const { db, site } = deps;
  const body = renderNewProductPage({
    state: { values, errors, prefix: 'product-' },
    collections: await listCollections(db, site.id),
    currency: site.currency,
  });
  return renderOwnerPage(
    c,
    deps,
    { title: 'Add a product', section: PATH, body },
    Object.keys(errors).length > 0 ? 422 : 200,
  );
}

async function showProduct(
  c: Ctx,
  deps: Deps,
  id: string,
  { product, variant, isSaved }: { product?: Entered; variant?: Entered; isSaved?: boolean },
): Promise<Response> {
  const { db, site } = deps;
  const { id: siteId, currency, locale } = site;
  const stored = await findProductFields(db, siteId, id);
  const known = (await listProducts(db, siteId, currency)).find((one) => one.id === id);
  if (!stored || !known) throw missing();
  const { title = '' } = stored;
  const body = renderProductEditPage({
    id,
    title,
    variants: known.variants,
    collections: await listCollections(db, siteId),
    product: { values: withVersion(stored), errors: {}, ...product, prefix: 'product-' },
    variant: { values: {}, errors: {}, ...variant, prefix: 'variant-' },
    currency,
    locale,
    isSaved: !!isSaved,
  });
  return renderOwnerPage(c, deps, { title, section: PATH, body }, getFormStatus(product ?? variant));
}
