// Public contract of `<site-product>`.
import { flag, INVALID, json, number, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './product.loading';
import type { ProductMessages } from './product.messages';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const product = contract({
  tag: 'site-product',
  description:
    'Sells a product with the form that the page places inside it: fields named `productId` and `quantity`, and radio buttons or a select named `option[Size]` for each option. Without script, the form posts natively to `/api/commerce/cart/items`. An element with `data-product-price` shows the price of the chosen variant, an `<img>` with `data-product-image` its picture. A subscription is not added to the cart: its form is submitted natively, and the server redirects to its checkout. If there is no form, the element generates one from the variants.',
  root: 'light',
  kind: 'react',
  loading,
  attributes: {
    productId: text('', 'Id of the product; defaults to the hidden field `productId` of the form.'),
    product: json<object | null>(
      null,
      'The product with its variants, in a format that templates print: with `variants`, `structuredContent` or `items`.',
      { expects: 'an object', accept: (value) => (isObject(value) ? value : INVALID) },
    ),
    variants: json<readonly unknown[]>([], 'Only the variants, if `product` is not set.', {
      expects: 'an array of objects',
      accept: (value) => (Array.isArray(value) ? value : INVALID),
    }),
    currency: text('', 'ISO 4217 code; defaults to the currency of the prices or of the site.'),
    lowStock: number(
      5,
      'Maximum stock shown as “Only 3 left”. It is never shown if 0, or if the page prints `scarcityEnabled: false`.',
      {
        min: 0,
        integer: true,
      },
    ),
    freeIfZero: flag(false, 'Shows `free-label` instead of a price of zero.'),
    freeLabel: text('', 'The label of a price of zero; required with `free-if-zero`.'),
    installments: number(
      0,
      'Number of equal payments in which the price can be paid. 0 shows no note unless the page prints limits for Afterpay, which uses 4 payments. Limits that are not set default to those that the page prints for Afterpay or Klarna in `data-current-context` or `productMerchandisingContext`.',
      {
        min: 0,
        integer: true,
      },
    ),
    installmentMin: number(0, 'Lowest price that can be paid in installments, in minor units.', { min: 0 }),
    installmentMax: number(
      0,
      'Highest price that can be paid in installments, in minor units; 0: no limit.',
      { min: 0 },
    ),
    messages: json<Partial<ProductMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-product-change': event<{ sku: string; options: Readonly<Record<string, string>> }>(
      'The visitor chose an option; `sku` is empty until the choice is complete.',
    ),
    'site-product-add-request': event<{ productId: string; sku: string; quantity: number }>(
      'Dispatched before the product is added to the cart or, for a subscription, checked out. Cancel it to do so yourself.',
    ),
    'site-product-add': event<{ productId: string; sku: string; quantity: number; totalQuantity: number }>(
      'The product was added; `totalQuantity` is the number of items in the cart.',
    ),
    'site-product-failure': event<{ message: string }>('The product was not added.'),
  },
  slots: {},
  parts: {},
  cssProperties: {
    '--site-error': 'Color of error messages.',
    '--site-muted': 'Color of notes and of original prices.',
    '--site-form-border': 'Border of fields.',
    '--site-form-radius': 'Corner radius of fields, values and the button.',
  },
});
