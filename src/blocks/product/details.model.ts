// Details of some products: measures, installments, a plan, price options, a label for free ones. Fetched only for these.

import { getInstallment } from '../../core/commerce/installments';
import { formatDimensions, formatWeight } from '../../core/commerce/measures';
import type { SaleOptions } from '../../core/commerce/merchandising';
import { describePlan } from '../../core/commerce/plan-text';
import type { Product, Variant } from '../../core/commerce/product';
import type { PriceOption, ProductDetails, VariantDetails } from '../../core/commerce/product-details';
import type { SubscriptionPlan } from '../../core/commerce/subscription';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import type { DetailMessages } from './detail-messages';
import type { Details, SummaryOptions } from './product.types';

export interface DetailOptions extends SummaryOptions, SaleOptions {
  readonly messages: SummaryOptions['messages'] & DetailMessages;
  /** Number of `MeasurementStandard`. */
  readonly measurementStandard: number;
  readonly freeIfZero: boolean;
  readonly freeLabel: string;
}

/** @param variant undefined without a choice */
export const describeDetails = (
  plan: SubscriptionPlan | null,
  variant: VariantDetails | undefined,
  options: DetailOptions,
): Details => ({
  hasPlan: plan !== null,
  describePrice: (amount) => describePrice(amount, plan, options),
  describeNotes: (amount) =>
    [
      amount !== undefined && !plan ? describeInstallments(amount, options) : '',
      variant ? describeMeasures(variant, options) : '',
    ].filter(Boolean),
});

function describePrice(amount: number, plan: SubscriptionPlan | null, options: DetailOptions): string {
  const { messages, locale, currency, freeIfZero, freeLabel } = options;
  if (amount === 0 && freeIfZero && freeLabel) return freeLabel;
  const money = formatMoney(amount, currency, locale);
  return plan ? `${money} ${describePlan(plan, messages, locale)}` : money;
}

function describeMeasures(
  { weight, dimensions }: VariantDetails,
  { messages, locale, measurementStandard: standard }: DetailOptions,
): string {
  const parts = [
    weight > 0 && formatMessage(messages.weight, { weight: formatWeight(weight, standard, locale) }, locale),
    dimensions.length > 0 &&
      formatMessage(
        messages.dimensions,
        { dimensions: formatDimensions(dimensions, standard, locale) },
        locale,
      ),
  ];
  return parts.filter(Boolean).join(' ');
}

function describeInstallments(amount: number, options: DetailOptions): string {
  const { messages, locale, currency, installments: count } = options;
  const each = getInstallment(amount, { count, min: options.installmentMin, max: options.installmentMax });
  if (each === null) return '';
  return formatMessage(messages.installments, { count, amount: formatMoney(each, currency, locale) }, locale);
}

/** A way to pay for a product: once, which has an empty id, or by one of its price options. */
export interface Purchase {
  readonly id: string;
  readonly text: string;
}

/** The price options of the chosen variant or, without one, of all. */
function getOffered({ variants }: ProductDetails, variant: Variant | undefined): readonly PriceOption[] {
  const offered = variant ? [variants.get(variant)] : [...variants.values()];
  return offered.flatMap((details) => details?.priceOptions ?? []);
}

/**
 * The ways to pay for the chosen variant or, without one, for the first that has each of them. A product that is sold only
 * by subscription, or has no other price, cannot be bought once.
 */
export function getPurchases(
  { variants, isSubscription }: Product,
  details: ProductDetails,
  variant: Variant | undefined,
  options: DetailOptions,
): Purchase[] {
  if (getOffered(details, undefined).length === 0) return [];
  const known = new Map<string, PriceOption>();
  for (const option of getOffered(details, variant)) if (!known.has(option.id)) known.set(option.id, option);
  const once = !isSubscription && (variant ? [variant] : variants).some(({ price }) => price !== null);
  return [
    ...(once ? [{ id: '', text: options.messages.once }] : []),
    ...[...known.values()].map((option) => ({ id: option.id, text: describeOption(option, options) })),
  ];
}

function describeOption(option: PriceOption, { currency, locale, messages }: DetailOptions): string {
  const { onSale, salePrice, price } = option;
  const amount = formatMoney(onSale ? salePrice : (price ?? 0), currency, locale);
  return `${amount} ${describePlan(option.plan, messages, locale)}`;
}

interface Priced {
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly plan: SubscriptionPlan | null;
}

/**
 * A product with the prices and the plan of a price option; without a plan if the variants do not have it.
 * @param id empty leaves the product as it is
 */
export function applyPriceOption(
  product: Product,
  details: ProductDetails,
  variant: Variant | undefined,
  id: string,
): Priced {
  if (!id) return { product, variant, plan: details.plan };
  const find = (options: readonly PriceOption[]) => options.find((option) => option.id === id);
  const apply = (one: Variant): Variant[] => {
    const option = find(getOffered(details, one));
    return option
      ? [{ ...one, price: option.price, salePrice: option.salePrice, onSale: option.onSale }]
      : [];
  };
  return {
    product: { ...product, variants: product.variants.flatMap(apply), isSubscription: true },
    variant: variant && (apply(variant)[0] ?? variant),
    plan: find(getOffered(details, variant))?.plan ?? null,
  };
}
