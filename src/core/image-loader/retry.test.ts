import { expect, it } from 'vitest';
import { getRetryDelay, pollUntil } from './retry';

/** A manually advanced clock. */
function createClock() {
  const due: { at: number; run: () => void }[] = [];
  let now = 0;
  return {
    startTimer: (run: () => void, ms: number) => {
      const entry = { at: now + ms, run };
      due.push(entry);
      return () => void due.splice(due.indexOf(entry), 1);
    },
    advance(ms: number) {
      for (const end = now + ms; now < end; ) {
        now++;
        for (const entry of due.filter(({ at }) => at === now)) {
          due.splice(due.indexOf(entry), 1);
          entry.run();
        }
      }
    },
    due,
  };
}

it('checks up to 100 times every 10 ms for an element in the document [IMG-017]', () => {
  const { startTimer, advance } = createClock();
  const results: boolean[] = [];
  let isAttached = false;
  let checks = 0;
  const check = () => {
    checks++;
    return isAttached;
  };
  pollUntil(check, startTimer, (isMet) => results.push(isMet));
  advance(995);
  expect([checks, results]).toEqual([100, []]);
  isAttached = true;
  advance(10);
  expect(results).toEqual([true]);
});

it('stops after the last check [IMG-017]', () => {
  const { startTimer, advance, due } = createClock();
  const results: boolean[] = [];
  pollUntil(
    () => false,
    startTimer,
    (isMet) => results.push(isMet),
  );
  advance(1000);
  expect(results).toEqual([false]);
  expect(due).toEqual([]);
});

it('does not wait when the condition already holds or polling was stopped', () => {
  const { startTimer, advance, due } = createClock();
  const results: boolean[] = [];
  pollUntil(
    () => true,
    startTimer,
    (isMet) => results.push(isMet),
  );
  const stop = pollUntil(
    () => false,
    startTimer,
    (isMet) => results.push(isMet),
  );
  stop();
  advance(2000);
  expect(results).toEqual([true]);
  expect(due).toEqual([]);
});

it('retries a failed image with increasing delays, a limited number of times', () => {
  const delays = [1, 2, 3].map(getRetryDelay);
  expect(delays[1]!).toBeGreaterThan(delays[0]!);
  expect(delays[2]).toBeUndefined();
});
