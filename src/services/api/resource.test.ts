import { describe, expect, it } from 'vitest';
import type { ApiResult } from '../shared/ports';
import { createResource, type ResourceState } from './resource';

const error = { kind: 'unavailable', message: 'Not now' } as const;

/** Calls whose responses the test controls. */
function pendingCalls() {
  const calls: { signal: AbortSignal; respond(result: ApiResult<string>): void }[] = [];
  const fetchResource = (signal: AbortSignal) =>
    new Promise<ApiResult<string>>((respond) => void calls.push({ signal, respond }));
  return { calls, fetchResource };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const createSuccess = (data: string): ApiResult<string> => ({ ok: true, data });
const failure: ApiResult<string> = { ok: false, status: 503, error };

describe('a resource', () => {
  it('is pending, then successful [API-015]', async () => {
    const { calls, fetchResource } = pendingCalls();
    const fetching = createResource(fetchResource);
    const states: ResourceState<string>[] = [];
    fetching.state.subscribe((state) => states.push(state));
    expect(fetching.state.get()).toEqual({ status: 'pending' });
    calls[0]?.respond(createSuccess('one'));
    await settle();
    expect(states).toEqual([{ status: 'success', data: 'one' }]);
  });

  it('can fail and be fetched again [API-015]', async () => {
    const { calls, fetchResource } = pendingCalls();
    const { state, refetch } = createResource(fetchResource);
    calls[0]?.respond(failure);
    await settle();
    expect(state.get()).toEqual({ status: 'failed', error });
    const again = refetch();
    expect(state.get()).toEqual({ status: 'pending' });
    calls[1]?.respond(createSuccess('two'));
    await again;
    expect(state.get()).toEqual({ status: 'success', data: 'two' });
  });

  it('keeps its data while it is fetched again, and if that fails', async () => {
    const { calls, fetchResource } = pendingCalls();
    const { state, refetch } = createResource(fetchResource);
    calls[0]?.respond(createSuccess('one'));
    await settle();
    const again = refetch();
    expect(state.get()).toEqual({ status: 'pending', data: 'one' });
    calls[1]?.respond(failure);
    await again;
    expect(state.get()).toEqual({ status: 'failed', data: 'one', error });
  });

  it('aborts an older request and ignores its response; both wait for the latest [API-015]', async () => {
    const { calls, fetchResource } = pendingCalls();
    const { state, refetch } = createResource(fetchResource);
    const older = refetch();
    const newer = refetch();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    calls[1]?.respond(createSuccess('old'));
    await settle();
    expect(state.get()).toEqual({ status: 'pending' });
    calls[2]?.respond(createSuccess('new'));
    await Promise.all([older, newer]);
    expect(state.get()).toEqual({ status: 'success', data: 'new' });
  });

  it('does not change after it was stopped', async () => {
    const { calls, fetchResource } = pendingCalls();
    const { state, stop } = createResource(fetchResource);
    stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.respond(createSuccess('late'));
    await settle();
    expect(state.get()).toEqual({ status: 'pending' });
  });
});
