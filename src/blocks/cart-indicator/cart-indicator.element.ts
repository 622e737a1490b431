// Element class of <site-cart-indicator>: its contract with its view, styles and readers.

import { defineElement } from '../../kit/element/define';
import { CartIndicatorView } from './cart-indicator';
import { readContent } from './cart-indicator.content';
import { cartIndicator } from './cart-indicator.contract';
import css from './cart-indicator.css?inline';

export const SiteCartIndicator = defineElement(cartIndicator, {
  view: CartIndicatorView,
  styles: [css],
  readContent,
});
