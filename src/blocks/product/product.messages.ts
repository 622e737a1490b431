// Messages of a product; the attribute `messages` overrides them.
import { type DetailMessages, detailMessages } from './detail-messages';
import { type SaleMessages, saleMessages } from './sale-messages';

export const defaultMessages: ProductMessages = { ...saleMessages, ...detailMessages };

export type ProductMessages = SaleMessages & DetailMessages;
