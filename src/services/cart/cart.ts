// Reads and changes the cart on the server. Loaded on first use.
import { fillPath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { cartMessages } from '../../core/cart/change-messages';
import { readShoppingCart } from '../../core/entities/shopping-cart';
import { readRecord, readString } from '../../core/read';
import type { WritableStore } from '../../core/store';
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../shared/ports';
import { createAddSender } from './add-sender';
import { emptyState, hasCookie, setStatus } from './cart-state';
import type { createLastAddition } from './last-addition';
import { coalesceQueued, createQueue, shareInFlight } from './queue';
import type { Cart, CartChange, CartState } from './types';

export type CartActions = Pick<Cart, 'refresh' | 'reload' | 'add' | 'update' | 'remove'>;

export interface CartActionsDeps {
  readonly page: Page;
  readonly api: Api;
  /** Currency until the cart is fetched; ISO 4217. */
  readonly currency: string;
  readonly state: WritableStore<CartState>;
  readonly addition: Pick<ReturnType<typeof createLastAddition>, 'succeed'>;
  /** Notifies the other tabs of a change. */
  readonly announce: () => void;
}

export function createCartActions(deps: CartActionsDeps): CartActions {
  const { page, api, state, addition, announce } = deps;
  const enqueueChange = createQueue();
  const enqueueRead = createQueue();
  const sendOnce = createAddSender(deps);
  let changeCount = 0;
  // A change does not wait for a read, which may hang. A response to a read that started before a change is outdated.
  const fetchCart = () =>
    enqueueRead(() => {
      const changesBefore = changeCount;
      return loadCart(deps, () => changeCount !== changesBefore);
    });

  const getMessages = (): CartMessages => ({ ...cartMessages, ...page.messages('cart') });

  const change = (call: () => Promise<ApiResult<unknown>>, failure: keyof CartMessages) =>
    enqueueChange(async (): Promise<CartChange> => {
      const result = await call();
      if (!result.ok) return explainFailure(result, getMessages()[failure], getMessages().offline);
      const next = toReadyState(deps, result.data);
      changeCount++;
      state.set(next);
      dispatchChange(page, next);
      announce();
      return { ok: true };
    });

  return {
    refresh: shareInFlight(fetchCart),
    async reload() {
      changeCount++; // A fetch in progress returns the old cart.
      await fetchCart();
      dispatchChange(page, state.get(), { isReload: true });
    },
    add: ({ quantity = 1, ...item }) =>
      change(async () => {
        const result = await sendOnce({ ...item, quantity });
        if (result.ok) addition.succeed();
        return result;
      }, 'addFailed'),
    update: coalesceQueued((entryId: string, getQuantity: () => number) =>
      change(
        () => api.put(fillPath(calls.updateCartItem.path, { entryId }), { quantity: getQuantity() }),
        'updateFailed',
      ),
    ),
    remove: (entryId) =>
      change(() => api.delete(fillPath(calls.removeCartItem.path, { entryId })), 'removeFailed'),
  };
}

type CartMessages = Readonly<Record<keyof typeof cartMessages, string>>;

/** Makes no request if there is no cart cookie, because the cart is then empty. */
async function loadCart(deps: CartActionsDeps, isOutdated: () => boolean): Promise<void> {
  const { page, api, currency, state } = deps;
  if (!hasCookie(page)) {
    if (state.get().status !== 'idle') state.set(emptyState(currency));
    return;
  }
  setStatus(state, 'loading');
  const result = await api.get(calls.cart.path, { retries: 1 });
  if (isOutdated()) return;
  if (result.ok) state.set(toReadyState(deps, result.data));
  else setStatus(state, 'failed');
}

function toReadyState({ currency: defaultCurrency }: CartActionsDeps, json: unknown): CartState {
  const cart = readShoppingCart(json);
  const { totalQuantity, subtotalCents } = cart;
  const currency = readString(readRecord(readRecord(json)?.subtotalAmount)?.currency) || defaultCurrency;
  return { status: 'ready', totalQuantity, subtotalCents, currency, cart };
}

/** Informs elements that were not loaded while there was no cart, for example. */
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
