// Determines whether an event is over, from the dates on a page.

/**
 * An event is past when its last day or time is over. Undefined if no date can be parsed.
 * @param dates such as `2026-11-23`, `2026-11-23T19:00` or `2026-11-23T19:00+01:00`; without an offset, in the time zone of
 *   the runtime
 * @param now in milliseconds since 1970
 */
export function isPastEvent(dates: readonly string[], now: number): boolean | undefined {
  const ends = dates.map(getEnd).filter((time) => !Number.isNaN(time));
  return ends.length > 0 ? Math.max(...ends) < now : undefined;
}

/** A date without a time lasts until the end of the day. */
function getEnd(text: string): number {
  const date = text.trim();
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T23:59:59.999` : date);
}
