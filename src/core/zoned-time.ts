// Finds the time at which the clocks of a time zone show a date and an hour.

import { getWallTime } from './time-zone';
import { findZonedTime } from './wall-time';

/** See `findZonedTime`. @param date such as 2026-11-23 @param hour 19.5 is half past seven in the evening */
export const getZonedTime = (date: string, hour: number, timeZone: string): number =>
  findZonedTime(date, hour, (time) => getWallTime(time, timeZone));
