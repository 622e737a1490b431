// Describes a variant: price, plan, stock, installments, and what a choice has changed.

import { formatDimensions, formatWeight } from '../../core/commerce/measures';
import type { Choice } from '../../core/commerce/options';
import { describePlan } from '../../core/commerce/plan-text';
import { getInstallment, getLowestPrice, getPrice, isInStock } from '../../core/commerce/price';
import type { Product, Variant } from '../../core/commerce/product';
import { MAX_QUANTITY } from '../../core/commerce/product-limits';
import type { OptionMatrix, Selection } from '../../core/commerce/selection';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import type { ProductMessages } from './product.messages';

export interface SummaryOptions {
  readonly messages: ProductMessages;
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly freeIfZero: boolean;
  readonly freeLabel: string;
  readonly lowStock: number;
  readonly installments: number;
  readonly installmentMin: number;
  readonly installmentMax: number;
  /** Number of `MeasurementStandard`. */
  readonly measurementStandard: number;
}

export interface ProductSummary {
  /** Empty without a price: the page's own is shown. */
  readonly price: string;
  /** The price before a sale; empty without one. */
  readonly original: string;
  readonly installments: string;
  /** Weight and dimensions; empty if neither is known. */
  readonly measures: string;
  readonly stock: string;
  readonly stockState: 'in-stock' | 'low' | 'sold-out';
}

/** Describes the chosen variant or, without one, the whole product. */
export function describeProduct(
  { variants, plan, isSubscription }: Product,
  variant: Variant | undefined,
  options: SummaryOptions,
): ProductSummary {
  const { messages, locale, currency } = options;
  const found = variant ? { price: getPrice(variant), varies: false } : getLowestPrice(variants);
  const price = found?.price;
  const format = (amount: number) => {
    if (amount === 0 && options.freeIfZero && options.freeLabel) return options.freeLabel;
    const money = formatMoney(amount, currency, locale);
    return plan ? `${money} ${describePlan(plan, messages, locale)}` : money;
  };
  const stock = {
    ...describeStock(variants, variant, options),
    measures: variant ? describeMeasures(variant, options) : '',
  };
  if (isSubscription && !plan)
    return { price: messages.unavailable, original: '', installments: '', ...stock };
  if (!price) return { price: '', original: '', installments: '', ...stock };
  const text = format(price.amount);
  return {
    price: found.varies ? formatMessage(messages.from, { price: text }, locale) : text,
    original: price.original === null || found.varies ? '' : format(price.original),
    installments: plan || found.varies ? '' : describeInstallments(price.amount, options),
    ...stock,
  };
}

/** Whether a price of zero has no label (PRD-025). */
export function lacksFreeLabel(
  { variants }: Product,
  variant: Variant | undefined,
  { freeIfZero, freeLabel }: Pick<SummaryOptions, 'freeIfZero' | 'freeLabel'>,
): boolean {
  const price = variant ? getPrice(variant) : getLowestPrice(variants)?.price;
  return freeIfZero && !freeLabel && price?.amount === 0;
}

function describeMeasures(
  { weight, dimensions }: Variant,
  { messages, locale, measurementStandard: standard }: SummaryOptions,
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

/** The picture that all variants with the chosen values share; empty if they differ, and without a choice. */
export function getPicture({ names, rows }: OptionMatrix<Variant>, choice: Choice): string {
  if (choice.size === 0 && rows.length > 1) return '';
  const pictures = new Set<string>();
  for (const { values, variant } of rows)
    if (names.every((name, at) => !choice.has(name) || choice.get(name) === values[at]))
      pictures.add(variant.picture);
  const [picture = ''] = pictures;
  return pictures.size === 1 ? picture : '';
}

function describeInstallments(amount: number, options: SummaryOptions): string {
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

/** Both the choice and what it has moved; empty if nothing moved. */
export function describeMove(
  { choice, latest, moved }: Selection,
  messages: ProductMessages,
  locale: string,
): string {
  const [name = ''] = latest;
  if (moved.length === 0) return '';
  const changes = moved.map((option) => `${option.name}: ${option.value}`).join(', ');
  return formatMessage(messages.moved, { choice: `${name}: ${choice.get(name) ?? ''}`, changes }, locale);
}

/** Parses a quantity; a message if it is no whole number or more than the stock. An empty field is 1. */
export function readQuantity(
  text: string,
  variant: Variant | undefined,
  messages: ProductMessages,
  locale: string,
): number | string {
  const quantity = text.trim() === '' ? 1 : Number(text);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
    return formatMessage(messages.quantityInvalid, { max: MAX_QUANTITY }, locale);
  if (!variant || variant.unlimited || quantity <= variant.qtyInStock) return quantity;
  return variant.qtyInStock === 0
    ? messages.soldOut
    : formatMessage(messages.onlyLeft, { count: variant.qtyInStock }, locale);
}
