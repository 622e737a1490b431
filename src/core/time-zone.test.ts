import { describe, expect, it } from 'vitest';
import fc from './testing/fast-check';
import { getZonedDate, isTimeZone } from './time-zone';
import { getZonedTime } from './zoned-time';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];
const HOUR_MS = 3_600_000;

/** Local date and time in a zone, from a different formatter than the code under test. */
const show = (time: number, timeZone: string): string =>
  new Date(time).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

const zone = fc.constantFrom(...ZONES);
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('getZonedTime', () => {
  it('returns 08:00 in the time zone, for any date and zone', () => {
    fc.assert(
      fc.property(day, zone, (date, timeZone) => {
        expect(show(getZonedTime(date, 8, timeZone), timeZone)).toBe(`${date} 08:00:00`);
      }),
      { numRuns: 3000 },
    );
  });

  it('returns the first time with that local time, on the date that getZonedDate returns', () => {
    fc.assert(
      fc.property(day, zone, fc.integer({ min: 0, max: 23 }), (date, timeZone, hour) => {
        const time = getZonedTime(date, hour, timeZone);
        const shown = show(time, timeZone);
        for (const earlier of [0.5, 1, 2]) expect(show(time - earlier * HOUR_MS, timeZone)).not.toBe(shown);
        expect(getZonedDate(time, timeZone)).toBe(shown.slice(0, 10));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T06:00:00Z'],
    ['2026-03-28', 'Europe/Berlin', '2026-03-28T07:00:00Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T07:00:00Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T13:00:00Z'],
    ['2026-07-01', 'Asia/Kathmandu', '2026-07-01T02:15:00Z'],
    ['2026-07-01', 'Pacific/Kiritimati', '2026-06-30T18:00:00Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T21:30:00Z'],
    ['2026-07-01', 'UTC', '2026-07-01T08:00:00Z'],
    // The zone skipped this day.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T18:00:00Z'],
  ])('returns for 08:00 on %s in %s: %s', (date, timeZone, time) => {
    expect(new Date(getZonedTime(date, 8, timeZone)).toISOString()).toBe(time.replace('Z', '.000Z'));
  });

  it('returns an hour later if the hour is skipped, and the first one if it occurs twice', () => {
    expect(show(getZonedTime('2026-03-29', 2, 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29 03:00:00');
    expect(new Date(getZonedTime('2026-10-25', 2, 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-25T00:00:00.000Z',
    );
  });
});

it('isTimeZone accepts names of time zones only', () => {
  expect(ZONES.filter((name) => !isTimeZone(name))).toEqual([]);
  for (const name of ['', 'Mars/Olympus', '+02:00', 'Europe/Berlin; x'])
    expect(isTimeZone(name), name).toBe(false);
});
