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
  expect(getStatus(week, 0, 659)).toEqual({ isOpen: false, minute: 660 });
  expect(getStatus(week, 0, 660)).toEqual({ isOpen: true, minute: 900 });
  expect(getStatus(week, 0, 900)).toEqual({ isOpen: false, minute: 1020 });
  expect(getStatus(week, 0, 1320)).toBeNull();
  expect(getStatus(week, 6, 700)).toBeNull();
});

it('is open after midnight until a range of the previous day ends', () => {
  expect(getStatus(week, 4, 1430)).toEqual({ isOpen: true, minute: 1560 });
  expect(getStatus(week, 5, 119)).toEqual({ isOpen: true, minute: 120 });
  expect(getStatus(week, 5, 120)).toBeNull();
});

it('is open until the last of several ranges that continue each other', () => {
  const late = readHours({
    friday: {
      ranges: [
        { from: 1080, to: 1200 },
        { from: 1200, to: 1440 },
      ],
    },
    saturday: {
      ranges: [
        { from: 0, to: 120 },
        { from: 600, to: 900 },
      ],
    },
  })!;
  expect(getStatus(late, 4, 1100)).toEqual({ isOpen: true, minute: 1560 });
  expect(getStatus(late, 5, 60)).toEqual({ isOpen: true, minute: 120 });
  expect(getStatus(late, 5, 120)).toEqual({ isOpen: false, minute: 600 });
});

it('has no closing time while it is open for another day', () => {
  const allDay = { ranges: [{ from: 0, to: 1440 }] };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const always = readHours(Object.fromEntries(days.map((day) => [day, allDay])))!;
  expect(getStatus(always, 6, 700)).toBeNull();
  const weekend = readHours({ saturday: allDay, sunday: allDay })!;
  expect(getStatus(weekend, 4, 1439)).toBeNull();
  expect(getStatus(weekend, 5, 0)).toBeNull();
  expect(getStatus(weekend, 5, 1439)).toBeNull();
  expect(getStatus(weekend, 6, 1)).toEqual({ isOpen: true, minute: 1440 });
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
