// Subscribes a view to a store.
import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from '../../core/store';

/** The store's value; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const subscribe = useCallback((changed: () => void) => store.subscribe(changed), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(),
    () => store.get(),
  );
}
