import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { getZonedDate } from '../time-zone';
import { type CalendarEvent, getCalendarWeeks } from './calendar-month';
import { addMonths, type Month } from './month';
import { getWeekStart, type Weekday } from './week-start';

const HOUR = 3_600_000;

/** Zones with and without daylight saving time, with half-hour offsets, and at both ends of the day. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
];

const WEEK_STARTS: readonly Weekday[] = [1, 6, 7];

/** Temporal's fields of each date: all zones and first days of the week need the same 36,525 dates. */
const fieldsOf = new Map<string, { year: number; month: number; dayOfWeek: number }>();

function readFields(text: string) {
  let fields = fieldsOf.get(text);
  if (!fields) {
    const { year, month, dayOfWeek } = Temporal.PlainDate.from(text);
    fields = { year, month, dayOfWeek };
    fieldsOf.set(text, fields);
  }
  return fields;
}

const MONTHS = Array.from({ length: 1200 }, (_, index) => addMonths({ year: 1970, month: 1 }, index));

/** Events at the start and end of days in wall-clock time, regardless of clock changes. */
function createEvents({ year, month }: Month, timeZone: string, seed: number): CalendarEvent[] {
  const last = new Temporal.PlainYearMonth(year, month).daysInMonth;
  return [1, 1 + (seed % last), last].map((day, index) => {
    const [hour, minute] = (
      [
        [0, 0],
        [(seed * 7) % 24, 30],
        [23, 59],
      ] as const
    )[index]!;
    const start = Temporal.PlainDateTime.from({ year, month, day, hour, minute }).toZonedDateTime(timeZone);
    const { epochMilliseconds: startDate } = start;
    return { title: start.toPlainDate().toString(), startDate, endDate: startDate + 3 * HOUR, fullUrl: '' };
  });
}

it('returns the same days as Temporal, for 1,200 months in 12 time zones with 3 first days of the week [BLK-006]', () => {
  let count = 0;
  for (const timeZone of ZONES)
    for (const [index, month] of MONTHS.entries()) {
      const events = createEvents(month, timeZone, index);
      const titles = events.map(({ title }) => title).sort();
      for (const weekStart of WEEK_STARTS) {
        const weeks = getCalendarWeeks({ month, weekStart, timeZone, events });
        const problem = compare(weeks, month, weekStart, titles);
        if (problem) expect.fail(`${month.year}-${month.month} ${timeZone} ${weekStart}: ${problem}`);
        count++;
      }
    }
  expect(count).toBe(1200 * 12 * 3);
}, 240_000);

function compare(
  weeks: ReturnType<typeof getCalendarWeeks>,
  { year, month }: Month,
  weekStart: Weekday,
  titles: readonly string[],
): string {
  const { daysInMonth } = new Temporal.PlainYearMonth(year, month);
  const cells = weeks.flat();
  const days = cells.filter((day) => day !== undefined);
  if (weeks.some((week) => week.length !== 7)) return 'a week without seven days';
  if (weeks.some((week) => week.every((day) => !day))) return 'an empty week';
  if (days.length !== daysInMonth) return `${days.length} days`;
  for (const [index, day] of cells.entries()) {
    if (!day) continue;
    const date = readFields(day.date);
    if (date.month !== month || date.year !== year) return `${day.date} is in another month`;
    if ((date.dayOfWeek - weekStart + 7) % 7 !== index % 7) return `${day.date} is on another weekday`;
    const wrong = day.events.find(({ title }) => title !== day.date);
    if (wrong) return `an event of ${wrong.title} is on ${day.date}`;
  }
  const order = days.map(({ date }) => date);
  if (order.join() !== [...order].sort().join()) return 'days out of order';
  const shown = days.flatMap(({ events }) => events.map(({ title }) => title)).sort();
  return shown.join() === titles.join() ? '' : `shows ${shown.join()}`;
}

describe('events', () => {
  const at = (text: string) => Date.parse(text);
  const getDays = (event: Pick<CalendarEvent, 'startDate' | 'endDate'>, timeZone = 'UTC') =>
    getCalendarWeeks({
      month: { year: 2026, month: 3 },
      weekStart: 1,
      timeZone,
      events: [{ title: 'A', fullUrl: '', ...event }],
    })
      .flat()
      .flatMap((day) => (day?.events.length ? [day.date] : []));

  it('are on the day of their start, also if they end after midnight', () => {
    expect(getDays({ startDate: at('2026-03-06T22:00Z'), endDate: at('2026-03-07T03:00Z') })).toEqual([
      '2026-03-06',
    ]);
  });

  it('of a whole day or longer are on each of their days', () => {
    const weekend = { startDate: at('2026-03-06T00:00Z'), endDate: at('2026-03-09T00:00Z') };
    expect(getDays(weekend)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08']);
    expect(getDays({ startDate: at('2026-02-27T09:00Z'), endDate: at('2026-03-02T09:00Z') })).toEqual([
      '2026-03-01',
      '2026-03-02',
    ]);
  });

  it('are on their dates in the time zone, also when daylight saving time begins', () => {
    // The clocks of Berlin go forward on 29 March 2026 at 01:00 UTC.
    for (const [time, date] of [
      ['2026-03-28T22:59Z', '2026-03-28'],
      ['2026-03-28T23:00Z', '2026-03-29'],
      ['2026-03-29T21:59Z', '2026-03-29'],
      ['2026-03-29T22:00Z', '2026-03-30'],
    ] as const)
      expect(getDays({ startDate: at(time), endDate: at(time) }, 'Europe/Berlin')).toEqual([date]);
  });

  it('of other months are omitted, and an invalid end is accepted', () => {
    expect(getDays({ startDate: at('2026-04-01T00:00Z'), endDate: at('2026-04-01T02:00Z') })).toEqual([]);
    expect(getDays({ startDate: at('2026-03-05T10:00Z'), endDate: 0 })).toEqual(['2026-03-05']);
    expect(getDays({ startDate: at('2026-03-05T10:00Z'), endDate: 8e15 })).toHaveLength(27);
  });

  it('are sorted by start', () => {
    const [late, early] = [at('2026-03-05T20:00Z'), at('2026-03-05T09:00Z')].map((startDate) => ({
      title: String(startDate),
      startDate,
      endDate: startDate,
      fullUrl: '',
    }));
    const weeks = getCalendarWeeks({
      month: { year: 2026, month: 3 },
      weekStart: 1,
      timeZone: 'UTC',
      events: [late!, early!],
    });
    expect(weeks.flat().find((day) => day?.events.length)?.events).toEqual([early, late]);
  });
});

it('returns the first day of the week of a language or region', () => {
  const days = (locales: string) => locales.split(' ').map((locale) => getWeekStart(locale));
  expect(new Set(days('de de-AT fr en-GB es-ES ru zh-CN tr en-NZ sv fi it'))).toEqual(new Set([1]));
  expect(new Set(days('en en-US en-CA ja pt-BR ko he hi th es-MX zh-TW'))).toEqual(new Set([7]));
  expect(new Set(days('ar-EG fa fa-IR ar-KW'))).toEqual(new Set([6]));
  expect(days('dv-MV de-US not_a_locale')).toEqual([5, 7, 1]);
});

it('returns the same date as Temporal for every quarter hour of days when daylight saving time begins', () => {
  for (const timeZone of ZONES)
    for (let time = Date.UTC(2026, 2, 28); time < Date.UTC(2026, 2, 30); time += HOUR / 4)
      expect(getZonedDate(time, timeZone)).toBe(
        Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
      );
});
