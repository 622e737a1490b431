import { CartIndicatorView } from '../src/blocks/cart-indicator/cart-indicator';
import { readContent } from '../src/blocks/cart-indicator/cart-indicator.content';
import { cartIndicator } from '../src/blocks/cart-indicator/cart-indicator.contract';
import css from '../src/blocks/cart-indicator/cart-indicator.css?inline';
import { type BlockElement, define } from '../src/kit/element/define';

export const SiteCartIndicator = define(cartIndicator, {
  view: CartIndicatorView,
  styles: [css],
  readContent: readContent,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-cart-indicator': BlockElement<typeof cartIndicator>;
  }
}
