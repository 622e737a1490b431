// Minimal observable store.

/** An observable value. */
export interface Store<T> {
  /** The current value; the same reference until it changes. */
  get(): T;
  /** Calls the listener on each change, not initially; returns the unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A store whose value can be changed. */
export interface WritableStore<T> extends Store<T> {
  /** Replaces the value. Listeners are only called if it differs (`Object.is`). */
  set(value: T): void;
}

/** Creates a store. A listener that is removed during a change is no longer called. */
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
      // Wrapped so that subscribing the same function twice creates two subscriptions.
      const own = (next: T) => listener(next);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
