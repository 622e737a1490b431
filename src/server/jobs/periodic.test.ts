import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLEANUP, startPeriodic } from './periodic';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs a minute after start and every hour, also after a failure, until stopped', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const task = (): Promise<void> => {
    runs++;
    return runs === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  const cleanup = startPeriodic(task, CLEANUP, (error) => errors.push(error));
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([runs, errors.map(String)]).toEqual([1, ['Error: away']]);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(runs).toBe(3);
  await cleanup.stop();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(runs).toBe(3);
});

it('never runs concurrently, and stops after the current run', async () => {
  let finish = (): void => {};
  let runs = 0;
  const task = (): Promise<void> => {
    runs++;
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  const periodic = startPeriodic(task, { first: 10, interval: 10 }, () => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(2);
  let isStopped = false;
  const stopped = periodic.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect([runs, isStopped]).toEqual([2, false]);
  finish();
  await stopped;
  expect(isStopped).toBe(true);
});
