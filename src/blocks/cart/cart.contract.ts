// Public contract of `<site-cart>`.
import { choice, flag, INVALID, json, optional, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { acceptMessages } from '../../kit/contract/messages';
import { loading } from './cart.loading';
import type { CartMessages } from './cart.messages';

export const cart = contract({
  tag: 'site-cart',
  description:
    'The shopping cart, as a page or a drawer. As a page, wrap it around the server-rendered cart, which works without script. As a drawer, wrap it around the link to the cart page, which then opens the drawer.',
  kind: 'react',
  loading,
  attributes: {
    design: optional(
      choice(
        ['page', 'drawer'],
        'page',
        'Default: `page` for the page types 200 and 205 or around a form, otherwise `drawer`.',
      ),
    ),
    open: flag(false, 'Whether the drawer is open; removed when the visitor closes it.'),
    openOnAdd: flag(false, 'Opens the drawer when the visitor adds a product.'),
    shopHref: text(
      '',
      'URL of “Continue Shopping”; defaults to the link with `data-cart-continue` inside. In a drawer without one, the button closes the drawer.',
    ),
    cart: json<object | null>(null, 'The cart as the API sends it, shown until it is fetched.', {
      expects: 'an object',
      accept: (value) => (typeof value === 'object' ? value : INVALID),
    }),
    messages: json<Partial<CartMessages>>({}, 'Overrides of the English messages, by name.', {
      expects: 'an object of strings',
      accept: acceptMessages,
    }),
  },
  events: {
    'site-cart-open': event('The drawer has opened.'),
    'site-cart-close': event('The drawer has closed.'),
    'site-cart-update': event<{ productId: string; sku: string; quantity: number }>(
      'The visitor changed the quantity of a line; 0 removed it.',
    ),
    'site-cart-failure': event<{ message: string }>('A change failed; the line shows the message.'),
    'site-cart-checkout-request': event(
      'The visitor is about to go to the checkout. Cancel it to prevent the navigation.',
    ),
  },
  slots: {
    '': 'The server-rendered cart, shown until the cart is loaded, or the link that opens the drawer.',
  },
  parts: {
    dialog: 'The drawer; has `data-hiding` during the closing transition.',
    header: 'Heading and close button of the drawer.',
    heading: 'The heading.',
    close: 'The close button of the drawer.',
    empty: 'The text of an empty cart.',
    lines: 'The list of lines.',
    line: 'Each line; has `data-pending` while a change is saved.',
    picture: 'The picture of a line.',
    title: 'The title of a line.',
    options: 'The options of a line.',
    price: 'The price of one item.',
    controls: 'Quantity and remove button of a line.',
    decrease: 'The button that decreases the quantity.',
    quantity: 'The quantity field.',
    increase: 'The button that increases the quantity.',
    remove: 'The remove button.',
    total: 'The total of a line.',
    summary: 'Subtotal and actions.',
    subtotal: 'The subtotal.',
    minimum: 'The note that the subtotal is too low for the checkout.',
    button: 'Each action.',
    primary: 'The link to the checkout.',
  },
  cssProperties: {
    '--site-cart-drawer-width': 'Width of the drawer, limited to the viewport; default 26rem.',
    '--site-cart-picture-size': 'Width of the pictures; default 5rem.',
    '--site-error': 'Color of error messages.',
    '--site-muted': 'Color of options and prices.',
  },
});
