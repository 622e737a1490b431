// Describes a product in words: price, stock and notes, and the other options that a choice has changed.
import { getLowestPrice, isInStock } from '../../core/commerce/price';
import type { Product, Variant } from '../../core/commerce/product';
import type { Selection } from '../../core/commerce/selection';
import { formatMessage } from '../../core/i18n/format-message';
import { formatMoney } from '../../core/money';
import { readNumber } from '../../core/read';
import type { Details, SummaryOptions } from './product.types';
import type { SaleMessages } from './sale-messages';

export interface ProductSummary {
  /** Empty without a price: the page's own is shown. */
  readonly price: string;
  /** The price before a sale; empty without one. */
  readonly original: string;
  readonly notes: readonly string[];
  /** Empty if enough pieces are in stock. */
  readonly stock: string;
  readonly stockState?: 'low' | 'sold-out';
}

/** The parts of the script that a product needs beyond those of every product. */
export const getRequiredParts = ({ variants, isSubscription }: Product) => ({
  pictures: variants.some(({ picture }) => picture),
  details:
    isSubscription ||
    variants.some(
      ({ priceOptions, json: { weight, height } }) =>
        priceOptions.length > 0 || readNumber(weight) > 0 || readNumber(height) > 0,
    ),
});

/** Describes the chosen variant or, without one, the whole product. A subscription has no price without its plan. */
export function describeProduct(
  { variants, isSubscription }: Pick<Product, 'variants' | 'isSubscription'>,
  variant: Variant | undefined,
  options: SummaryOptions,
  details: Details | undefined,
): ProductSummary {
  const { messages, locale, currency } = options;
  const sold = variant ? [variant] : variants;
  const found = getLowestPrice(sold);
  const summary = {
    price: '',
    original: '',
    notes: details?.describeNotes() ?? [],
    ...describeStock(sold, variant, options),
  };
  if (isSubscription && !details?.hasPlan) return { ...summary, price: details ? messages.unavailable : '' };
  if (!found) return summary;
  const format = details?.describePrice ?? ((amount: number) => formatMoney(amount, currency, locale));
  const { amount, original } = found.price;
  const price = format(amount);
  if (found.varies) return { ...summary, price: formatMessage(messages.from, { price }, locale) };
  return {
    ...summary,
    price,
    original: original === null ? '' : format(original),
    notes: details?.describeNotes(amount) ?? [],
  };
}

/** @param sold the variants that are described: the chosen one, or all */
function describeStock(
  sold: readonly Variant[],
  variant: Variant | undefined,
  { messages, locale, lowStock }: SummaryOptions,
): Pick<ProductSummary, 'stock' | 'stockState'> {
  if (sold.length > 0 && !sold.some(isInStock)) return { stock: messages.soldOut, stockState: 'sold-out' };
  if (!variant || variant.unlimited || variant.qtyInStock > lowStock) return { stock: '' };
  const stock = formatMessage(messages.onlyLeft, { count: variant.qtyInStock }, locale);
  return { stock, stockState: 'low' };
}

/** The choice and the options that it has changed; empty if it changed none. */
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
