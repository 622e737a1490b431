// Messages of every product.
export const saleMessages = {
  add: 'Add to cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'Added, {count} in cart',
  quantity: 'Quantity',
  quantityInvalid: 'Enter a whole number from 1 to {max}.',
  choose: 'Choose {option}.',
  enter: 'Enter {field}.',
  shorten: 'Shorten {field} to {max} characters; it has {count}.',
  moved: '{choice}. Changed: {changes}.',
  soldOut: 'Sold out',
  onlyLeft: 'Only {count} left',
  valueSoldOut: 'sold out',
  valueElsewhere: 'changes other options',
  unavailable: 'Unavailable',
  from: 'from {price}',
  salePrice: 'Sale price',
  originalPrice: 'Original price',
} as const;

export type SaleMessages = Readonly<Record<keyof typeof saleMessages, string>>;
