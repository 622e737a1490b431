// What only some products have: measures, installments, a plan, price options, and settings of the page. Fetched for these alone.

import { getInstallment } from '../../core/commerce/installments';
import { formatDimensions, formatWeight } from '../../core/commerce/measures';
import { applyMerchandising } from '../../core/commerce/merchandising';
import { describePlan } from '../../core/commerce/plan-text';
import type { PriceOption, Product, Variant } from '../../core/commerce/product';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import { detailMessages } from './detail-messages';
import type { DetailOptions, Details } from './product.types';

export { applyMerchandising, detailMessages };

export const createDetails = (options: DetailOptions): Details => ({
  describePlan: (plan) => describePlan(plan, options.messages, options.locale),
  describeMeasures: (variant) => describeMeasures(variant, options),
  describeInstallments: (amount) => describeInstallments(amount, options),
});

function describeMeasures(
  { weight, dimensions }: Variant,
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
  const {
    messages,
    locale,
    currency,
    installments: count,
    installmentMin: min,
    installmentMax: max,
  } = options;
  const each = getInstallment(amount, { count, min, max });
  if (each === null) return '';
  return formatMessage(messages.installments, { count, amount: formatMoney(each, currency, locale) }, locale);
}

/** A way to pay for a product: once, which has an empty id, or by one of its price options. */
export interface Purchase {
  readonly id: string;
  readonly text: string;
}

/**
 * The ways to pay for the chosen variant or, without one, for the first that has each of them. A product that is sold by
 * subscription alone, or has no other price, cannot be bought once.
 */
export function getPurchases(
  { variants, isSubscription }: Product,
  variant: Variant | undefined,
  options: DetailOptions,
): Purchase[] {
  const offered = variant ? [variant] : variants;
  const known = new Map<string, PriceOption>();
  for (const { priceOptions } of offered)
    for (const option of priceOptions) if (!known.has(option.id)) known.set(option.id, option);
  if (variants.every(({ priceOptions }) => priceOptions.length === 0)) return [];
  const once = !isSubscription && offered.some(({ price }) => price !== null);
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

/**
 * The product with the prices and the plan of a price option; without a plan if the variants do not have it.
 * @param id empty leaves the product as it is
 */
export function applyPriceOption(
  product: Product,
  variant: Variant | undefined,
  id: string,
): [Product, Variant | undefined] {
  if (!id) return [product, variant];
  const apply = (one: Variant): Variant | undefined => {
    const option = one.priceOptions.find((known) => known.id === id);
    return option && { ...one, price: option.price, salePrice: option.salePrice, onSale: option.onSale };
  };
  const offered = (variant ? [variant] : product.variants).flatMap(({ priceOptions }) => priceOptions);
  const plan = offered.find((option) => option.id === id)?.plan ?? null;
  const variants = product.variants.map(apply).filter((one) => one !== undefined);
  return [{ ...product, variants, plan, isSubscription: true }, variant && (apply(variant) ?? variant)];
}
