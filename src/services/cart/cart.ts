// Cart state, synchronized with the server in every open tab.
import { fillPath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { readShoppingCart, ShoppingCart } from '../../core/entities/shopping-cart';
import { cartMessages } from '../../core/messages';
import { readNumber, readRecord, readString } from '../../core/read';
import { createStore, type Store, type WritableStore } from '../../core/store';
import type * as wire from '../../core/wire/commerce';
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../shared/ports';
import { createAddSender } from './add-sender';
import { createLastAddition, type LastAddition } from './last-addition';
import { createQueue, shareWhileRunning, shareWhileWaiting } from './queue';
import { createTabSync } from './tab-sync';

export interface CartState {
  /** `idle`: the visitor has no cart; `failed`: the totals are those of the last response. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly totalQuantity: number;
  /** Minor units of `currency`. */
  readonly subtotalCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /**
   * Null if there is no cart, or if the script that parses it could not be loaded; then only the totals are
   * available.
   */
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
  stop(): void;
}

export interface CartDeps {
  readonly page: Page;
  readonly api: Api;
  /** Currency until the cart is fetched; ISO 4217. */
  readonly currency: string;
  /** False: the cart is never fetched and not synchronized with other tabs, but items can be added. */
  readonly syncTabs: boolean;
  /** Loads the parser of a complete cart, because most visitors have none. */
  readonly loadReader: () => Promise<{ readonly readShoppingCart: typeof readShoppingCart }>;
}

/** `1` while the visitor has a cart. Scripts cannot read the cookie of the cart itself (CRT-016). */
export const HAS_CART_COOKIE: typeof wire.HAS_CART_COOKIE = 'ss_hasCart';

/** Set by published sites of other platforms. */
const LEGACY_CART_COOKIE = 'CART';

export function createCart(deps: CartDeps): Cart {
  const { page, api, currency, syncTabs } = deps;
  const state = createStore(emptyState(currency));
  const enqueueChange = createQueue();
  const enqueueRead = createQueue();
  const sendOnce = createAddSender(deps);
  let changeCount = 0;
  const addition = createLastAddition(page);
  // A change does not wait for a read, which may hang. The response of a read that started before a change is outdated.
  const fetchCart = () =>
    enqueueRead(() => {
      const changesBefore = changeCount;
      return loadCart(deps, state, () => changeCount !== changesBefore);
    });
  const fetchOnce = shareWhileRunning(fetchCart);
  // Only a cart that was requested is kept up to date.
  let isRequested = false;
  const refresh = async () => {
    isRequested = syncTabs;
    if (isRequested) await fetchOnce();
  };
  const tabs = createTabSync(page, syncTabs, () => isRequested && void fetchCart());

  const reload = async () => {
    if (!syncTabs) return;
    tabs.post('changed');
    changeCount++; // What is being fetched is the former cart.
    isRequested ||= hasCookie(page);
    if (isRequested) await fetchCart().then(() => dispatchChange(page, state.get(), { isReload: true }));
  };

  const getMessages = (): CartMessages => ({ ...cartMessages, ...page.messages('cart') });

  const change = (call: () => Promise<ApiResult<unknown>>, failure: keyof CartMessages) =>
    enqueueChange(async (): Promise<CartChange> => {
      const result = await call();
      if (!result.ok) return explainFailure(result, getMessages()[failure], getMessages().offline);
      const next = await toReadyState(deps, result.data);
      changeCount++;
      state.set(next);
      dispatchChange(page, next);
      tabs.post('changed');
      return { ok: true };
    });

  const subscribe: Cart['state']['subscribe'] = (listener) => {
    isRequested = syncTabs;
    if (state.get().status === 'idle') void refresh();
    return state.subscribe(listener);
  };

  return {
    state: { get: state.get, subscribe },
    refresh,
    reload,
    add({ quantity = 1, ...item }) {
      addition.request();
      return change(async () => {
        const result = await sendOnce({ ...item, quantity });
        if (result.ok) addition.succeed();
        return result;
      }, 'addFailed');
    },
    lastAddition: addition.get,
    update: shareWhileWaiting((entryId: string, getQuantity: () => number) =>
      change(
        () => api.put(fillPath(calls.updateCartItem.path, { entryId }), { quantity: getQuantity() }),
        'updateFailed',
      ),
    ),
    remove: (entryId) =>
      change(() => api.delete(fillPath(calls.removeCartItem.path, { entryId })), 'removeFailed'),
    hasCookie: () => hasCookie(page),
    stop() {
      addition.stop();
      tabs.stop();
    },
  };
}

const hasCookie = ({ cookies }: Page): boolean =>
  cookies.get(HAS_CART_COOKIE) === '1' || !!cookies.get(LEGACY_CART_COOKIE);

type CartMessages = Readonly<Record<keyof typeof cartMessages, string>>;

function emptyState(currency: string): CartState {
  return { status: 'idle', totalQuantity: 0, subtotalCents: 0, currency, cart: null };
}

/** Without the cart cookie no request is made: the cart is empty. */
async function loadCart(
  deps: CartDeps,
  state: WritableStore<CartState>,
  isOutdated: () => boolean,
): Promise<void> {
  const { page, api, currency } = deps;
  if (!hasCookie(page)) {
    if (state.get().status !== 'idle') state.set(emptyState(currency));
    return;
  }
  state.set({ ...state.get(), status: 'loading' });
  const [result] = await Promise.all([
    api.get(calls.cart.path, { retries: 1 }),
    deps.loadReader().catch(() => {}),
  ]);
  const next: CartState = result.ok
    ? await toReadyState(deps, result.data)
    : { ...state.get(), status: 'failed' };
  if (!isOutdated()) state.set(next);
}

async function toReadyState(
  { loadReader, currency: defaultCurrency }: CartDeps,
  json: unknown,
): Promise<CartState> {
  const totals = readRecord(json);
  const currency = readString(readRecord(totals?.subtotalAmount)?.currency) || defaultCurrency;
  return {
    status: 'ready',
    totalQuantity: readNumber(totals?.totalQuantity),
    subtotalCents: readNumber(totals?.subtotalCents),
    currency,
    cart: await loadReader().then(
      ({ readShoppingCart }) => readShoppingCart(json),
      () => null,
    ),
  };
}

/** For example for an indicator that was not loaded while there was no cart. */
function dispatchChange(page: Page, state: CartState, cause?: { isReload: true }): void {
  const { totalQuantity, subtotalCents, currency } = state;
  page.dispatch('site-services-cart', { totalQuantity, subtotalCents, currency, ...cause });
}

function explainFailure(
  { status, error }: Extract<ApiResult<unknown>, { ok: false }>,
  message: string,
  offline: string,
): CartChange {
  if (status === 0) return { ok: false, message: offline };
  const body = readRecord(error.body);
  const reason = readString(body?.error);
  const field = readString(body?.field);
  return { ok: false, message, ...(reason && { reason }), ...(field && { field }) };
}
