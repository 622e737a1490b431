// Types of the cart service.
import type { ShoppingCart } from '../../core/entities/shopping-cart';
import type { Store } from '../../core/store';
import type { LastAddition } from './last-addition';

export interface CartState {
  /** `idle`: the visitor has no cart. `failed`: the totals are those of the last response. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly totalQuantity: number;
  /** Minor units of `currency`. */
  readonly subtotalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Null if there is no cart, or it has not been fetched. */
  readonly cart: ShoppingCart | null;
}

export interface CartItem {
  readonly productId: string;
  /** Required for a product with several variants. */
  readonly sku?: string;
  /** Default 1. */
  readonly quantity?: number;
  /** Texts that the visitor has entered, by the name of the product's text field. */
  readonly texts?: Readonly<Record<string, string>>;
}

export type CartChange =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Documented message for the visitor (CRT-020 to CRT-023). */
      readonly message: string;
      /** Message from the server, for example that there is not enough stock. */
      readonly reason?: string;
      /** Name of the product's text field that the server rejected. */
      readonly field?: string;
    };

export interface Cart {
  /** The first subscription fetches the cart. */
  readonly state: Store<CartState>;
  /** Fetches the cart; concurrent calls share one request. Makes no request if there is no cart cookie. */
  refresh(): Promise<void>;
  /** Fetches the cart in all tabs after a sign-in, and loads elements that were not needed while there was no cart. */
  reload(): Promise<void>;
  add(item: CartItem): Promise<CartChange>;
  lastAddition(): LastAddition;
  /**
   * Sets the quantity of an entry; 0 removes it. While a call is in flight, further calls for the same entry are merged into
   * one with the last quantity.
   */
  update(entryId: string, quantity: number): Promise<CartChange>;
  remove(entryId: string): Promise<CartChange>;
  /** Whether the browser has a cart cookie; without one, the checkout has nothing to show (CRT-016). */
  hasCookie(): boolean;
  /** Preloads the script of the cart when a change is likely. */
  preload(): void;
  stop(): void;
}
