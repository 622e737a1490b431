// Calendar months as written in addresses.
import { getZonedDate } from '../time-zone';

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Reads `07-2025`, `7-2025`, `07-25`, `July-2025` and `Jul-2025`; undefined for anything else. */
export function parseMonth(text: string): Month | undefined {
  const [, name = '', digits = ''] = /^([a-z]+|\d{1,2})-(\d{4}|\d{2})$/i.exec(text.trim()) ?? [];
  const month = /^\d/.test(name) ? Number(name) : parseName(name.toLowerCase());
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  return month >= 1 && month <= 12 && year >= 1000 ? { year, month } : undefined;
}

/** Formats as `07-2025`, for the addresses of lists and the call `GetItemsByMonth`. */
export const formatMonth = ({ year, month }: Month): string =>
  `${String(month).padStart(2, '0')}-${String(year).padStart(4, '0')}`;

/** Name and year, such as “July 2025”. @param locale BCP 47 */
export const formatMonthName = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** The month that contains a time. @param time in milliseconds since 1970 */
export function getMonth(time: number, timeZone: string): Month {
  const [year, month] = getZonedDate(time, timeZone).split('-').map(Number) as [number, number];
  return { year, month };
}

/** The month `count` months later, or earlier if negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Parses a full English name or its first three letters. */
function parseName(name: string): number {
  const format = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)).toLowerCase());
  return names.findIndex((full) => name === full || name === full.slice(0, 3)) + 1;
}
