// Reads what only some products have: a plan, price options, weights and dimensions.
import { readArray, readNumber, readRecord, readString } from '../read';
import { type Json, type Prices, readPrices } from './offers';
import type { Product, Variant } from './product';
import { readPlan, type SubscriptionPlan } from './subscription';

/** Field of a product's form with the id of a price option; empty for a single payment. */
export const PRICE_OPTION_FIELD = 'productSubscriptionOptionId';

/** A subscription to a variant, with a price of its own. */
export interface PriceOption extends Prices {
  /** The same for all variants of a product. */
  readonly id: string;
  readonly plan: SubscriptionPlan;
}

export interface VariantDetails {
  /** In the unit of the site's measurement standard; 0 if unknown. */
  readonly weight: number;
  /** Length, width and height; empty if one of them is unknown. */
  readonly dimensions: readonly number[];
  /** Plans by which it can be subscribed to instead of being bought once. */
  readonly priceOptions: readonly PriceOption[];
}

export interface ProductDetails {
  /** Null for a subscription means that its plan is not available. */
  readonly plan: SubscriptionPlan | null;
  readonly variants: ReadonlyMap<Variant, VariantDetails>;
}

export function readDetails(product: Product): ProductDetails {
  const { json, variants, isSubscription } = product;
  return {
    plan: isSubscription ? readPlan(json.subscriptionPlan) : null,
    variants: new Map(variants.map((variant) => [variant, readVariantDetails(variant.json, product)])),
  };
}

const readVariantDetails = (json: Json, product: Product): VariantDetails => ({
  weight: Math.max(0, readNumber(json.weight)),
  dimensions: readDimensions(json),
  priceOptions: readPriceOptions(json, product),
});

function readDimensions({ len, length, width, height }: Json): number[] {
  const lengths = [len ?? length, width, height].map((value) => readNumber(value));
  return lengths.every((value) => value > 0) ? lengths : [];
}

/** Without those that have no valid price or plan, and repeated ids. */
function readPriceOptions({ pricingOptions }: Json, { currency, isGiftCard }: Product): PriceOption[] {
  const options = new Map<string, PriceOption>();
  for (const json of readArray(pricingOptions)) {
    const option = readRecord(json) ?? {};
    const id = readString(option[PRICE_OPTION_FIELD]);
    const prices = readPrices(option, currency);
    const plan = readPlan(option.subscriptionPlan);
    if (!id || !plan || !prices || prices.price === null || options.has(id)) continue;
    options.set(id, { id, plan, ...prices, onSale: prices.onSale && !isGiftCard });
  }
  return [...options.values()];
}
