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
  return week.some(({ ranges, text }) => ranges[0] || text) ? week : null;
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

/** The next change of the day. */
export interface OpenStatus {
  readonly isOpen: boolean;
  /** When it closes or opens, in minutes since midnight of the day. */
  readonly minute: number;
}

/**
 * @param day 0 is Monday
 * @param minute since midnight
 * @returns null if it is closed for the rest of the day, or open for at least another day
 */
export function getStatus(week: WeekHours, day: number, minute: number): OpenStatus | null {
  const ranges = [-1, 0, 1, 2]
    .flatMap((offset) => {
      const start = offset * DAY_MINUTES;
      const { ranges = [] } = week[(day + offset + 7) % 7] ?? {};
      return ranges.map(({ from, to }) => ({ from: from + start, to: to + start }));
    })
    .sort((a, b) => a.from - b.from);
  let until = minute;
  // A range may continue another one, for example at midnight.
  for (const { from, to } of ranges) if (from <= until && until < to) until = to;
  if (until > minute) return until < minute + DAY_MINUTES ? { isOpen: true, minute: until } : null;
  const next = ranges.find(({ from }) => from > minute && from < DAY_MINUTES);
  return next ? { isOpen: false, minute: next.from } : null;
}

export interface LocalTime {
  /** 0 is Monday. */
  readonly day: number;
  /** Since midnight. */
  readonly minute: number;
}

/** @param timeZone IANA name; empty: that of the browser */
export function toLocalTime(time: Date, timeZone: string): LocalTime {
  const text = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).format(time);
  // Such as “Monday 9:30” or “Monday at 9:30”.
  const [, day, hour, minute] = /(\w+)\D+(\d+):(\d+)/.exec(text)!;
  return {
    day: (DAY_NAMES as readonly string[]).indexOf(day!.toLowerCase()),
    minute: Number(hour) * 60 + Number(minute),
  };
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
