// Reads the quantity that a visitor has entered.
import type { Variant } from '../../core/commerce/product';
import { MAX_QUANTITY } from '../../core/commerce/product-limits';
import { formatMessage } from '../../core/i18n/format-message';
import type { ProductMessages } from './product.messages';

/** Parses a quantity; a message if it is not a whole number or exceeds the stock. An empty field counts as 1. */
export function readQuantity(
  text: string,
  variant: Variant | undefined,
  messages: Pick<ProductMessages, 'quantityInvalid' | 'soldOut' | 'onlyLeft'>,
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
