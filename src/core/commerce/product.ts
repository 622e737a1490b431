// Reads a product from JSON, in the shapes that templates print: a context with `product`, an item with
// `structuredContent`, a feed with `items`, or a bare list of variants.
import { fractionDigits, fromDecimal } from '../money';
import { isRecord, readArray, readBoolean, readNumber, readRecord, readString } from '../read';
import type { OptionValue } from './options';
import { MAX_PRICE, MAX_SKU_LENGTH } from './product-limits';
import { readPlan, type SubscriptionPlan } from './subscription';
import { readSwatches, type Swatches } from './swatches';

/** A variant that a visitor can buy. */
export interface Variant {
  /** Empty if the product has none, as a digital one. */
  readonly sku: string;
  /** In minor units; null if the JSON has none. */
  readonly price: number | null;
  /** In minor units; counts only with `onSale`. */
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly optionValues: readonly OptionValue[];
  /** Id or address of the variant's picture; empty without one. */
  readonly picture: string;
  /** In the unit of the site's measurement standard; 0 if unknown. */
  readonly weight: number;
  /** Length, width and height; empty if one of them is unknown. */
  readonly dimensions: readonly number[];
  /** Plans by which it can be subscribed to instead of being bought once. */
  readonly priceOptions: readonly PriceOption[];
}

/** A subscription to a variant, with a price of its own. */
export interface PriceOption extends Pick<Variant, 'price' | 'salePrice' | 'onSale'> {
  /** The same for all variants of a product. */
  readonly id: string;
  readonly plan: SubscriptionPlan;
}

/** Field of a product's form with the id of a price option; empty for a single payment. */
export const PRICE_OPTION_FIELD = 'productSubscriptionOptionId';

/** Product types by their documented number (PRD-001, PRD-002). */
export const productTypes = ['', 'PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'] as const;
export type ProductType = Exclude<(typeof productTypes)[number], ''>;

export interface Product {
  readonly productType: ProductType;
  /** Without those that are invalid or too expensive. */
  readonly variants: readonly Variant[];
  /** ISO 4217; empty if the JSON has none. */
  readonly currency: string;
  readonly isSubscription: boolean;
  /** Null for a subscription means that its plan is not available. */
  readonly plan: SubscriptionPlan | null;
  readonly swatches: Swatches;
  /** How many variants were dropped. */
  readonly invalidCount: number;
}

/** Null if the JSON contains no product. */
export function readProduct(json: unknown): Product | null {
  const holder = findHolder(json);
  if (!holder) return null;
  const productType = readProductType(holder.productType);
  const currency = findCurrency(holder);
  const names = readArray(holder.variantAttributeNames ?? holder.variantOptionOrdering).map(readString);
  const listed = readArray(holder.variants);
  // A digital product has its price on itself (PRD-003).
  const found = (listed.length > 0 || !hasPrice(holder) ? listed : [{ ...holder, unlimited: true }]).map(
    (variant) => readVariant(variant, names, currency, productType),
  );
  const variants = found.filter((variant) => variant !== null);
  const isSubscription = readBoolean(holder.subscribable) || readBoolean(holder.isSubscribable);
  return {
    productType,
    variants,
    currency,
    isSubscription,
    plan: isSubscription ? readPlan(holder.subscriptionPlan) : null,
    swatches: readSwatches([holder.swatches, ...listed.map((variant) => readRecord(variant)?.optionValues)]),
    invalidCount: found.length - variants.length,
  };
}

type Json = Readonly<Record<string, unknown>>;

function findHolder(json: unknown): Json | null {
  if (Array.isArray(json)) return { variants: json };
  if (!isRecord(json)) return null;
  const { items, item, product, structuredContent, variants } = json;
  if (Array.isArray(variants) && variants.length > 0) return { ...readRecord(structuredContent), ...json };
  for (const inner of [product, structuredContent, readArray(items)[0], item]) {
    const holder = isRecord(inner) ? findHolder(inner) : null;
    if (holder) return holder;
  }
  return hasPrice(json) ? json : null;
}

const hasPrice = ({ price, priceCents, priceMoney }: Json): boolean =>
  (price ?? priceCents ?? priceMoney) !== undefined;

function readProductType(json: unknown): ProductType {
  const type = productTypes[readNumber(json, -1)] ?? productTypes.find((name) => name === json);
  return type || 'PHYSICAL';
}

