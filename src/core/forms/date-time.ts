// Is there such a day, and such a time of day? As written by people, in the parts of the wire.
import { toParts } from './field-parts';

/** Month, day and year of the calendar; the year in four digits, so that nobody has to guess the century. */
export function isValidDate(value: readonly string[]): boolean {
  const { Month = '', Day = '', Year = '' } = toParts('date', value);
  if (value.length !== 3 || !/^\d{4}$/.test(Year)) return false;
  const month = numberIn(Month, 1, 12);
  return month !== null && Number(Year) > 0 && numberIn(Day, 1, daysOf(month, Number(Year))) !== null;
}

/** Hour, minute, second and AM or PM; minute and second may be missing, and without AM or PM it is one of 24 hours. */
export function isValidTime(value: readonly string[]): boolean {
  const { Hour = '', Minute = '', Second = '', Ampm = '' } = toParts('time', value);
  if (value.length > 4 || !/^(?:[ap]m)?$/i.test(Ampm)) return false;
  const hour = Ampm ? numberIn(Hour, 1, 12) : numberIn(Hour, 0, 23);
  return hour !== null && [Minute, Second].every((part) => part === '' || numberIn(part, 0, 59) !== null);
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

function daysOf(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
