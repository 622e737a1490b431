// A month of a calendar: its weeks, and the events of each day in a time zone.
import { getZonedDate } from '../time-zone';
import type { MonthItem } from '../wire/content';
import type { Month } from './month';
import type { Weekday } from './week-start';

const DAY_MS = 86_400_000;

export type CalendarEvent = Pick<MonthItem, 'title' | 'startDate' | 'endDate' | 'fullUrl' | 'location'> & {
  /** The day is known and the time is not. */
  readonly isAllDay?: boolean;
};

export interface CalendarDay {
  /** Such as 2026-11-23. */
  readonly date: string;
  /** By their start; an event of a day or longer is on each of its days. */
  readonly events: readonly CalendarEvent[];
}

/** Seven days; undefined before the first and after the last day of the month. */
export type CalendarWeek = readonly (CalendarDay | undefined)[];

export interface CalendarOptions {
  readonly month: Month;
  readonly weekStart: Weekday;
  /** IANA name. */
  readonly timeZone: string;
  /** In any order, also of other months. */
  readonly events: readonly CalendarEvent[];
}

export function getCalendarWeeks({ month, weekStart, timeZone, events }: CalendarOptions): CalendarWeek[] {
  const byDate = groupByDate(events, timeZone);
  const first = toUtc(month);
  const count = (toUtc({ ...month, month: month.month + 1 }) - first) / DAY_MS;
  // 1 January 1970 was a Thursday.
  const weekday = ((((first / DAY_MS + 3) % 7) + 7) % 7) + 1;
  const leading = (weekday - weekStart + 7) % 7;
  const days = Array.from({ length: count }, (_, index): CalendarDay => {
    const date = toIsoDate(first + index * DAY_MS);
    return { date, events: byDate.get(date) ?? [] };
  });
  const cells: (CalendarDay | undefined)[] = [...Array.from({ length: leading }, () => undefined), ...days];
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Events by the dates on which they take place. */
function groupByDate(events: readonly CalendarEvent[], timeZone: string): Map<string, CalendarEvent[]> {
  const byDate = new Map<string, CalendarEvent[]>();
  for (const event of [...events].sort((a, b) => a.startDate - b.startDate || a.endDate - b.endDate))
    for (const date of getDates(event, timeZone)) byDate.set(date, [...(byDate.get(date) ?? []), event]);
  return byDate;
}

/** Longest event in days; more is an error of the page. */
const MAX_DAYS = 366;

/** An event of less than a day is on the date of its start, also if it ends after midnight. */
function getDates({ startDate, endDate }: CalendarEvent, timeZone: string): string[] {
  const start = getZonedDate(startDate, timeZone);
  if (endDate - startDate < DAY_MS) return [start];
  const end = getZonedDate(endDate - 1, timeZone);
  const first = Date.parse(start);
  const count = Math.min(MAX_DAYS, (Date.parse(end) - first) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => toIsoDate(first + index * DAY_MS));
}

/** Months after December belong to the next year. */
const toUtc = ({ year, month }: Month): number => Date.UTC(year, month - 1, 1);

const toIsoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
