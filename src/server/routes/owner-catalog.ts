/** Owner pages that add, change and remove products and variants. */
import * as v from 'valibot';
import { getOptions } from '../../core/commerce/options';
import { MAX_PRODUCTS_IN_COLLECTION } from '../../core/commerce/product-limits';
import { FailureSchema } from '../../core/wire/failure';
import {
  combineOptions,
  type FieldErrors,
  type Fields,
  readOptionLines,
  readProductInput,
  readVariantInput,
} from '../domain/catalog-input';
import { toSlug } from '../domain/slug';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { renderNewProductPage, renderProductEditPage } from '../pages/owner-catalog';
import { renderOwnerPage } from '../pages/owner-page';
import {
  addProduct,
  addVariant,
  type CatalogProblem,
  findProductInput,
  removeProduct,
  removeVariant,
  updateProduct,
} from '../stores/catalog';
import { listCollections } from '../stores/collections';
import { findOffers, listProducts } from '../stores/products';

const PLACE = '/config/products';
const PRODUCT = `${PLACE}/:productId`;
const FIELDS = { 'application/x-www-form-urlencoded': v.record(v.string(), v.string()) };

const OWNER = { tag: 'owner', undocumented: true, guard: 'owner' } as const satisfies Partial<RouteSpec>;
const READ = { ...OWNER, method: 'GET', limit: 'read' } as const;
const WRITE = { ...OWNER, method: 'POST', limit: 'write', bodies: FIELDS } as const;

const SHOWN = { about: 'A page.' };
const SIGN_IN = { about: 'The sign-in page.', schema: FailureSchema };
const SAVED = { about: 'Saved; redirects to the page of the product.' };
const REFUSED = { about: 'The page with the reasons: nothing was saved.' };
const GONE = { about: 'This product does not exist.', schema: FailureSchema };

/** Part of an address of these pages. */
const RESERVED_SLUG = 'new';

/** Where each problem is shown. */
const PROBLEMS: Readonly<Record<CatalogProblem, readonly [field: string, text: string]>> = {
  'collection-full': [
    'collectionId',
    `A collection has at most ${MAX_PRODUCTS_IN_COLLECTION} products. Choose another one.`,
  ],
  'collection-missing': ['collectionId', 'This collection does not exist any more.'],
  'sku-taken': ['sku', 'Another variant has this SKU.'],
  'too-many': ['sku', 'The product has as many variants as possible.'],
  missing: ['title', 'This product does not exist any more.'],
};

export const ownerCatalogRoutes = (deps: Deps): Route[] => [
  ...newProductRoutes(deps),
  ...productRoutes(deps),
  ...variantRoutes(deps),
];

