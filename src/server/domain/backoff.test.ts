import { expect, it } from 'vitest';
import { getRetryDelay } from './backoff';

it('increases the delay with each attempt and gives up after three days', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => getRetryDelay(index + 1, 0) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBe(5000);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(72);
  expect(getRetryDelay(10, 0)).toBeUndefined();
});

it('adds up to 10 % jitter', () => {
  expect([getRetryDelay(2, 0), getRetryDelay(2, 1)]).toEqual([300_000, 330_000]);
});
