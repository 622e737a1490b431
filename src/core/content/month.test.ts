import { describe, expect, it } from 'vitest';
import fc from '../testing/fast-check';
import { getZonedDate } from '../time-zone';
import { addMonths, formatMonth, formatMonthName, getMonth, parseMonth } from './month';
import { getMonthRange } from './month-range';

const july = { year: 2025, month: 7 };

describe('parseMonth', () => {
  it('parses the notations of published sites', () => {
    for (const text of ['07-2025', '7-2025', '07-25', 'July-2025', 'Jul-2025', ' july-2025 '])
      expect(parseMonth(text), text).toEqual(july);
    expect(parseMonth('May-2026')).toEqual({ year: 2026, month: 5 });
  });

  it('returns undefined for other notations', () => {
    for (const text of [
      '',
      '2025',
      '13-2025',
      '00-2025',
      '07-0025',
      '07-202',
      'Foo-2025',
      '07/2025',
      '-2025',
    ])
      expect(parseMonth(text), text).toBeUndefined();
  });

  it('parses the output of formatMonth', () => {
    const month = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(month, (one) => {
        expect(parseMonth(formatMonth(one))).toEqual(one);
      }),
    );
  });
});

describe('addMonths', () => {
  it('continues into the next and previous years', () => {
    expect(addMonths({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
    expect(addMonths({ year: 2025, month: 1 }, -1)).toEqual({ year: 2024, month: 12 });
    expect(addMonths({ year: 2025, month: 1 }, -25)).toEqual({ year: 2022, month: 12 });
  });
});

describe('getMonthRange', () => {
  it('begins and ends at midnight in the time zone, also in months with a change of daylight saving time [BLK-006]', () => {
    expect(getMonthRange({ year: 2026, month: 3 }, 'Europe/Berlin')).toEqual({
      from: Date.parse('2026-02-28T23:00:00Z'),
      to: Date.parse('2026-03-31T22:00:00Z'),
    });
  });

  it('contains exactly the times of its month', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Apia',
      'Asia/Kathmandu',
    );
    const times = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(times, zones, (time, zone) => {
        const month = getMonth(time, zone);
        const { from, to } = getMonthRange(month, zone);
        expect(time).toBeGreaterThanOrEqual(from);
        expect(time).toBeLessThan(to);
        expect(getZonedDate(from, zone).slice(8)).toBe('01');
      }),
    );
  });
});

it('formats the name of a month in a language', () => {
  expect(formatMonthName(july, 'en-US')).toBe('July 2025');
  expect(formatMonthName(july, 'de')).toBe('Juli 2025');
});
