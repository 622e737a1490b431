// Types of the cart service.
import type { ShoppingCart } from '../../core/entities/shopping-cart';
import type { Store } from '../../core/store';
import type { LastAddition } from './last-addition';

export interface CartState {
  /** `idle`: the visitor has no cart; `failed`: the totals are those of the last response. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly totalQuantity: number;
  /** Minor units of `currency`. */
  readonly subtotalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Null if there is no cart, or none that was fetched. */
  readonly cart: ShoppingCart | null;
}

export interface CartItem {
  readonly productId: string;
  /** Required for a product with several variants. */
  readonly sku?: string;
  /** Default 1. */
  readonly quantity?: number;
  /** What the visitor has entered, by the name of the product's text field. */
  readonly texts?: Readonly<Record<string, string>>;
}

export type CartChange =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Documented message for the visitor (CRT-020 to CRT-023). */
      readonly message: string;
      /** Message of the server, for example that the stock is too low. */
      readonly reason?: string;
      /** Name of the product's text field that the server refused. */
      readonly field?: string;
    };

export interface Cart {
  /** The first subscription fetches the cart. */
  readonly state: Store<CartState>;
  /** Fetches the cart; concurrent calls share one request. Without a cart cookie no request is made. */
  refresh(): Promise<void>;
  /** After a sign-in: fetches the cart in all tabs and loads the elements that were not needed without a cart. */
  reload(): Promise<void>;
  add(item: CartItem): Promise<CartChange>;
  lastAddition(): LastAddition;
  /**
   * Sets the quantity of an entry; 0 removes it. While a call is in flight, further ones for the same entry become one
   * call with the last quantity.
   */
  update(entryId: string, quantity: number): Promise<CartChange>;
  remove(entryId: string): Promise<CartChange>;
  /** Whether the browser has a cart cookie; without one, the checkout has nothing to show (CRT-016). */
  hasCookie(): boolean;
  /** Loads the script of the cart ahead of time, for a change that is likely. */
  preload(): void;
  stop(): void;
}
