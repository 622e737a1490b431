// Local dates and times in a time zone.
import { createFormatCache } from './i18n/format-cache';

/** Whether this runtime supports the zone: an IANA name such as Europe/Berlin, or UTC. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && getFormat(name) !== undefined;
  } catch {
    return false;
  }
}

/** Local date of a time, such as 2026-11-23. @param time in milliseconds since 1970 */
export const getZonedDate = (time: number, timeZone: string): string =>
  new Date(getWallTime(time, timeZone)).toISOString().slice(0, 10);

/** Local date and time in the format of native controls, such as 2026-11-23T19:30. @param time in milliseconds since 1970 */
export const getZonedDateTime = (time: number, timeZone: string): string =>
  new Date(getWallTime(time, timeZone)).toISOString().slice(0, 16);

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** The local time, expressed as if it were UTC, in whole seconds. */
export function getWallTime(time: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(time);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<(typeof FIELDS)[number], number>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Cached because creating a format takes longer than using it. Only existing zones are cached. */
const cache = createFormatCache<Intl.DateTimeFormat>();

const getFormat = (timeZone: string): Intl.DateTimeFormat =>
  cache(
    timeZone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        ...Object.fromEntries(FIELDS.map((field) => [field, 'numeric'])),
      }),
  );
