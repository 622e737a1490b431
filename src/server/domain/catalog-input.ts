/** Reads and validates what the owner enters about a product. Pure. */
import { MAX_SKU_LENGTH, MAX_VARIANTS } from '../../core/commerce/product-limits';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import type { SwatchData } from '../../core/commerce/swatches';
import type { TextField } from '../../core/commerce/text-fields';
import { PRODUCT_TYPES, type ProductType } from '../../core/wire/commerce';
import { readPageLines } from './page-access';
import { readPlanInput } from './plan-input';
import { readPrices } from './price-input';
import { readSwatch } from './swatch-input';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 5000;
const MAX_ADDRESS = 2000;
const MAX_OPTIONS = 6;
const MAX_TEXT_FIELDS = 10;
const MAX_OPTION_TEXT = 60;
export const MAX_STOCK = 1_000_000_000;

export const PICTURE_PROBLEM = 'Enter an address on this site, such as /pictures/mug.webp.';

/** Entered text by the name of the control. */
export type Fields = Readonly<Record<string, string>>;

/** The first problem of each control, by its name. */
export type FieldErrors = Record<string, string>;

export interface ProductInput {
  title: string;
  description: string;
  productType: ProductType;
  /** Address; null for none. */
  picture: string | null;
  /** Id; null for none. */
  collectionId: string | null;
  textFields: readonly TextField[];
  /** Paths of the pages that paywalled content opens; see page-access.ts. */
  pages: readonly string[];
  /** Missing or null for a one-time payment. */
  plan?: SubscriptionPlan | null;
  /** Missing for none. */
  swatches?: readonly SwatchData[];
}

/** Values of a variant. Cents are minor units of the site's currency. */
export interface VariantInput {
  /** Empty for a generated one. */
  sku: string;
  priceCents: number;
  salePriceCents: number | null;
  onSale: boolean;
  /** null for unlimited. */
  stock: number | null;
  /** Address; null or missing to use the product's picture. */
  picture?: string | null;
  optionValues: readonly { name: string; value: string }[];
}

export type Read<T> = { value: T; errors?: undefined } | { value?: undefined; errors: FieldErrors };

export function readProductInput(fields: Fields): Read<ProductInput> {
  const {
    title = '',
    description = '',
    productType = '',
    picture = '',
    collectionId = '',
    texts = '',
    pages = '',
  } = fields;
  const errors: FieldErrors = {};
  if (!title.trim()) errors.title = 'Enter a title.';
  else if (title.trim().length > MAX_TITLE) errors.title = `Use at most ${MAX_TITLE} characters.`;
  if (description.length > MAX_DESCRIPTION)
    errors.description = `Use at most ${MAX_DESCRIPTION.toLocaleString('en')} characters.`;
  const type = PRODUCT_TYPES.find((one) => one === productType);
  if (!type) errors.productType = 'Choose a type.';
  if (picture.trim() && !isPictureAddress(picture.trim())) errors.picture = PICTURE_PROBLEM;
  const textFields = readTextFieldLines(texts);
  if (typeof textFields === 'string') errors.texts = textFields;
  const paths = readPages(pages, type);
  if (typeof paths === 'string') errors.pages = paths;
  const { plan, errors: planErrors } = readPlanInput(fields, type);
  Object.assign(errors, planErrors);
  if (!type || typeof textFields === 'string' || typeof paths === 'string' || Object.keys(errors).length > 0)
    return { errors };
  return {
    value: {
      title: title.trim(),
      description: description.trim(),
      productType: type,
      picture: picture.trim() || null,
      collectionId: collectionId || null,
      textFields,
      pages: paths,
      plan,
    },
  };
}

/** Returns a problem as text. */
function readPages(text: string, type: ProductType | undefined): string[] | string {
  if (type === 'PAYWALL') return text.trim() ? readPageLines(text) : 'Enter the pages that buyers may read.';
  return text.trim() ? 'Only paywalled content unlocks pages. Change the type, or remove the pages.' : [];
}

