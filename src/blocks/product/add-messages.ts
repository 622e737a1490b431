// Messages about adding a product to the cart.
export const addMessages = {
  added: 'Added, {count} in cart',
  quantityInvalid: 'Enter a whole number from 1 to {max}.',
  choose: 'Choose {option}.',
  enter: 'Enter {field}.',
  shorten: 'Shorten {field} to {max} characters; it has {count}.',
} as const;

export type AddMessages = Readonly<Record<keyof typeof addMessages, string>>;
