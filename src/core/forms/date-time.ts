// Validation of date and time values, given as arrays of parts.
import { toParts } from './field-parts';

/** Whether month, day and year form a calendar date. The year needs four digits, so that the century is unambiguous. */
export function isValidDate(value: readonly string[]): boolean {
  const { Month = '', Day = '', Year = '' } = toParts('date', value);
  if (value.length !== 3 || !/^\d{4}$/.test(Year)) return false;
  const month = parseInRange(Month, 1, 12);
  return (
    month !== null && Number(Year) > 0 && parseInRange(Day, 1, daysInMonth(month, Number(Year))) !== null
  );
}

/** Whether the parts form a time of day. Minute and second are optional; without AM or PM the 24-hour clock applies. */
export function isValidTime(value: readonly string[]): boolean {
  const { Hour = '', Minute = '', Second = '', Ampm = '' } = toParts('time', value);
  if (value.length > 4 || !/^(?:[ap]m)?$/i.test(Ampm)) return false;
  const hour = Ampm ? parseInRange(Hour, 1, 12) : parseInRange(Hour, 0, 23);
  return hour !== null && [Minute, Second].every((part) => part === '' || parseInRange(part, 0, 59) !== null);
}

function parseInRange(text: string, min: number, max: number): number | null {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

function daysInMonth(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
