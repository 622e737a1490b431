// Dates in a time zone.

const DAY_MS = 86_400_000;

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

/**
 * The time, in milliseconds since 1970, of an hour of a local date. If clocks are set back and show the hour twice, the
 * first time; if they are set forward and skip it, the time at which they would have shown it.
 * @param date such as 2026-11-23
 * @param hour 19.5 is half past seven in the evening
 */
export function getZonedTime(date: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + Math.round(hour * 60) * 60_000;
  // Offsets from UTC are less than a day, so that these times are before and after any clock change.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (time) => wanted - (getWallTime(time, timeZone) - time),
  ) as [number, number];
  const found = [before, after].sort((a, b) => a - b).find((time) => getWallTime(time, timeZone) === wanted);
  return found ?? before;
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** The local time as if it were UTC, in whole seconds. */
function getWallTime(time: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(time);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<(typeof FIELDS)[number], number>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Cached because creating a format takes longer than using it. Only existing zones are cached. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...Object.fromEntries(FIELDS.map((field) => [field, 'numeric'])),
  });
  formats.set(timeZone, format);
  return format;
}
