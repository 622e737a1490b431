// Fetched value with loading state and refresh, independent of frameworks.
import { createStore, type Store } from '../../core/store';
import type { ApiError, ApiResult } from '../shared/ports';

/** Earlier data stays available during a refresh and if the refresh fails (API-015). */
export type ResourceState<T> =
  | { readonly status: 'pending'; readonly data?: T }
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'failed'; readonly data?: T; readonly error: ApiError };

export interface Resource<T> {
  readonly state: Store<ResourceState<T>>;
  /** Fetches again, aborting a request that is still running. Resolves when the latest request has completed. */
  refetch(): Promise<void>;
  /** Aborts a running request; the state no longer changes. */
  stop(): void;
}

/**
 * Starts the first request immediately.
 * @param fetchResource its signal is aborted when the response is no longer needed
 */
export function createResource<T>(
  fetchResource: (signal: AbortSignal) => Promise<ApiResult<T>>,
): Resource<T> {
  const state = createStore<ResourceState<T>>({ status: 'pending' });
  let latest: AbortController | undefined;
  let running: Promise<void> = Promise.resolve();

  /** The latest data, if any. */
  const getLatestData = () => {
    const current = state.get();
    return 'data' in current ? { data: current.data as T } : {};
  };

  async function run(controller: AbortController): Promise<void> {
    const result = await fetchResource(controller.signal);
    if (controller !== latest) return running;
    if (result.ok) state.set({ status: 'success', data: result.data });
    else state.set({ status: 'failed', ...getLatestData(), error: result.error });
  }

  function refetch(): Promise<void> {
    latest?.abort();
    latest = new AbortController();
    if (state.get().status !== 'pending') state.set({ status: 'pending', ...getLatestData() });
    running = run(latest);
    return running;
  }

  void refetch();
  return {
    state,
    refetch,
    stop() {
      latest?.abort();
      latest = undefined;
      running = Promise.resolve();
    },
  };
}
