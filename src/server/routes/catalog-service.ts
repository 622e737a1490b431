/** Reads and stores what the owner enters about products and variants. */
import { getOptions } from '../../core/commerce/options';
import { MAX_PRODUCTS_IN_COLLECTION } from '../../core/commerce/product-limits';
import type { Queryable } from '../db/db';
import {
  combineOptions,
  type FieldErrors,
  type Fields,
  formatTextFields,
  readOptionLines,
  readProductInput,
  readVariantInput,
} from '../domain/catalog-input';
import { formatPlan } from '../domain/plan-input';
import { toSlug } from '../domain/slug';
import { formatSwatches, readSwatchLines } from '../domain/swatch-input';
import type { Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { hasFile } from '../http/serve-file';
import {
  addProduct,
  addVariant,
  type CatalogProblem,
  findProductInput,
  updateProduct,
} from '../stores/catalog';
import { findOffers } from '../stores/products';
import { type Entered, saveForm } from './owner-edit';

/** Part of an address of these pages, so it cannot be a slug. */
const RESERVED_SLUG = 'new';

/** Where each problem is shown. */
const PROBLEMS: Readonly<Record<CatalogProblem, readonly [field: string, text: string]>> = {
  'collection-full': [
    'collectionId',
    `A collection has at most ${MAX_PRODUCTS_IN_COLLECTION} products. Choose another one.`,
  ],
  'collection-missing': ['collectionId', 'This collection no longer exists.'],
  'sku-taken': ['sku', 'Another variant has this SKU.'],
  'too-many': ['sku', 'The product has as many variants as possible.'],
  missing: ['title', 'This product does not exist any more.'],
};

/** @returns the id, or the errors by field */
export async function saveNewProduct(deps: Deps, fields: Fields): Promise<string | FieldErrors> {
  const { db, site } = deps;
  const product = readProductInput(fields);
  const variant = readVariantInput(fields, site.currency);
  const options = readOptionLines(fields.options ?? '');
  const errors: FieldErrors = { ...product.errors, ...variant.errors };
  if (typeof options === 'string') errors.options = options;
  const combinations = combineOptions(typeof options === 'string' ? [] : options);
  if (combinations.length > 1 && fields.sku?.trim())
    errors.sku = 'Leave it empty: each variant gets a SKU of its own.';
  const lost = product.value && (await findMissingPage(deps, product.value.pages));
  if (lost) Object.assign(errors, lost);
  if (!product.value || !variant.value || Object.keys(errors).length > 0) return errors;
  const { value } = variant;
  const variants = combinations.map((optionValues) => ({ ...value, optionValues }));
  const slug = toSlug(product.value.title);
  const id = slug === RESERVED_SLUG ? `${slug}-product` : slug;
  const swatches = typeof options === 'string' ? [] : options.flatMap((option) => option.swatches);
  const added = await addProduct(db, site.id, id, { ...product.value, swatches }, variants);
  return typeof added === 'string' ? toErrors(added) : added.id;
}

/** The values of the form for a stored product; undefined if there is none. */
export async function findProductFields(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<Fields | undefined> {
  const stored = await findProductInput(db, siteId, id);
  if (!stored) return undefined;
  const { title, description, productType, picture, collectionId, textFields, pages, plan } = stored;
  const options = getOptions(await findOffers(db, siteId, [id]));
  return {
    title,
    description,
    productType,
    collectionId: collectionId ?? '',
    picture: picture ?? '',
    ...formatPlan(plan ?? null),
    texts: formatTextFields(textFields),
    pages: pages.map((path) => `${path}\n`).join(''),
    swatches: formatSwatches(options, stored.swatches ?? []),
  };
}

/** Undefined when it was saved. */
export async function saveProduct(deps: Deps, id: string, fields: Fields): Promise<Entered | undefined> {
  const { db, site } = deps;
  const offers = await findOffers(db, site.id, [id]);
  const { value, errors = {} } = readProductInput(fields);
  const swatches = readSwatchLines(fields.swatches ?? '', getOptions(offers));
  if (typeof swatches === 'string') errors.swatches = swatches;
  if (!value || typeof swatches === 'string') return { values: fields, errors };
  const lost = await findMissingPage(deps, value.pages);
  if (lost) return { values: fields, errors: lost };
  const form = { key: `product/${id}`, read: (tx: Queryable) => findProductFields(tx, site.id, id) };
  const { saved, conflict } = await saveForm(deps, form, fields, (tx) =>
    updateProduct(tx, site.id, id, { ...value, swatches }),
  );
  return conflict ?? (saved && { values: fields, errors: toErrors(saved) });
}

/** A misspelled path would leave a page open that the owner believes to be locked. */
async function findMissingPage(
  { folders }: Deps,
  pages: readonly string[],
): Promise<FieldErrors | undefined> {
  for (const path of pages)
    if (!(await hasFile(path, folders))) return { pages: `There is no page ${path} on this site.` };
  return undefined;
}

/** @returns the errors by field */
export async function saveVariant(
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

export const missing = (): HttpError => new HttpError(404, 'This product does not exist.');
