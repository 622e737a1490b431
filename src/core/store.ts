// Minimal observable store.

/** A value that can be read now and watched from now on. */
export interface Store<T> {
  /** The value of this moment; the same reference until it changes. */
  get(): T;
  /** Calls the listener at each change (not at once); returns the way to stop. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A store as its owner sees it. */
export interface WritableStore<T> extends Store<T> {
  /** Replaces the value; nobody is called when it is the same by Object.is. */
  set(value: T): void;
}

/** Makes a store that holds `initial`. Listeners that leave during a change are not called any more. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      // A wrapper of its own, so that one function subscribed twice is two subscriptions.
      const own = (next: T) => listener(next);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
