// Loads a value on first use, with one load at a time, a new load after a failure, queued calls and cleanup.

export interface LazyOptions<T> {
  /** Starts a load, for example `() => import('./module')`. */
  readonly load: () => Promise<T>;
  /** Called once for each failed load, before its callers get their fallback; not after `stop()`. */
  readonly onFailure?: (error: unknown) => void;
  /** Subscribes to the event that restarts a failed load (`online`); returns the unsubscribe function. */
  readonly retryOn?: (retry: () => void) => () => void;
  /** Disposes of the value on `stop()`, or once a load that is still running then has finished. */
  readonly onStop?: (value: T) => void;
  /** Maximum number of calls that `whenLoaded` queues; default 100. */
  readonly capacity?: number;
}

export interface Lazy<T> {
  /** The value once it is loaded. */
  get(): T | undefined;
  /** Starts the load or joins it. Rejects if it fails; the next call then starts a new load. */
  load(): Promise<T>;
  /** Resolves with the result of `run`, or with `fallback` if the value cannot be loaded. */
  use<R>(run: (value: T) => R | Promise<R>, fallback: R): Promise<R>;
  /**
   * Runs once the value is loaded, without starting the load. Called with undefined if the call is dropped: beyond the
   * capacity, by `clear()`, after a failed load, or by `stop()`.
   */
  whenLoaded(run: (value: T | undefined) => void): void;
  /** Drops the queued calls. */
  clear(): void;
  /** Disposes of the value and starts no further loads. A value that is loaded or loading can still be used. */
  stop(): void;
}

const DEFAULT_CAPACITY = 100;

export function createLazy<T>(options: LazyOptions<T>): Lazy<T> {
  const { onFailure, retryOn, onStop, capacity = DEFAULT_CAPACITY } = options;
  let value: T | undefined;
  let loading: Promise<T> | undefined;
  let state: 'open' | 'loaded' | 'failed' | 'stopped' = 'open';
  let queue: ((value: T | undefined) => void)[] = [];
  let cancelRetry: (() => void) | undefined;

  const flush = () => {
    const calls = queue;
    queue = [];
    for (const run of calls) run(value);
  };

  async function start(): Promise<T> {
    state = 'open';
    cancelRetry?.();
    try {
      const loaded = await options.load();
      value = loaded;
      if (!isStopped()) state = 'loaded';
      flush();
      return loaded;
    } catch (error) {
      loading = undefined;
      if (!isStopped()) fail(error);
      throw error;
    }
  }

  function fail(error: unknown): void {
    state = 'failed';
    onFailure?.(error);
    cancelRetry = retryOn?.(() => void load().catch(() => {}));
    flush();
  }

  const isStopped = () => state === 'stopped';

  function load(): Promise<T> {
    if (isStopped()) return loading ?? Promise.reject(new Error('stopped'));
    loading ??= start();
    return loading;
  }

  return {
    get: () => value,
    load,
    use: (run, fallback) => load().then(run, () => fallback),
    whenLoaded(run) {
      if (state !== 'open' || queue.length >= capacity) run(value);
      else queue.push(run);
    },
    clear: flush,
    stop() {
      if (isStopped()) return;
      if (state === 'loaded') onStop?.(value as T);
      // After the calls that are already queued.
      else loading?.then(onStop).catch(() => {});
      state = 'stopped';
      cancelRetry?.();
      flush();
    },
  };
}
