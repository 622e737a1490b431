import { CartIndicator } from '../src/blocks/cart-indicator/cart-indicator';
import { cartIndicator } from '../src/blocks/cart-indicator/cart-indicator.contract';
import css from '../src/blocks/cart-indicator/cart-indicator.css?inline';
import { placesIn } from '../src/blocks/cart-indicator/places';
import { type BlockElement, define } from '../src/kit/define';

export const SiteCartIndicator = define(cartIndicator, {
  view: CartIndicator,
  styles: [css],
  read: placesIn,
});

declare global {
  interface HTMLElementTagNameMap {
    'site-cart-indicator': BlockElement<typeof cartIndicator>;
  }
}
