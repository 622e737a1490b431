// Describes a variant: price, plan, stock, installments, and what a choice has changed.

import { getLowestPrice, getPrice, isInStock } from '../../core/commerce/price';
import type { Product, Variant } from '../../core/commerce/product';
import type { Selection } from '../../core/commerce/selection';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import type { Details, SummaryOptions } from './product.types';
import type { SaleMessages } from './sale-messages';

export interface ProductSummary {
  /** Empty without a price: the page's own is shown. */
  readonly price: string;
  /** Whether the price is zero. */
  readonly isFree: boolean;
  /** The price before a sale; empty without one. */
  readonly original: string;
  readonly installments: string;
  /** Weight and dimensions; empty if neither is known. */
  readonly measures: string;
  readonly stock: string;
  readonly stockState: 'in-stock' | 'low' | 'sold-out';
}

/** Whether a product has what only `details.model.ts` describes. */
export const hasDetails = (
  product: Product,
  { installments }: Pick<SummaryOptions, 'installments'>,
): boolean =>
  installments > 1 ||
  product.plan !== null ||
  product.variants.some(
    ({ weight, dimensions, priceOptions }) => weight > 0 || dimensions.length > 0 || priceOptions.length > 0,
  );

/**
 * Describes the chosen variant or, without one, the whole product.
 * @param details undefined for a product without any; one with a plan has no price then
 */
export function describeProduct(
  { variants, plan, isSubscription }: Product,
  variant: Variant | undefined,
  options: SummaryOptions,
  details: Details | undefined,
): ProductSummary {
  const { messages, locale, currency } = options;
  const found = variant ? { price: getPrice(variant), varies: false } : getLowestPrice(variants);
  const price = found?.price;
  const format = (amount: number) => {
    if (amount === 0 && options.freeIfZero && options.freeLabel) return options.freeLabel;
    const money = formatMoney(amount, currency, locale);
    return plan ? `${money} ${details?.describePlan(plan)}` : money;
  };
  const stock = {
    ...describeStock(variants, variant, options),
    measures: (variant && details?.describeMeasures(variant)) ?? '',
    isFree: price?.amount === 0,
  };
  if (isSubscription && !plan)
    return { price: messages.unavailable, original: '', installments: '', ...stock };
  if (!price || (plan && !details)) return { price: '', original: '', installments: '', ...stock };
  const text = format(price.amount);
  return {
    price: found.varies ? formatMessage(messages.from, { price: text }, locale) : text,
    original: price.original === null || found.varies ? '' : format(price.original),
    installments: plan || found.varies ? '' : (details?.describeInstallments(price.amount) ?? ''),
    ...stock,
  };
}

function describeStock(
  variants: readonly Variant[],
  variant: Variant | undefined,
  { messages, locale, lowStock }: SummaryOptions,
): Pick<ProductSummary, 'stock' | 'stockState'> {
  const isSoldOut = variant ? !isInStock(variant) : variants.length > 0 && !variants.some(isInStock);
  if (isSoldOut) return { stock: messages.soldOut, stockState: 'sold-out' };
  if (!variant || variant.unlimited || variant.qtyInStock > lowStock)
    return { stock: '', stockState: 'in-stock' };
  const stock = formatMessage(messages.onlyLeft, { count: variant.qtyInStock }, locale);
  return { stock, stockState: 'low' };
}

/** Both the choice and what it has moved; empty if nothing moved. */
export function describeMove(
  { choice, latest, moved }: Selection,
  messages: SaleMessages,
  locale: string,
): string {
  const [name = ''] = latest;
  if (moved.length === 0) return '';
  const changes = moved.map((option) => `${option.name}: ${option.value}`).join(', ');
  return formatMessage(messages.moved, { choice: `${name}: ${choice.get(name) ?? ''}`, changes }, locale);
}
