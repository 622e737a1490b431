// Reads details that only some products have: a plan, price options, weights and dimensions.
import { readNumber, readString } from '../read';
import type { Json, Prices } from './offers';
import { PRICE_OPTION_FIELD } from './price-option-field';
import type { Product, Variant } from './product';
import { readPlan, type SubscriptionPlan } from './subscription';

/** A subscription to a variant, with a price of its own. */
export interface PriceOption extends Prices {
  /** Id shared by all variants of a product. */
  readonly id: string;
  readonly plan: SubscriptionPlan;
}

export interface VariantDetails {
  /** In the unit of the site's measurement standard; 0 if unknown. */
  readonly weight: number;
  /** Length, width and height; empty if one of them is unknown. */
  readonly dimensions: readonly number[];
  /** Subscription plans offered as an alternative to a one-time purchase. */
  readonly priceOptions: readonly PriceOption[];
}

export interface ProductDetails {
  /** Null if the product is not a subscription, or if its plan is not available. */
  readonly plan: SubscriptionPlan | null;
  readonly variants: ReadonlyMap<Variant, VariantDetails>;
}

export function readDetails(product: Product): ProductDetails {
  const { json, variants, isSubscription } = product;
  return {
    plan: isSubscription ? readPlan(json.subscriptionPlan) : null,
    variants: new Map(variants.map((variant) => [variant, readVariantDetails(variant, product)])),
  };
}

const readVariantDetails = (variant: Variant, product: Product): VariantDetails => ({
  weight: Math.max(0, readNumber(variant.json.weight)),
  dimensions: readDimensions(variant.json),
  priceOptions: readPriceOptions(variant, product),
});

function readDimensions({ len, length, width, height }: Json): number[] {
  const lengths = [len ?? length, width, height].map((value) => readNumber(value));
  return lengths.every((value) => value > 0) ? lengths : [];
}

/** Drops options without a valid price or plan, and duplicate ids. */
function readPriceOptions({ priceOptions }: Variant, { isGiftCard }: Product): PriceOption[] {
  const options = new Map<string, PriceOption>();
  for (const { json, price, salePrice, onSale } of priceOptions) {
    const id = readString(json[PRICE_OPTION_FIELD]);
    const plan = readPlan(json.subscriptionPlan);
    if (!id || !plan || price === null || options.has(id)) continue;
    options.set(id, { id, plan, price, salePrice, onSale: onSale && !isGiftCard });
  }
  return [...options.values()];
}
