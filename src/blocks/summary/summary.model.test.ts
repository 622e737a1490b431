import { describe, expect, it } from 'vitest';
import { getVideoPlaceholderRatio, isChosen } from './summary.model';

describe('placeholder of a video [SUM-002]', () => {
  it.each([
    ['', 3, 65],
    ['auto', 4, 65],
    ['Auto', 4, 65],
    ['0', 2, 65],
    ['1.5', 1, 100],
    ['1.5', 4, 25],
    ['1', 3, 100 / 3],
    ['1', 0, 100],
  ])('with the ratio %j and %i columns has the height %d %%', (ratio, columns, expected) => {
    expect(getVideoPlaceholderRatio(ratio, columns)).toBeCloseTo(expected, 10);
  });
});

describe('isChosen [SUM-005]', () => {
  const now = Date.parse('2026-11-23T12:00:00');

  it.each([
    [['2026-11-22'], true],
    [['2026-11-23'], false],
    [['2026-11-20', '2026-11-24'], false],
  ])('returns for the dates %j and past events: %s', (dates, isPast) => {
    expect(isChosen(dates, 'past', now)).toBe(isPast);
    expect(isChosen(dates, 'upcoming', now)).toBe(!isPast);
    expect(isChosen(dates, 'all', now)).toBe(true);
  });

  it('returns true for an item without a date', () => {
    for (const dates of [[], [''], ['soon']])
      for (const choice of ['past', 'upcoming'] as const) expect(isChosen(dates, choice, now)).toBe(true);
  });
});
