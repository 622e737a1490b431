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

/** The date of a time, such as 2026-11-23. @param time in milliseconds since 1970 */
export const getZonedDate = (time: number, timeZone: string): string =>
  new Date(getWallTime(time, timeZone)).toISOString().slice(0, 10);

/** Date and time as a native control takes them, such as 2026-11-23T19:30. @param time in milliseconds since 1970 */
export const getZonedDateTime = (time: number, timeZone: string): string =>
  new Date(getWallTime(time, timeZone)).toISOString().slice(0, 16);

/**
 * The time at which the clocks of a zone show an hour of a date, in milliseconds since 1970: the first one if they show it
 * twice. If they skip it, the time that they would have shown it without the change.
 * @param date such as 2026-11-23
 * @param hour 19.5 is half past seven in the evening
 */
export function getZonedTime(date: string, hour: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + Math.round(hour * 60) * 60_000;
  // Zones are at most a day from UTC, so that these are before and after a change of the clocks.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map(
    (time) => wanted - (getWallTime(time, timeZone) - time),
  ) as [number, number];
  const found = [before, after].sort((a, b) => a - b).find((time) => getWallTime(time, timeZone) === wanted);
  return found ?? before;
}

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** What the clocks show, as if it were UTC; whole seconds. */
function getWallTime(time: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(time);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<(typeof FIELDS)[number], number>;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Creating a format takes longer than using it. Only existing zones are kept. */
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
