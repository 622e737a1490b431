import { expect, it } from 'vitest';
import { getRelativeSeconds } from './relative-time.model';

it('is relative for a minute, and a date before and after', () => {
  const now = 1_000_000;
  const seconds = [-5000, -4999, 0, 4999, 5000, 59_999, 60_000, Number.NaN].map((elapsed) =>
    getRelativeSeconds(now - elapsed, now),
  );
  expect(seconds).toEqual([null, 0, 0, 0, 5, 59, null, null]);
});
