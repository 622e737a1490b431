// Rules for the events of the page: their times, and the one with which they start.
import type { CalendarEvent } from '../../core/content/calendar-month';
import { findZonedTime, type WallTime } from '../../core/wall-time';

/** Dates in the page may lack the time or the UTC offset; they are then in the time zone of the calendar. */
export interface PageEvent extends Pick<CalendarEvent, 'title' | 'fullUrl' | 'location'> {
  /** Date such as `2026-11-23`, `2026-11-23T19:00` or `2026-11-23T19:00+01:00`. */
  readonly start: string;
  /** Empty if there is none. */
  readonly end: string;
}

/** Drops events whose dates cannot be parsed. */
export const toEvents = (events: readonly PageEvent[], getWallTime: WallTime): CalendarEvent[] =>
  events.flatMap(({ start, end, ...event }) => {
    const startDate = toTime(start, getWallTime);
    if (startDate === undefined) return [];
    const endDate = toTime(end, getWallTime) ?? startDate;
    return [{ ...event, startDate, endDate: Math.max(startDate, endDate), isAllDay: !start.includes(':') }];
  });

/** A date, or a date with a time; without an offset, in the time zone. */
function toTime(text: string, getWallTime: WallTime): number | undefined {
  const [, date = '', clock = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return undefined;
  const time = offset
    ? Date.parse(`${date}T${clock}${offset}`)
    : findZonedTime(date, clock ? toHours(clock) : 0, getWallTime);
  return Number.isFinite(time) ? time : undefined;
}

const toHours = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour + minute / 60;
};

/** Start of the next event or else of the last one; if there are no events, now. */
export function getFirstStart(events: readonly CalendarEvent[], now: number): number {
  const starts = events.map(({ startDate }) => startDate).sort((a, b) => a - b);
  return starts.find((time) => time >= now) ?? starts.at(-1) ?? now;
}
