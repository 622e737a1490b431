import { expect, it } from 'vitest';
import { formatDay, formatMinute, getStatus, readHours, toLocalTime } from './business-hours.model';

const split = [
  { from: 660, to: 900 },
  { from: 1020, to: 1320 },
];
const week = readHours({
  monday: { text: '11:00 - 15:00,  17:00 - 22:00', ranges: split },
  friday: { text: '8pm-2am', ranges: [{ from: 1200, to: 120 }] },
  sunday: { text: 'Closed', ranges: [{}] },
})!;

it('returns the closing time during opening hours, and otherwise the next opening time of the day', () => {
  expect(getStatus(week, 0, 659)).toEqual({ state: 'opens', at: 660 });
  expect(getStatus(week, 0, 660)).toEqual({ state: 'open', until: 900 });
  expect(getStatus(week, 0, 900)).toEqual({ state: 'opens', at: 1020 });
  expect(getStatus(week, 0, 1320)).toEqual({ state: 'closed' });
  expect(getStatus(week, 6, 700)).toEqual({ state: 'closed' });
});

it('is open after midnight until a range of the previous day ends', () => {
  expect(getStatus(week, 4, 1430)).toEqual({ state: 'open', until: 1560 });
  expect(getStatus(week, 5, 119)).toEqual({ state: 'open', until: 120 });
  expect(getStatus(week, 5, 120)).toEqual({ state: 'closed' });
});

it('ignores invalid hours', () => {
  for (const json of [null, 'x', {}, { monday: null }, { monday: { ranges: [{}], text: '' } }])
    expect(readHours(json)).toBeNull();
  const odd = readHours({
    monday: { ranges: [{ from: -1, to: 5 }, { from: 'a' }, 7, { from: 0, to: 99_999 }], text: 'x' },
  });
  expect(odd?.[0]?.ranges).toEqual([]);
});

it('reads day and minute in the time zone, also when the clock changes', () => {
  // The clocks go forward in Berlin at 01:00 UTC, a Sunday.
  expect(toLocalTime(new Date('2026-03-29T00:59:00Z'), 'Europe/Berlin')).toEqual({ day: 6, minute: 119 });
  expect(toLocalTime(new Date('2026-03-29T01:00:00Z'), 'Europe/Berlin')).toEqual({ day: 6, minute: 180 });
  expect(toLocalTime(new Date('2026-03-29T12:30:00Z'), 'Pacific/Auckland')).toEqual({ day: 0, minute: 90 });
  expect(toLocalTime(new Date('2026-03-30T00:00:00Z'), 'UTC')).toEqual({ day: 0, minute: 0 });
});

it('formats times and days in the language', () => {
  expect(formatMinute(1560, 'de')).toBe('02:00');
  expect(formatMinute(510, 'en-US').replace(/\s/, ' ')).toBe('8:30 AM');
  expect(formatDay(0, 'fr')).toBe('lundi');
});
