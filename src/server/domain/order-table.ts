/** Orders as a CSV table: one row per line of an order. Pure. */
import { fractionDigits, toDecimal } from '../../core/money';
import { getOrderNumber, type Order } from './order';

export const ORDER_COLUMNS = [
  'Order',
  'Date',
  'State',
  'Name',
  'Email',
  'Address',
  'SKU',
  'Product',
  'Options',
  'Quantity',
  'Unit price',
  'Line total',
  'Order total',
  'Currency',
  'Kind',
  'Notes',
  'Paid by gift card',
] as const;

/** Amounts are exact decimals without a currency symbol. */
export function createOrderRows({
  id,
  kind,
  details,
  createdAt,
  state,
  contact,
  lines,
  totalCents,
  currency,
}: Pick<
  Order,
  'id' | 'kind' | 'details' | 'createdAt' | 'state' | 'contact' | 'lines' | 'totalCents' | 'currency'
>): string[][] {
  const amount = (cents: number): string => toDecimal(cents, fractionDigits(currency));
  return lines.map((line) => [
    getOrderNumber(id),
    createdAt.toISOString(),
    state,
    contact.name,
    contact.email,
    contact.address,
    line.sku,
    line.title,
    line.optionValues.map(({ name, value }) => `${name}: ${value}`).join('; '),
    String(line.quantity),
    amount(line.unitCents),
    amount(line.totalCents),
    amount(totalCents),
    currency,
    kind,
    (details.notes ?? []).map(({ label, text }) => `${label}: ${text}`).join('; '),
    (details.giftCards ?? []).map(({ codeEnd, cents }) => `${codeEnd}: ${amount(cents)}`).join('; '),
  ]);
}
