// Messages that belong to no single element, and their translation keys. (I18-005, MSG-001 to MSG-015)
import {
  apiMessages,
  cartMessages,
  commonMessages,
  fileMessages,
  inputMessages,
  loadingMessages,
} from './messages';

/** Headings and links of the cart's screens (CRT-015), for templates that draw them. */
const cartScreenMessages = {
  title: 'Shopping Cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  empty: 'You have nothing in your shopping cart',
  alsoBought: 'Customers also bought',
} as const;

/** The same of the screens on which a purchase is reviewed (REV-003). */
const reviewScreenMessages = {
  rate: 'Rate your purchase',
  describe: 'Describe your experience',
  thanks: 'Thanks for your feedback',
} as const;

/** By what stands before the point of a key. */
export const sharedMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: apiMessages,
  cart: cartMessages,
  'cart-screen': cartScreenMessages,
  common: commonMessages,
  file: fileMessages,
  input: inputMessages,
  loading: loadingMessages,
  'review-screen': reviewScreenMessages,
};
