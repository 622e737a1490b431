// Public contract of `<site-cart-indicator>`.
import { flag, text } from '../../kit/contract/attributes';
import { contract, event } from '../../kit/contract/contract';
import { loading } from './cart-indicator.loading';

export const cartIndicator = contract({
  tag: 'site-cart-indicator',
  description:
    'Shows the number of items in the cart. Wrap it around the link to the cart. The count is written to elements with `data-cart-quantity` inside, the subtotal to elements with `data-cart-subtotal`; without a quantity element, a badge is added.',
  kind: 'react',
  loading,
  attributes: {
    showSubtotal: flag(false, 'Adds the subtotal after the badge, unless a child has `data-cart-subtotal`.'),
    hideEmpty: flag(false, 'Hides the badge while the cart is empty.'),
    labelItems: text(
      '{count, plural, one {# item} other {# items}} in the cart',
      'Announced when the cart changes; `{count}` is the number of items, with ICU plurals.',
    ),
    labelItem: text('', 'Announced for one item, if `label-items` has no plural forms.'),
    labelMany: text('More than 100', 'Announced instead of the number above 100 items.'),
  },
  events: {
    'site-cart-indicator-change': event<{ totalQuantity: number; subtotalCents: number; currency: string }>(
      'The cart has changed.',
    ),
  },
  slots: { '': 'The link to the cart.' },
  parts: {
    badge: 'The number of items, unless a child has `data-cart-quantity`.',
    subtotal: 'The subtotal, unless a child has `data-cart-subtotal`.',
  },
  cssProperties: {
    '--site-cart-indicator-badge': 'Background of the badge.',
    '--site-cart-indicator-badge-text': 'Text color of the badge.',
  },
});
