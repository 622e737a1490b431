// Fetched value with loading state and refresh, independent of any framework.
import { createStore, type Store } from '../../core/store';
import type { ApiError, ApiResult } from '../ports';

/** What was there before stays while it is fetched again, and when that fails (API-015). */
export type ResourceState<T> =
  | { readonly status: 'pending'; readonly data?: T }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'failed'; readonly data?: T; readonly error: ApiError };

export interface Resource<T> {
  readonly state: Store<ResourceState<T>>;
  /** Fetches anew; a request that still runs is given up. Resolves when the newest one has come. */
  refetch(): Promise<void>;
  /** Gives up what runs; nothing changes any more. */
  stop(): void;
}

/**
 * Fetches at once.
 * @param ask makes the call; its signal fires when nobody waits for the answer any more
 */
export function createResource<T>(ask: (signal: AbortSignal) => Promise<ApiResult<T>>): Resource<T> {
  const state = createStore<ResourceState<T>>({ status: 'pending' });
  let newest: AbortController | undefined;
  let running: Promise<void> = Promise.resolve();

  /** What is known so far. */
  const held = () => {
    const now = state.get();
    return 'data' in now ? { data: now.data as T } : {};
  };

  async function run(own: AbortController): Promise<void> {
    const result = await ask(own.signal);
    if (own !== newest) return running;
    if (result.ok) state.set({ status: 'success', data: result.data });
    else state.set({ status: 'failed', ...held(), error: result.error });
  }

  function refetch(): Promise<void> {
    newest?.abort();
    newest = new AbortController();
    if (state.get().status !== 'pending') state.set({ status: 'pending', ...held() });
    running = run(newest);
    return running;
  }

  void refetch();
  return {
    state,
    refetch,
    stop() {
      newest?.abort();
      newest = undefined;
      running = Promise.resolve();
    },
  };
}
