// Opening hours of a week.
import { isRecord, readArray, readNumber, readString } from '../../core/read';

/** Minutes since midnight; `to` is above 1440 if the range ends on the next day. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

export interface DayHours {
  readonly ranges: readonly TimeRange[];
  /** The owner's wording; empty without one. */
  readonly text: string;
}

/** From Monday to Sunday. */
export type WeekHours = readonly DayHours[];

export const DAY_NAMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const DAY_MINUTES = 1440;

/** Reads `{ monday: { text, ranges: [{ from, to }] } }`; null if no day has hours. */
export function readHours(json: unknown): WeekHours | null {
  if (!isRecord(json)) return null;
  const week = DAY_NAMES.map((name) => readDay(json[name]));
  return week.some(({ ranges, text }) => ranges.length > 0 || text) ? week : null;
}

function readDay(json: unknown): DayHours {
  const day = isRecord(json) ? json : {};
  return { ranges: readArray(day.ranges).flatMap(readRange), text: readString(day.text).trim() };
}

function readRange(json: unknown): TimeRange[] {
  if (!isRecord(json)) return [];
  const [from, to] = [readNumber(json.from, -1), readNumber(json.to, -1)];
  if (from < 0 || to < 0 || from >= DAY_MINUTES || to > 2 * DAY_MINUTES) return [];
  return [{ from, to: to <= from ? to + DAY_MINUTES : to }];
}

export type OpenStatus =
  | { readonly state: 'open'; readonly until: number }
  | { readonly state: 'opens'; readonly at: number }
  | { readonly state: 'closed' };

/**
 * @param day 0 is Monday
 * @param minute since midnight
 * @returns times in minutes since midnight of the day
 */
export function getStatus(week: WeekHours, day: number, minute: number): OpenStatus {
  const today = week[day]?.ranges ?? [];
  const yesterday = (week[(day + 6) % 7]?.ranges ?? []).map(({ from, to }) => ({
    from: from - DAY_MINUTES,
    to: to - DAY_MINUTES,
  }));
  const current = [...yesterday, ...today].find(({ from, to }) => from <= minute && minute < to);
  if (current) return { state: 'open', until: current.to };
  const later = today.map(({ from }) => from).filter((from) => from > minute);
  return later.length > 0 ? { state: 'opens', at: Math.min(...later) } : { state: 'closed' };
}

/** Day of the week and minute of the day of a time in a time zone. @param timeZone IANA name; empty: that of the browser */
export function toLocalTime(time: Date, timeZone: string): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).formatToParts(time);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = DAY_NAMES.map(String).indexOf(read('weekday').toLowerCase());
  return { day, minute: Number(read('hour')) * 60 + Number(read('minute')) };
}

/** A time of day in the notation of the language. @param minute since midnight, possibly of the previous day */
export const formatMinute = (minute: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1, 0, minute)),
  );

/** The name of a day in the language. @param day 0 is Monday */
export const formatDay = (day: number, language: string): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + day)),
  );
