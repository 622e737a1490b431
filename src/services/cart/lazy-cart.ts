// The cart before its script is loaded, which happens when the cart of a visitor is first requested or changed.
import { offlineMessages } from '../../core/cart/offline-messages';
import { createStore } from '../../core/store';
import { createLazyScript } from '../shared/lazy-script';
import type { CartActions, CartActionsDeps } from './cart';
import { emptyState, hasCookie, setStatus } from './cart-state';
import { createLastAddition } from './last-addition';
import { createTabSync } from './tab-sync';
import type { Cart, CartChange } from './types';

export interface CartDeps extends Pick<CartActionsDeps, 'page' | 'api' | 'currency'> {
  /** False: the cart is never fetched and not synchronized with other tabs, but items can be added. */
  readonly syncTabs: boolean;
}

/** @param load `() => import('./cart')` */
export function createLazyCart(
  deps: CartDeps,
  load: () => Promise<{ createCartActions(deps: CartActionsDeps): CartActions }>,
): Cart {
  const { page, currency, syncTabs } = deps;
  const state = createStore(emptyState(currency));
  const addition = createLastAddition(page);
  // Changes in other tabs are loaded if the cart was requested, or if it is the visitor's first: elements wait for its event.
  let isRequested = false;
  const hadCart = hasCookie(page);
  const reload = async () => {
    isRequested ||= hasCookie(page);
    if (isRequested) await read((actions) => actions.reload());
  };
  const tabs = createTabSync(page, syncTabs, () => (isRequested || !hadCart) && void reload());
  const announce = () => tabs.post('changed');
  const script = createLazyScript<CartActions>(page, 'cart', {
    load: async () => (await load()).createCartActions({ ...deps, state, addition, announce }),
  });

  const read = async (run: (actions: CartActions) => Promise<void>) => {
    // Deferred, so that all current subscribers receive each status.
    await Promise.resolve();
    if (state.get().status === 'idle' && !hasCookie(page)) return;
    if (!script.get()) setStatus(state, 'loading');
    await script.load().then(run, () => setStatus(state, 'failed'));
  };

  /** The script comes from the server, so a failed load is reported as being offline. */
  const change = (run: (actions: CartActions) => Promise<CartChange>) =>
    script.load().then(run, (): CartChange => {
      const { offline } = { ...offlineMessages, ...page.messages('cart') };
      return { ok: false, message: offline };
    });

  const refresh = async () => {
    isRequested = syncTabs;
    if (isRequested) await read((actions) => actions.refresh());
  };

  return {
    state: {
      get: state.get,
      subscribe(listener) {
        isRequested = syncTabs;
        if (state.get().status === 'idle') void refresh();
        return state.subscribe(listener);
      },
    },
    refresh,
    async reload() {
      if (!syncTabs) return;
      announce();
      await reload();
    },
    add(item) {
      addition.request();
      return change((actions) => actions.add(item));
    },
    lastAddition: addition.get,
    update: (entryId, quantity) => change((actions) => actions.update(entryId, quantity)),
    remove: (entryId) => change((actions) => actions.remove(entryId)),
    hasCookie: () => hasCookie(page),
    preload: () => void script.load().catch(() => {}),
    stop() {
      addition.stop();
      tabs.stop();
      script.stop();
    },
  };
}
