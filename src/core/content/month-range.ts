// Bounds of a calendar month in a time zone.
import { getZonedTime } from '../zoned-time';
import { addMonths, type Month } from './month';

/** From the first midnight of the month to that of the next month, exclusive, in milliseconds since 1970. */
export const getMonthRange = (month: Month, timeZone: string): { from: number; to: number } => ({
  from: getStart(month, timeZone),
  to: getStart(addMonths(month, 1), timeZone),
});

const getStart = ({ year, month }: Month, timeZone: string): number =>
  getZonedTime(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`, 0, timeZone);