/** @param currency of the site, ISO 4217 */
export function readVariantInput(fields: Fields, currency: string): Read<Omit<VariantInput, 'optionValues'>> {
  const { sku = '', onSale, stock = '', variantPicture = '' } = fields;
  const errors: FieldErrors = {};
  const { priceCents, salePriceCents } = readPrices(fields, currency, errors);
  if (sku.trim().length > MAX_SKU_LENGTH) errors.sku = `Use at most ${MAX_SKU_LENGTH} characters.`;
  const pieces = stock.trim() === '' ? null : Number(stock);
  if (pieces !== null && !(/^\d+$/.test(stock.trim()) && pieces <= MAX_STOCK))
    errors.stock = 'Enter a whole number, or leave this empty for unlimited stock.';
  const picture = variantPicture.trim() || null;
  if (picture && !isPictureAddress(picture)) errors.variantPicture = PICTURE_PROBLEM;
  if (onSale && salePriceCents === null) errors.salePrice ??= 'Enter the sale price.';
  if (Object.keys(errors).length > 0) return { errors };
  return { value: { sku: sku.trim(), priceCents, salePriceCents, onSale: !!onSale, stock: pieces, picture } };
}

/** Reads text fields, one per line; an asterisk at the end makes one required. Returns a problem as text. */
export function readTextFieldLines(text: string): TextField[] | string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const fields = lines.filter(Boolean).map((line) => ({
    name: line.replace(/\s*\*$/, ''),
    required: line.endsWith('*'),
  }));
  if (fields.length > MAX_TEXT_FIELDS) return `Use at most ${MAX_TEXT_FIELDS} text fields.`;
  if (fields.some(({ name }) => !name || name.length > MAX_OPTION_TEXT))
    return `Names of text fields have 1 to ${MAX_OPTION_TEXT} characters.`;
  if (new Set(fields.map(({ name }) => name)).size < fields.length) return 'A text field is listed twice.';
  return fields;
}

/** Formats text fields for `readTextFieldLines`. */
export const formatTextFields = (fields: readonly TextField[]): string =>
  fields.map(({ name, required }) => `${name}${required ? ' *' : ''}`).join('\n');

/** An option with its values; a value may have a swatch. */
export interface OptionInput {
  name: string;
  values: string[];
  swatches: SwatchData[];
}

/** Reads options, one per line: `Size: Small, Large` or `Glaze: Sand #d8c8a8, Ink`. Returns a problem as text. */
export function readOptionLines(text: string): OptionInput[] | string {
  const options: OptionInput[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim())) {
    const [, name = '', list = ''] = /^\s*([^:]+?)\s*:(.*)$/.exec(line) ?? [];
    const parts = list.split(',').map((part) => readSwatch(part.trim()));
    const values = [...new Set(parts.map(({ value }) => value))].filter(Boolean);
    if (!name || values.length === 0)
      return `Write each option as “Size: Small, Large”; “${line.trim()}” is different.`;
    if ([name, ...values].some((part) => part.length > MAX_OPTION_TEXT))
      return `Names and values of options have at most ${MAX_OPTION_TEXT} characters.`;
    if (options.some((option) => option.name === name)) return `The option “${name}” is listed twice.`;
    const swatches = parts.filter(({ color, picture }) => color || picture);
    options.push({ name, values, swatches: swatches.map((swatch) => ({ name, ...swatch })) });
  }
  if (options.length > MAX_OPTIONS) return `A product has at most ${MAX_OPTIONS} options.`;
  const count = options.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_VARIANTS)
    return `These options create ${count.toLocaleString('en')} variants; a product has at most ${MAX_VARIANTS.toLocaleString('en')}.`;
  return options;
}

/** All combinations of the values, the last option changing fastest; one empty combination without options. */
export function combineOptions(
  options: readonly { name: string; values: readonly string[] }[],
): { name: string; value: string }[][] {
  return options.reduce<{ name: string; value: string }[][]>(
    (combinations, { name, values }) =>
      combinations.flatMap((one) => values.map((value) => one.concat({ name, value }))),
    [[]],
  );
}

/** The content security policy of the pages allows pictures of the site only. */
export const isPictureAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && /^\/(?![/\\])[^\s<>"\\]+$/.test(text);
