import { describe, expect, it } from 'vitest';
import type { ApiResult } from '../shared/ports';
import { createResource, type ResourceState } from './resource';

const error = { kind: 'unavailable', message: 'Not now' } as const;

/** Calls whose responses the test controls. */
function pendingCalls() {
  const calls: { signal: AbortSignal; answer(result: ApiResult<string>): void }[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<ApiResult<string>>((answer) => void calls.push({ signal, answer }));
  return { calls, ask };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const good = (data: string): ApiResult<string> => ({ ok: true, data });
const bad: ApiResult<string> = { ok: false, status: 503, error };

describe('a resource', () => {
  it('is pending, then successful [API-015]', async () => {
    const { calls, ask } = pendingCalls();
    const fetching = createResource(ask);
    const seen: ResourceState<string>[] = [];
    fetching.state.subscribe((state) => seen.push(state));
    expect(fetching.state.get()).toEqual({ status: 'pending' });
    calls[0]?.answer(good('one'));
    await settle();
    expect(seen).toEqual([{ status: 'success', data: 'one' }]);
  });

  it('can fail and be fetched again [API-015]', async () => {
    const { calls, ask } = pendingCalls();
    const { state, refetch } = createResource(ask);
    calls[0]?.answer(bad);
    await settle();
    expect(state.get()).toEqual({ status: 'failed', error });
    const again = refetch();
    expect(state.get()).toEqual({ status: 'pending' });
    calls[1]?.answer(good('two'));
    await again;
    expect(state.get()).toEqual({ status: 'success', data: 'two' });
  });

  it('keeps its data while it is fetched again, and if that fails', async () => {
    const { calls, ask } = pendingCalls();
    const { state, refetch } = createResource(ask);
    calls[0]?.answer(good('one'));
    await settle();
    const again = refetch();
    expect(state.get()).toEqual({ status: 'pending', data: 'one' });
    calls[1]?.answer(bad);
    await again;
    expect(state.get()).toEqual({ status: 'failed', data: 'one', error });
  });

  it('aborts an older request and ignores its response; both wait for the latest [API-015]', async () => {
    const { calls, ask } = pendingCalls();
    const { state, refetch } = createResource(ask);
    const older = refetch();
    const newer = refetch();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    calls[1]?.answer(good('old'));
    await settle();
    expect(state.get()).toEqual({ status: 'pending' });
    calls[2]?.answer(good('new'));
    await Promise.all([older, newer]);
    expect(state.get()).toEqual({ status: 'success', data: 'new' });
  });

  it('does not change after it was stopped', async () => {
    const { calls, ask } = pendingCalls();
    const { state, stop } = createResource(ask);
    stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(good('late'));
    await settle();
    expect(state.get()).toEqual({ status: 'pending' });
  });
});
