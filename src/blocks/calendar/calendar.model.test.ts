import { describe, expect, it } from 'vitest';
import { getWallTime } from '../../core/time-zone';
import { getMonthOfLink, resolveTimeZone } from './calendar.model';
import { getFirstStart, toEvents } from './page-events.model';

const read = (start: string, end = '', timeZone = 'Europe/Berlin') =>
  toEvents([{ title: 'A', fullUrl: '/a', start, end }], (time) => getWallTime(time, timeZone))[0];

describe('dates in the markup', () => {
  it('are in the time zone of the calendar, unless they have an offset', () => {
    expect(read('2026-11-23T19:00')?.startDate).toBe(Date.parse('2026-11-23T18:00Z'));
    expect(read('2026-07-23 19:30')?.startDate).toBe(Date.parse('2026-07-23T17:30Z'));
    expect(read('2026-11-23T19:00-05:00')?.startDate).toBe(Date.parse('2026-11-24T00:00Z'));
    expect(read('2026-11-23T19:00:30Z')?.startDate).toBe(Date.parse('2026-11-23T19:00:30Z'));
  });

  it('without a time create an all-day event', () => {
    expect(read('2026-11-23')).toMatchObject({ startDate: Date.parse('2026-11-22T23:00Z'), isAllDay: true });
    expect(read('2026-11-23T19:00')).toMatchObject({ isAllDay: false });
  });

  it.each(['', 'soon', '2026-13-01', '2026-11', '19:00', '2026-11-23T7pm'])(
    'are rejected if they are invalid, such as %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('end at the start if the end is missing, earlier or unreadable', () => {
    for (const end of ['', '2026-11-01', 'late']) {
      const event = read('2026-11-23T19:00', end);
      expect(event?.endDate).toBe(event?.startDate);
    }
  });
});

it('starts a list at the next event, or at the last one, or at the current time without events', () => {
  const events = toEvents(
    ['2026-03-01', '2026-09-01', '2026-06-01'].map((start) => ({ title: '', fullUrl: '', start, end: '' })),
    (time) => time,
  );
  const getFirst = (now: string) => getFirstStart(events, Date.parse(now));
  expect(getFirst('2026-05-01')).toBe(Date.parse('2026-06-01'));
  expect(getFirst('2027-05-01')).toBe(Date.parse('2026-09-01'));
  expect(getFirstStart([], Date.parse('2027-05-01'))).toBe(Date.parse('2027-05-01'));
});

it('reads the month in the query of a link', () => {
  const read = (href: string) => getMonthOfLink(new URL(href, 'https://site.example/events'));
  expect(read('?month=11-2026')).toEqual({ year: 2026, month: 11 });
  expect(read('/events/?view=list&month=July-2025')).toEqual({ year: 2025, month: 7 });
  for (const href of ['', '#', '?month=13-2026', '/a']) expect(read(href)).toBeUndefined();
});

it('uses the first valid time zone, or else that of the browser', () => {
  expect(resolveTimeZone('Asia/Tokyo', 'UTC')).toEqual({ timeZone: 'Asia/Tokyo' });
  expect(resolveTimeZone('', 'Asia/Tokyo')).toEqual({ timeZone: 'Asia/Tokyo' });
  expect(resolveTimeZone('Mars/Base', 'Asia/Tokyo')).toEqual({
    timeZone: 'Asia/Tokyo',
    unknown: 'Mars/Base',
  });
  expect(resolveTimeZone('', 'Mars/Base').timeZone).toBe(
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
});
