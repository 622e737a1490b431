import { describe, expect, it } from 'vitest';
import { computeDuration, pauseCountdown, resumeCountdown } from './toast.model';

describe('the toast duration', () => {
  it('is at least 2000 ms [DLG-007]', () => {
    expect([
      computeDuration(2000, 'Saved.'),
      computeDuration(10, 'Saved.'),
      computeDuration(2000, ''),
    ]).toEqual([2000, 2000, 2000]);
  });

  it('follows the attribute and grows with the text length', () => {
    expect(computeDuration(5000, 'Saved.')).toBe(5000);
    expect(computeDuration(2000, 'a'.repeat(100))).toBe(6000);
    expect(computeDuration(2000, `${' \n'.repeat(100)}Saved.`)).toBe(2000);
    expect(computeDuration(0, 'Saved.')).toBe(Number.POSITIVE_INFINITY);
  });

  it('pauses, with at least one second remaining', () => {
    const start = resumeCountdown({ remaining: 2000, startedAt: null }, 100);
    expect(start).toEqual({ remaining: 2000, startedAt: 100 });
    expect(resumeCountdown(start, 700)).toEqual(start);
    const first = pauseCountdown(start, 600);
    expect(first).toEqual({ remaining: 1500, startedAt: null });
    expect(pauseCountdown(first, 5000)).toEqual(first);
    expect(pauseCountdown(resumeCountdown(first, 5000), 6400)).toEqual({ remaining: 1000, startedAt: null });
  });
});
