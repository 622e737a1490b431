/** Daily analytics for the owner: views, actions, errors and performance. */
import type { Db, Queryable } from '../db/db';
import { countNewEvents, type EventCount, listCounts } from './event-counts';

/** Metrics of web-vitals, in display order. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

/** Daily counters. */
export const COUNTS = ['views', 'events', 'errors'] as const;
export type CountName = (typeof COUNTS)[number];

/** `day` is `YYYY-MM-DD` in UTC. Days without data are absent. */
export interface DayCount {
  day: string;
  what: CountName;
  count: number;
}

/** 75th percentile. */
export interface DayVital {
  day: string;
  name: VitalName;
  p75: number;
}

/**
 * Starts with the first day and includes every stored event. A page view is a hit of type 1.
 * @param reads database to read the numbers from, once they are counted
 */
export async function readAnalytics(
  db: Db,
  reads: Queryable,
  siteId: string,
  from: string,
): Promise<{ counts: DayCount[]; vitals: DayVital[] }> {
  await countNewEvents(db, siteId);
  const rows = await listCounts(reads, siteId, from);
  const counts = rows.flatMap(({ day, what, count }) =>
    isOneOf(COUNTS, what) ? [{ day, what, count }] : [],
  );
  const days = [...new Set(rows.map(({ day }) => day))];
  const vitals = days.flatMap((day) =>
    VITALS.flatMap((name) => {
      const measured = rows.filter((row) => row.day === day && row.what === name);
      return measured.length > 0 ? [{ day, name, p75: getQuantile(measured, 0.75) }] : [];
    }),
  );
  return { counts, vitals };
}

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T =>
  (names as readonly string[]).includes(name);

/** Interpolated quantile of values with counts, sorted ascending. */
function getQuantile(values: readonly Pick<EventCount, 'value' | 'count'>[], share: number): number {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const rank = share * (total - 1);
  const at = (index: number): number => {
    let rest = index;
    for (const { value, count } of values) {
      if (rest < count) return value;
      rest -= count;
    }
    return 0;
  };
  const lower = at(Math.floor(rank));
  return lower + (at(Math.ceil(rank)) - lower) * (rank - Math.floor(rank));
}
