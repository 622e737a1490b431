// State of a cart that has not been fetched yet.
import type { WritableStore } from '../../core/store';
import type * as wire from '../../core/wire/commerce';
import type { Page } from '../page/page';
import type { CartState } from './types';

/** `1` while the visitor has a cart. Scripts cannot read the cookie of the cart itself (CRT-016). */
const HAS_CART_COOKIE: typeof wire.HAS_CART_COOKIE = 'ss_hasCart';

/** Set by published sites of other platforms. */
const LEGACY_CART_COOKIE = 'CART';

export const hasCookie = ({ cookies }: Pick<Page, 'cookies'>): boolean =>
  cookies.get(HAS_CART_COOKIE) === '1' || !!cookies.get(LEGACY_CART_COOKIE);

export const emptyState = (currency: string): CartState => ({
  status: 'idle',
  totalQuantity: 0,
  subtotalCents: 0,
  currency,
  cart: null,
});

/** Changes the status and keeps the totals. */
export function setStatus(state: WritableStore<CartState>, status: CartState['status']): void {
  if (state.get().status !== status) state.set({ ...state.get(), status });
}
