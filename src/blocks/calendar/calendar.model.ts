// Rules of the calendar: times of the page's events, and the month with which a list starts.
import type { CalendarEvent } from '../../core/content/calendar-month';
import { getMonth, type Month, parseMonth } from '../../core/content/month';
import { getZonedTime, isTimeZone } from '../../core/time-zone';
import type { PageEvent } from './calendar.content';

/** Events whose dates cannot be read are left out. */
export const toEvents = (events: readonly PageEvent[], timeZone: string): CalendarEvent[] =>
  events.flatMap(({ start, end, ...event }) => {
    const startDate = toTime(start, timeZone);
    if (startDate === undefined) return [];
    const endDate = toTime(end, timeZone) ?? startDate;
    return [{ ...event, startDate, endDate: Math.max(startDate, endDate), isAllDay: !start.includes(':') }];
  });

/** A date, or a date with a time; without an offset, in the time zone. */
function toTime(text: string, timeZone: string): number | undefined {
  const [, date = '', clock = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return undefined;
  const time = offset
    ? Date.parse(`${date}T${clock}${offset}`)
    : getZonedTime(date, clock ? toHours(clock) : 0, timeZone);
  return Number.isFinite(time) ? time : undefined;
}

const toHours = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour + minute / 60;
};

/** The month of the next event; without one, of the last; without events, the current one. */
export function getFirstMonth(events: readonly CalendarEvent[], now: number, timeZone: string): Month {
  const starts = events.map(({ startDate }) => startDate).sort((a, b) => a - b);
  return getMonth(starts.find((time) => time >= now) ?? starts.at(-1) ?? now, timeZone);
}

/** The month of a link such as `?month=11-2026`. */
export const getMonthOfLink = (href: string): Month | undefined =>
  parseMonth(new URL(href, 'https://site.invalid').searchParams.get('month') ?? '');

/** The first of the zones that the browser knows. @returns also the option that it does not know */
export function resolveTimeZone(option: string, site: string): { timeZone: string; unknown?: string } {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fallback = site && isTimeZone(site) ? site : own;
  if (!option) return { timeZone: fallback };
  return isTimeZone(option) ? { timeZone: option } : { timeZone: fallback, unknown: option };
}