function newProductRoutes(deps: Deps): Route[] {
  const path = `${PLACE}/new`;
  return [
    route(
      { ...READ, path, summary: 'Owner page: a new product.', answers: { 200: SHOWN, 401: SIGN_IN } },
      ({ c }) => showNewProduct(c, deps, { productType: 'PHYSICAL' }),
    ),
    route(
      {
        ...WRITE,
        path,
        summary: 'Owner: adds a product.',
        answers: { 303: SAVED, 401: SIGN_IN, 422: REFUSED },
      },
      async ({ c, body }) => {
        const saved = await saveNewProduct(deps, body);
        return typeof saved === 'string'
          ? c.redirect(`${PLACE}/${encodeURIComponent(saved)}?saved=yes`, 303)
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
        answers: { 200: SHOWN, 401: SIGN_IN, 404: GONE },
      },
      ({ c, param, query }) =>
        showProduct(c, deps, param('productId'), { isSaved: query('saved') === 'yes' }),
    ),
    route(
      {
        ...WRITE,
        path: PRODUCT,
        summary: 'Owner: changes a product.',
        answers: { 303: SAVED, 401: SIGN_IN, 404: GONE, 422: REFUSED },
      },
      async ({ c, param, body }) => {
        const id = param('productId');
        const read = readProductInput(body);
        const problem = read.value && (await updateProduct(db, site.id, id, read.value));
        const errors = read.errors ?? (problem && toErrors(problem));
        if (errors) return showProduct(c, deps, id, { product: { values: body, errors } });
        return c.redirect(`${PLACE}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
    route(
      {
        ...WRITE,
        path: `${PRODUCT}/remove`,
        summary: 'Owner: removes a product.',
        answers: { 303: { about: 'Removed; redirects to all products.' }, 401: SIGN_IN, 404: GONE },
      },
      async ({ c, param }) => {
        if (!(await removeProduct(db, site.id, param('productId')))) throw missing();
        return c.redirect(PLACE, 303);
      },
    ),
  ];
}

function variantRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  const answers = { 303: SAVED, 401: SIGN_IN, 404: GONE, 422: REFUSED };
  return [
    route(
      { ...WRITE, path: `${PRODUCT}/variants`, summary: 'Owner: adds a variant.', answers },
      async ({ c, param, body }) => {
        const id = param('productId');
        const errors = await saveVariant(deps, id, body);
        if (errors) return showProduct(c, deps, id, { variant: { values: body, errors } });
        return c.redirect(`${PLACE}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
    route(
      { ...WRITE, path: `${PRODUCT}/variants/remove`, summary: 'Owner: removes a variant.', answers },
      async ({ c, param, body: { sku = '' } }) => {
        const id = param('productId');
        if (!(await removeVariant(db, site.id, id, sku))) throw missing();
        return c.redirect(`${PLACE}/${encodeURIComponent(id)}?saved=yes`, 303);
      },
    ),
  ];
}

/** @returns the id, or the errors by field */
async function saveNewProduct({ db, site }: Deps, fields: Fields): Promise<string | FieldErrors> {
  const product = readProductInput(fields);
  const variant = readVariantInput(fields, site.currency);
  const options = readOptionLines(fields.options ?? '');
  const errors: FieldErrors = { ...product.errors, ...variant.errors };
  if (typeof options === 'string') errors.options = options;
  const combinations = combineOptions(typeof options === 'string' ? [] : options);
  if (combinations.length > 1 && fields.sku?.trim())
    errors.sku = 'Leave it empty: each variant gets a SKU of its own.';
  if (!product.value || !variant.value || Object.keys(errors).length > 0) return errors;
  const { value } = variant;
  const variants = combinations.map((optionValues) => ({ ...value, optionValues }));
  const slug = toSlug(product.value.title);
  const id = slug === RESERVED_SLUG ? `${slug}-product` : slug;
  const added = await addProduct(db, site.id, id, product.value, variants);
  return typeof added === 'string' ? toErrors(added) : added.id;
}

async function saveVariant(
  { db, site }: Deps,
  productId: string,
  fields: Fields,
): Promise<FieldErrors | undefined> {
  const offers = await findOffers(db, site.id, [productId]);
  if (offers.length === 0) throw missing();
  const names = getOptions(offers).map(({ name }) => name);
  const { value, errors = {} } = readVariantInput(fields, site.currency);
  const optionValues = names.map((name, index) => ({
    name,
    value: (fields[`option-${index}`] ?? '').trim(),
  }));
  for (const [index, option] of optionValues.entries())
    if (!option.value) errors[`option-${index}`] = `Enter a value for ${option.name}.`;
  const isKnown = offers.some((offer) =>
    optionValues.every(({ name, value }) =>
      offer.optionValues.some((one) => one.name === name && one.value === value),
    ),
  );
  if (isKnown) errors['option-0'] ??= 'The product already has a variant with these options.';
  if (!value || Object.keys(errors).length > 0) return errors;
  const problem = await addVariant(db, site.id, productId, { ...value, optionValues });
  return problem && toErrors(problem);
}

function toErrors(problem: CatalogProblem): FieldErrors {
  const [field, text] = PROBLEMS[problem];
  return { [field]: text };
}

const missing = (): HttpError => new HttpError(404, 'This product does not exist.');

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
    { title: 'Add a product', place: PLACE, body },
    Object.keys(errors).length > 0 ? 422 : 200,
  );
}

interface Entered {
  values: Fields;
  errors: FieldErrors;
}

async function showProduct(
  c: Ctx,
  deps: Deps,
  id: string,
  { product, variant, isSaved }: { product?: Entered; variant?: Entered; isSaved?: boolean },
): Promise<Response> {
  const { db, site } = deps;
  const { id: siteId, currency, locale } = site;
  const stored = await findProductInput(db, siteId, id);
  const known = (await listProducts(db, siteId, currency)).find((one) => one.id === id);
  if (!stored || !known) throw missing();
  const { picture, collectionId, ...texts } = stored;
  const values = { ...texts, picture: picture ?? '', collectionId: collectionId ?? '' };
  const body = renderProductEditPage({
    id,
    title: stored.title,
    variants: known.variants,
    collections: await listCollections(db, siteId),
    product: { values, errors: {}, ...product, prefix: 'product-' },
    variant: { values: {}, errors: {}, ...variant, prefix: 'variant-' },
    currency,
    locale,
    isSaved: !!isSaved,
  });
  const status = product || variant ? 422 : 200;
  return renderOwnerPage(c, deps, { title: stored.title, place: PLACE, body }, status);
}
