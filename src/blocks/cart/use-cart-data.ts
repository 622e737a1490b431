// The cart from the services or, until it is fetched, the cart data in the page.
import { useMemo, useRef } from 'react';
import { readShoppingCart, type ShoppingCart } from '../../core/entities/shopping-cart';
import { useStore } from '../../kit/element/use-store';
import type { Cart } from '../../services/cart/types';

/** @param printed data of the page @returns null if there is no data yet, or no cart */
export function useCartData(cart: Cart, printed: object | null): ShoppingCart | null {
  const { cart: fetched } = useStore(cart.state);
  const initial = useMemo(() => (printed ? readShoppingCart(printed) : null), [printed]);
  const isFetched = useRef(false);
  if (fetched) isFetched.current = true;
  return isFetched.current ? fetched : initial;
}