/** The currency of the first price that names one. */
function findCurrency(holder: Json): string {
  for (const variant of [holder, ...readArray(holder.variants)])
    for (const money of isRecord(variant) ? [variant.priceMoney, variant.price] : []) {
      const { currency, currencyCode } = readRecord(money) ?? {};
      const code = readString(currency) || readString(currencyCode);
      if (/^[A-Z]{3}$/.test(code)) return code;
    }
  return '';
}

/** Null for a variant that cannot be sold: an invalid price, or a SKU that is too long. */
function readVariant(
  json: unknown,
  names: readonly string[],
  currency: string,
  type: ProductType,
): Variant | null {
  if (!isRecord(json)) return null;
  const prices = readPrices(json, currency, type);
  const sku = readString(json.sku);
  if (!prices || sku.length > MAX_SKU_LENGTH) return null;
  const stock = readRecord(json.stock) ?? json;
  return {
    sku,
    ...prices,
    qtyInStock: Math.max(0, Math.floor(readNumber(stock.qtyInStock ?? stock.quantity))),
    unlimited: stock.unlimited === true || type === 'DIGITAL' || type === 'GIFT_CARD',
    optionValues: readOptionValues(json, names),
    picture: readPicture(json),
    weight: Math.max(0, readNumber(json.weight)),
    dimensions: readDimensions(json),
    priceOptions: readPriceOptions(json, currency, type),
  };
}

/** Null for an invalid price. */
function readPrices(
  json: Json,
  currency: string,
  type: ProductType,
): Pick<Variant, 'price' | 'salePrice' | 'onSale'> | null {
  const price = readAmount(json, 'price', currency);
  const salePrice = readAmount(json, 'salePrice', currency);
  if (price === INVALID || salePrice === INVALID) return null;
  const onSale = json.onSale === true && salePrice !== null && type !== 'GIFT_CARD';
  return { price, salePrice: salePrice ?? 0, onSale };
}

/** Without those that have no valid price or plan, and repeated ids. */
function readPriceOptions({ pricingOptions }: Json, currency: string, type: ProductType): PriceOption[] {
  const options = new Map<string, PriceOption>();
  for (const json of readArray(pricingOptions)) {
    const option = readRecord(json) ?? {};
    const id = readString(option[PRICE_OPTION_FIELD]);
    const prices = readPrices(option, currency, type);
    const plan = readPlan(option.subscriptionPlan);
    if (id && plan && prices && prices.price !== null && !options.has(id))
      options.set(id, { id, plan, ...prices });
  }
  return [...options.values()];
}

const INVALID = Symbol('invalid');

/** Reads minor units, or an exact decimal text with its currency; null if there is none. */
function readAmount(
  json: Json,
  name: 'price' | 'salePrice',
  currency: string,
): number | null | typeof INVALID {
  const plain = json[name] ?? json[`${name}Cents`];
  const money = readRecord(json[`${name}Money`]) ?? readRecord(plain);
  const digits = fractionDigits(readString(money?.currency) || currency);
  const decimal = typeof money?.value === 'string' ? money.value : readString(money?.decimalValue);
  const exact = decimal
    ? fromDecimal(decimal.replace(/^\./, '0.'), digits)
    : (money?.minorUnits ?? money?.value);
  const amount = exact ?? (isRecord(plain) ? null : plain) ?? null;
  if (amount === null) return decimal ? INVALID : null;
  const units = typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount;
  return typeof units === 'number' && Number.isSafeInteger(units) && units >= 0 && units <= MAX_PRICE
    ? units
    : INVALID;
}

function readDimensions({ len, length, width, height }: Json): number[] {
  const lengths = [len ?? length, width, height].map((value) => readNumber(value));
  return lengths.every((value) => value > 0) ? lengths : [];
}

function readOptionValues({ optionValues, attributes }: Json, names: readonly string[]): OptionValue[] {
  const pairs = Array.isArray(optionValues)
    ? optionValues.map((option: unknown) => {
        const { name, optionName, value } = readRecord(option) ?? {};
        return { name: toText(name ?? optionName), value: toText(value) };
      })
    : Object.entries(readRecord(attributes) ?? {}).map(([name, value]) => ({ name, value: toText(value) }));
  const rank = ({ name }: OptionValue) => (names.includes(name) ? names.indexOf(name) : names.length);
  return pairs.filter(({ name, value }) => name && value).sort((a, b) => rank(a) - rank(b));
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function readPicture({ mainImageId, mainImage, picture }: Json): string {
  return readString(mainImageId) || readString(picture) || readString(readRecord(mainImage)?.assetUrl);
}
