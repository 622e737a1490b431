// Messages that do not belong to a single element, and their translation keys. (I18-005, MSG-001 to MSG-015)

import { cartMessages } from './cart/change-messages';
import { checkoutMessages } from './cart/checkout-messages';
import { apiMessages, commonMessages } from './messages/common-messages';
import { currencyMessages, defaultCurrencyMessages } from './messages/currency-messages';
import { failedMessages, fileMessages, loadingMessages } from './messages/failure-messages';
import { datasetMessages, inputMessages } from './messages/input-messages';
import { reviewScreenMessages } from './reviews/messages';

/** The number of items in the cart (CRT-011), for templates. */
const countMessages = { countAbove100: '100+' } as const;

/** Headings and links of the cart pages (CRT-015), for templates. */
const cartScreenMessages = {
  title: 'Shopping Cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  empty: 'You have nothing in your shopping cart',
  alsoBought: 'Customers also bought',
} as const;

/** Messages by group, the part of a key before the dot. */
export const sharedMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: apiMessages,
  cart: { ...cartMessages, ...checkoutMessages, ...countMessages },
  'cart-screen': cartScreenMessages,
  common: commonMessages,
  currency: currencyMessages,
  'default-currency': defaultCurrencyMessages,
  file: fileMessages,
  input: { ...inputMessages, ...datasetMessages },
  loading: { ...loadingMessages, ...failedMessages },
  'review-screen': reviewScreenMessages,
};
