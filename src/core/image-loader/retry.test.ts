import { expect, it } from 'vitest';
import { getRetryDelay, pollUntil } from './retry';

/** A clock that is moved by hand. */
function clock() {
  const due: { at: number; run: () => void }[] = [];
  let now = 0;
  return {
    timer: (run: () => void, ms: number) => {
      const entry = { at: now + ms, run };
      due.push(entry);
      return () => void due.splice(due.indexOf(entry), 1);
    },
    pass(ms: number) {
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

it('an element may come into the document within 100 tries of 10 ms [IMG-017]', () => {
  const { timer, pass } = clock();
  const answers: boolean[] = [];
  let there = false;
  let looks = 0;
  const look = () => {
    looks++;
    return there;
  };
  pollUntil(look, timer, (held) => answers.push(held));
  pass(995);
  expect([looks, answers]).toEqual([100, []]);
  there = true;
  pass(10);
  expect(answers).toEqual([true]);
});

it('after the last try it is not waited for any more [IMG-017]', () => {
  const { timer, pass, due } = clock();
  const answers: boolean[] = [];
  pollUntil(
    () => false,
    timer,
    (held) => answers.push(held),
  );
  pass(1000);
  expect(answers).toEqual([false]);
  expect(due).toEqual([]);
});

it('nothing is waited for when it is there, or when nobody wants it any more', () => {
  const { timer, pass, due } = clock();
  const answers: boolean[] = [];
  pollUntil(
    () => true,
    timer,
    (held) => answers.push(held),
  );
  const stop = pollUntil(
    () => false,
    timer,
    (held) => answers.push(held),
  );
  stop();
  pass(2000);
  expect(answers).toEqual([true]);
  expect(due).toEqual([]);
});

it('a failed image is asked for again, later each time, and not for ever', () => {
  const pauses = [1, 2, 3].map(getRetryDelay);
  expect(pauses[1]!).toBeGreaterThan(pauses[0]!);
  expect(pauses[2]).toBeUndefined();
});
