// Messages of a product; the attribute `messages` overrides them.
import { planMessages } from '../../core/commerce/plan-text';

export const defaultMessages = {
  add: 'Add to cart',
  subscribe: 'Subscribe',
  purchase: 'Purchase options',
  once: 'One-time purchase',
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
  weight: 'Weight: {weight}.',
  dimensions: 'Dimensions: {dimensions}.',
  installments: 'or {count} payments of {amount}',
  ...planMessages,
} as const;

export type ProductMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
