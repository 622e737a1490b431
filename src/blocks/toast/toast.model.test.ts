import { describe, expect, it } from 'vitest';
import { computeDuration, pauseCountdown, resumeCountdown } from './toast.model';

describe('the time of a toast', () => {
  it('is 2000 ms at least [DLG-007]', () => {
    expect([
      computeDuration(2000, 'Saved.'),
      computeDuration(10, 'Saved.'),
      computeDuration(2000, ''),
    ]).toEqual([2000, 2000, 2000]);
  });

  it('is what the page says, and longer where there is more to read', () => {
    expect(computeDuration(5000, 'Saved.')).toBe(5000);
    expect(computeDuration(2000, 'a'.repeat(100))).toBe(6000);
    expect(computeDuration(2000, `${' \n'.repeat(100)}Saved.`)).toBe(2000);
    expect(computeDuration(0, 'Saved.')).toBe(Number.POSITIVE_INFINITY);
  });

  it('does not pass while it is held, and a second is left then', () => {
    const start = resumeCountdown({ left: 2000, since: null }, 100);
    expect(start).toEqual({ left: 2000, since: 100 });
    expect(resumeCountdown(start, 700)).toEqual(start);
    const first = pauseCountdown(start, 600);
    expect(first).toEqual({ left: 1500, since: null });
    expect(pauseCountdown(first, 5000)).toEqual(first);
    expect(pauseCountdown(resumeCountdown(first, 5000), 6400)).toEqual({ left: 1000, since: null });
  });
});
