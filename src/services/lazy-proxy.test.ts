import { describe, expect, it, vi } from 'vitest';
import { createLazyProxy } from './lazy-proxy';

const parts = { sums: { add: async (a: number, b: number) => a + b }, words: { say: async () => 'hello' } };

describe('parts that come later', () => {
  it('are fetched with the first call, once, and hand over what was given', async () => {
    const load = vi.fn(async () => parts);
    const later = createLazyProxy(load, () => 'missing');
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([later.sums.add(1, 2), later.words.say()])).toEqual([3, 'hello']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('answer that they are missing, and are fetched again by the next call', async () => {
    const load = vi.fn(async () => parts);
    load.mockRejectedValueOnce(new Error('offline'));
    const later = createLazyProxy(load, () => 'missing');
    expect(await later.words.say()).toBe('missing');
    expect(await later.words.say()).toBe('hello');
  });
});
