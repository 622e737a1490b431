import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazy } from '../../core/lazy';
import { LoadTimeoutError, withLoadTimeout } from './load-timeout';

const createLoader = <T>(load: () => Promise<T>) => createLazy({ load: withLoadTimeout(load) }).load;

describe('a lazy load with a timeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads once for all callers, also after it has loaded [MAP-017]', async () => {
    const start = vi.fn(async () => ({ name: 'library' }));
    const load = createLoader(start);
    const [one, two] = await Promise.all([load(), load()]);
    expect(two).toBe(one);
    expect(await load()).toBe(one);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('rejects after 30 s without a console message [MAP-018]', async () => {
    const spies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const outcome = createLoader(() => new Promise(() => {}))().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    let settled = false;
    void outcome.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(LoadTimeoutError);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('starts a new load after a failure', async () => {
    const start = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('here');
    const load = createLoader(start);
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe('here');
  });

  it('clears its timer', async () => {
    await createLoader(async () => 1)();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
