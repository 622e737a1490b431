import { describe, expect, it, vi } from 'vitest';
import { createLazy, type LazyOptions } from './lazy';

interface Module {
  readonly name: string;
}

const module: Module = { name: 'module' };

/** Creates a lazy value whose load has these outcomes, in order; the last one repeats. */
function setup(
  outcomes: readonly (Module | 'fails')[] = [module],
  options: Partial<LazyOptions<Module>> = {},
) {
  const left = [...outcomes];
  const load = vi.fn(async () => {
    const outcome = left.length > 1 ? left.shift() : left[0];
    if (outcome === 'fails' || !outcome) throw new Error('offline');
    return outcome;
  });
  const onFailure = vi.fn();
  const onStop = vi.fn();
  return { load, onFailure, onStop, lazy: createLazy({ load, onFailure, onStop, ...options }) };
}

const getName = ({ name }: Module) => name;

describe('createLazy', () => {
  it('loads once, on the first call, for all callers', async () => {
    const { load, lazy } = setup();
    expect([load.mock.calls.length, lazy.get()]).toEqual([0, undefined]);
    expect(await Promise.all([lazy.load(), lazy.use(getName, '')])).toEqual([module, 'module']);
    expect(await lazy.load()).toBe(module);
    expect(lazy.get()).toBe(module);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on errors of a call', async () => {
    const { lazy, onFailure } = setup();
    const call = lazy.use(() => Promise.reject(new Error('rejected')), undefined);
    await expect(call).rejects.toThrow('rejected');
    expect(onFailure).not.toHaveBeenCalled();
  });

  describe('after a failed load', () => {
    it('returns the fallback to every caller and reports the failure once', async () => {
      const { lazy, onFailure } = setup(['fails']);
      expect(await Promise.all([lazy.use(getName, 'one'), lazy.use(getName, 'two')])).toEqual(['one', 'two']);
      await expect(lazy.load()).rejects.toThrow('offline');
      expect(onFailure).toHaveBeenCalledTimes(2);
    });

    it('loads again for the next caller', async () => {
      const { lazy } = setup(['fails', module]);
      expect(await lazy.use(getName, 'missing')).toBe('missing');
      expect(await lazy.use(getName, 'missing')).toBe('module');
    });

    it('loads again when the network is back, and unsubscribes', async () => {
      const retries = new Set<() => void>();
      const retryOn = (retry: () => void) => {
        retries.add(retry);
        return () => void retries.delete(retry);
      };
      const { lazy, load } = setup(['fails', 'fails', module], { retryOn });
      expect(retries.size).toBe(0);
      await lazy.load().catch(() => {});
      for (const expected of [2, 3]) {
        for (const retry of retries) retry();
        await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(expected));
      }
      await vi.waitFor(() => expect(lazy.get()).toBe(module));
      expect(retries.size).toBe(0);
    });
  });

  describe('whenLoaded', () => {
    it('queues calls in order without starting the load, and runs later ones immediately', async () => {
      const { lazy, load } = setup();
      const names: (string | undefined)[] = [];
      lazy.whenLoaded((value) => names.push(`${value?.name} 1`));
      lazy.whenLoaded((value) => names.push(`${value?.name} 2`));
      expect([load.mock.calls.length, names]).toEqual([0, []]);
      await lazy.load();
      lazy.whenLoaded((value) => names.push(`${value?.name} 3`));
      expect(names).toEqual(['module 1', 'module 2', 'module 3']);
    });

    it('drops calls beyond the capacity, when cleared, after a failure and after stop()', async () => {
      const { lazy } = setup(['fails', module], { capacity: 1 });
      const dropped: string[] = [];
      const call = (name: string) => lazy.whenLoaded((value) => value ?? dropped.push(name));
      call('cleared');
      call('over capacity');
      lazy.clear();
      call('failed');
      await lazy.load().catch(() => {});
      call('before the next load');
      const loading = lazy.load();
      call('stopped');
      lazy.stop();
      call('late');
      await loading;
      call('after the load');
      expect(dropped).toEqual([
        'over capacity',
        'cleared',
        'failed',
        'before the next load',
        'stopped',
        'late',
      ]);
    });
  });

  describe('stop()', () => {
    it('prevents the load before it has started', async () => {
      const { lazy, load, onStop } = setup();
      lazy.stop();
      expect(await lazy.use(getName, 'stopped')).toBe('stopped');
      await expect(lazy.load()).rejects.toThrow();
      expect([load.mock.calls.length, onStop.mock.calls.length]).toEqual([0, 0]);
    });

    it('runs queued calls and disposes of the value after a running load', async () => {
      const { lazy, onStop } = setup();
      const call = lazy.use(getName, 'stopped');
      lazy.stop();
      expect(onStop).not.toHaveBeenCalled();
      expect(await call).toBe('module');
      expect(onStop.mock.calls).toEqual([[module]]);
    });

    it('disposes of a loaded value once; it can still be used', async () => {
      const { lazy, onStop } = setup();
      await lazy.load();
      lazy.stop();
      lazy.stop();
      expect(onStop.mock.calls).toEqual([[module]]);
      expect([lazy.get(), await lazy.use(getName, 'stopped')]).toEqual([module, 'module']);
    });

    it('prevents reports and retries of a failing load', async () => {
      const retryOn = vi.fn(() => () => {});
      const { lazy, onFailure } = setup(['fails'], { retryOn });
      const call = lazy.use(getName, 'missing');
      lazy.stop();
      expect(await call).toBe('missing');
      expect([onFailure.mock.calls.length, retryOn.mock.calls.length]).toEqual([0, 0]);
    });
  });
});
