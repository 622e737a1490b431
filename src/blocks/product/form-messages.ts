// Messages of the form of a product without one.
export const formMessages = {
  add: 'Add to cart',
  subscribe: 'Subscribe',
  quantity: 'Quantity',
} as const;

export type FormMessages = Readonly<Record<keyof typeof formMessages, string>>;
