// Rules of the calendar: the months of links, and the time zone.
import { type Month, parseMonth } from '../../core/content/month';
import { isTimeZone } from '../../core/time-zone';

/** The month in the query of a link: `?month=11-2026`. */
export const getMonthOfLink = ({ search }: Pick<URL, 'search'>): Month | undefined =>
  parseMonth(new URLSearchParams(search).get('month') ?? '');

/** The first time zone that the browser supports. @returns also the unsupported option */
export function resolveTimeZone(
  option: string,
  site: string,
): { timeZone: string; unknown: string | undefined } {
  const timeZone = [option, site].find(isTimeZone) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { timeZone, unknown: option && option !== timeZone ? option : undefined };
}
