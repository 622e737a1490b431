import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCleanup } from './cleanup';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs a minute after start and every hour, also after a failure, until stopped', async () => {
  const said: unknown[] = [];
  let kept = 0;
  const keep = (): Promise<void> => {
    kept++;
    return kept === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  const cleanup = startCleanup(keep, (error) => said.push(error));
  expect(kept).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([kept, said.map(String)]).toEqual([1, ['Error: away']]);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(kept).toBe(3);
  await cleanup.stop();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(kept).toBe(3);
});
