// Fetched value with loading state and refresh, independent of any framework.
import { createStore, type Store } from '../../core/store';
import type { ApiError, ApiResult } from '../ports';

/** Earlier data stays available while it is fetched again, and if that fails (API-015). */
export type ResourceState<T> =
  | { readonly status: 'pending'; readonly data?: T }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'failed'; readonly data?: T; readonly error: ApiError };

export interface Resource<T> {
  readonly state: Store<ResourceState<T>>;
  /** Fetches again and aborts a request that is still running. Resolves when the latest request has completed. */
  refetch(): Promise<void>;
  /** Aborts a running request; the state no longer changes. */
  stop(): void;
}

/**
 * Starts the first request immediately.
 * @param fetchResource its signal is aborted when the response is no longer needed
 */
export function createResource<T>(ask: (signal: AbortSignal) => Promise<ApiResult<T>>): Resource<T> {
  const state = createStore<ResourceState<T>>({ status: 'pending' });
  let newest: AbortController | undefined;
  let running: Promise<void> = Promise.resolve();

  /** The latest data, if any. */
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
