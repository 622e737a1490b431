// Messages of the cart; the attribute `messages` overrides them.

export const defaultMessages = {
  heading: 'Shopping Cart',
  empty: 'You have nothing in your shopping cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  close: 'Close',
  quantity: 'Quantity of {title}',
  decrease: 'Decrease the quantity of {title}',
  increase: 'Increase the quantity of {title}',
  remove: 'Remove',
  removeLine: 'Remove {title}',
  removed: '{title} was removed.',
  undo: 'Undo',
  undoLine: 'Restore {title}',
  each: '{price} each',
  subtotal: 'Subtotal',
  added: 'Added, {count} in cart',
  quantityInvalid: 'Enter a whole number from 0 to {max}.',
  updated: '{title}: {quantity}. Subtotal {subtotal}.',
  loadFailed: 'The cart could not be loaded.',
} as const;

export type CartMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
