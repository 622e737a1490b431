// Call queues: run calls one after the other, and merge calls that are equal.

/** Runs calls one after the other, so that the last response is the latest state. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result;
    return result;
  };
}

/**
 * Merges calls with the same key that have not started yet; the last value wins. A call starts when it reads its value.
 */
export function coalesceQueued<V, T>(
  call: (key: string, getValue: () => V) => Promise<T>,
): (key: string, value: V) => Promise<T> {
  const waiting = new Map<string, { value: V; result?: Promise<T> }>();
  return (key, value) => {
    const same = waiting.get(key);
    if (same?.result) {
      same.value = value;
      return same.result;
    }
    const entry: { value: V; result?: Promise<T> } = { value };
    waiting.set(key, entry);
    entry.result = call(key, () => {
      waiting.delete(key);
      return entry.value;
    });
    return entry.result;
  };
}

/** Concurrent calls share the result. */
export function shareInFlight(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= task().finally(() => {
      running = undefined;
    });
    return running;
  };
}
