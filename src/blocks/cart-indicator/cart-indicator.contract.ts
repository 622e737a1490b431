// What may the outside rely on in <site-cart-indicator>?
import { flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './cart-indicator.loading';

export const cartIndicator = contract({
  tag: 'site-cart-indicator',
  description:
    'Shows how much is in the cart. Wrap it around the link to the cart; an element with `data-cart-quantity` inside gets the count, one with `data-cart-subtotal` the subtotal, and without them a badge is added.',
  loading,
  attributes: {
    showSubtotal: flag(false, 'Adds the subtotal after the badge, when the children have no place for it.'),
    hideEmpty: flag(false, 'Shows no badge while the cart is empty.'),
    labelItems: text(
      '{count, plural, one {# item} other {# items}} in the cart',
      'Spoken when the cart changes; `{count}` is the number, in plurals of ICU where the language has them.',
    ),
    labelItem: text('', 'Spoken when one item is in the cart, where `label-items` has no plurals.'),
    labelMany: text('More than 100', 'Spoken instead of the number above 100 items.'),
  },
  events: {
    'site-cart-indicator-change': event<{ totalQuantity: number; subtotalCents: number; currency: string }>(
      'The cart has changed.',
    ),
  },
  slots: { '': 'The link to the cart.' },
  parts: {
    badge: 'The number, when the children have no place for it.',
    subtotal: 'The subtotal, when the children have no place for it.',
  },
  cssProperties: {
    '--site-cart-indicator-badge': 'Background of the badge.',
    '--site-cart-indicator-badge-text': 'Text colour of the badge.',
  },
});
