// Messages that every product uses: prices, stock, and adding to the cart.
export const saleMessages = {
  adding: 'Adding…',
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
