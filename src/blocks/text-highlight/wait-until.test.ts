import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntil } from './wait-until';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Times of the checks in ms, and when it has resolved. */
async function watch(condition: (time: number) => boolean) {
  const start = performance.now();
  const checks: number[] = [];
  let end: number | undefined;
  const waiting = waitUntil(() => {
    checks.push(performance.now() - start);
    return condition(performance.now() - start);
  }).then(() => {
    end = performance.now() - start;
  });
  await vi.advanceTimersByTimeAsync(5000);
  await waiting;
  return { checks, end };
}

it('waits at most 2 s [HLT-010]', async () => {
  const { end } = await watch(() => false);
  expect(end).toBe(2000);
});

it('checks every 100 ms, and ends with the first check that succeeds [DLG-018]', async () => {
  const { checks, end } = await watch((time) => time >= 350);
  expect(checks).toEqual([100, 200, 300, 400]);
  expect(end).toBe(400);
});
