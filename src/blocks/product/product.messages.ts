// Messages of a product; the attribute `messages` overrides them.
import { type AddMessages, addMessages } from './add-messages';
import { type DetailMessages, detailMessages } from './detail-messages';
import { type FormMessages, formMessages } from './form-messages';
import { type SaleMessages, saleMessages } from './sale-messages';

export const defaultMessages: ProductMessages = {
  ...formMessages,
  ...addMessages,
  ...saleMessages,
  ...detailMessages,
};

export type ProductMessages = FormMessages & AddMessages & SaleMessages & DetailMessages;
