/** Orders that are delivered automatically. Pure. */
import type { ProductType } from '../../core/wire/commerce';
import type { Order } from './order';

const DIGITAL: readonly ProductType[] = ['DIGITAL', 'GIFT_CARD', 'PAYWALL'];

/** Whether nothing in the order is shipped or done by people: downloads, gift cards, pages, or a donation. */
export const isDigital = ({ kind, lines }: Pick<Order, 'kind' | 'lines'>): boolean =>
  kind === 'donation' ||
  (lines.length > 0 && lines.every(({ productType }) => DIGITAL.includes(productType)));
