// Loads a value on first use: one load at a time, a new one after a failure, calls that wait for it, and an end.

export interface LazyOptions<T> {
  /** Starts a load, for example `() => import('./module')`. */
  readonly load: () => Promise<T>;
  /** Called once for each load that fails, before its callers get their fallback; not after `stop()`. */
  readonly onFailure?: (error: unknown) => void;
  /** Subscribes to the event after which a failed load starts again (`online`); returns how to unsubscribe. */
  readonly retryOn?: (retry: () => void) => () => void;
  /** Ends the value: on `stop()`, or as soon as a load that is still running is done. */
  readonly onStop?: (value: T) => void;
  /** How many calls `whenLoaded` keeps; default 100. */
  readonly capacity?: number;
}

export interface Lazy<T> {
  /** The value once it is loaded. */
  get(): T | undefined;
  /** Starts the load or joins it. Rejects when it fails; the next call then starts a new one. */
  load(): Promise<T>;
  /** What `run` returns; `fallback` when the value cannot be loaded. */
  use<R>(run: (value: T) => R | Promise<R>, fallback: R): Promise<R>;
  /**
   * Runs once the value is loaded, without starting the load. Gets undefined when the call is dropped: beyond the
   * capacity, by `clear()`, when the load has failed, and by `stop()`.
   */
  whenLoaded(run: (value: T | undefined) => void): void;
  /** Drops the calls that wait. */
  clear(): void;
  /** Ends the value and starts no load any more. A value that is loaded, or about to be, still answers. */
  stop(): void;
}

const CAPACITY = 100;

export function createLazy<T>(options: LazyOptions<T>): Lazy<T> {
  const { onFailure, retryOn, onStop, capacity = CAPACITY } = options;
  let value: T | undefined;
  let loading: Promise<T> | undefined;
  let state: 'open' | 'loaded' | 'failed' | 'stopped' = 'open';
  let waiting: ((value: T | undefined) => void)[] = [];
  let cancelRetry: (() => void) | undefined;

  const flush = () => {
    const calls = waiting;
    waiting = [];
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
      if (state !== 'open' || waiting.length >= capacity) run(value);
      else waiting.push(run);
    },
    clear: flush,
    stop() {
      if (isStopped()) return;
      if (state === 'loaded') onStop?.(value as T);
      // After the calls that were made before.
      else loading?.then(onStop).catch(() => {});
      state = 'stopped';
      cancelRetry?.();
      flush();
    },
  };
}
