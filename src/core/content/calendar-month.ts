// A calendar month: its weeks, and the events of each day in a time zone.
import { getZonedDate } from '../time-zone';
import type { MonthItem } from '../wire/content';
import type { Month } from './month';
import type { Weekday } from './week-start';

const DAY_MS = 86_400_000;

export type CalendarEvent = Pick<MonthItem, 'title' | 'startDate' | 'endDate' | 'fullUrl' | 'location'> & {
  /** Whether only the date is known, not the time. */
  readonly isAllDay?: boolean;
};

export interface CalendarDay {
  /** Date such as 2026-11-23. */
  readonly date: string;
  /** Sorted by start; an event of a day or longer appears on each of its days. */
  readonly events: readonly CalendarEvent[];
}

/** Seven days; undefined before the first and after the last day of the month. */
export type CalendarWeek = readonly (CalendarDay | undefined)[];

export interface CalendarOptions {
  readonly month: Month;
  readonly weekStart: Weekday;
  /** IANA name. */
  readonly timeZone: string;
  /** In any order; may include events of other months. */
  readonly events: readonly CalendarEvent[];
}

export function getCalendarWeeks({ month, weekStart, timeZone, events }: CalendarOptions): CalendarWeek[] {
  const dated = [...events]
    .sort((a, b) => a.startDate - b.startDate || a.endDate - b.endDate)
    .map((event) => ({ event, dates: getDates(event, timeZone) }));
  const first = Date.UTC(month.year, month.month - 1, 1);
  const days = Array.from(
    { length: new Date(Date.UTC(month.year, month.month, 0)).getUTCDate() },
    (_, index): CalendarDay => {
      const date = toIsoDate(first + index * DAY_MS);
      return { date, events: dated.flatMap(({ event, dates }) => (dates.includes(date) ? [event] : [])) };
    },
  );
  const leading = (new Date(first).getUTCDay() - weekStart + 7) % 7;
  return Array.from({ length: Math.ceil((leading + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => days[week * 7 + index - leading]),
  );
}

/** Maximum duration of an event in days; more is a mistake on the page. */
const MAX_DAYS = 366;

/** An event of less than a day is listed on the date of its start, even if it ends after midnight. */
function getDates({ startDate, endDate }: CalendarEvent, timeZone: string): string[] {
  const last = endDate - startDate < DAY_MS ? startDate : endDate - 1;
  const [from, to] = [startDate, last].map((time) => Date.parse(getZonedDate(time, timeZone))) as [
    number,
    number,
  ];
  const count = Math.min(MAX_DAYS, (to - from) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => toIsoDate(from + index * DAY_MS));
}

const toIsoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
