// Messages of a product; the attribute `messages` overrides them.
import { type DetailMessages, detailMessages } from './detail-texts';
import { type SaleMessages, saleMessages } from './sale-texts';

export const defaultMessages: ProductMessages = { ...saleMessages, ...detailMessages };

export type ProductMessages = SaleMessages & DetailMessages;
