/** Daily analytics for the owner: views, actions, errors and performance. */
import type { Queryable } from '../db/db';

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

/** From the first day. A page view is a hit of type 1. */
export async function countEventsByDay(db: Queryable, siteId: string, from: string): Promise<DayCount[]> {
  const { rows } = await db.query<DayCount>(
    `select to_char(day, 'YYYY-MM-DD') as day, what, count(*)::int as count
     from (
       select day, case
         when kind = 'hit' and name = '1' then 'views'
         when kind in ('event', 'record') then 'events'
         when kind = 'error' then 'errors'
       end as what
       from event where site_id = $1 and day >= $2::date and kind in ('hit', 'event', 'record', 'error')
     ) as counted
     where what is not null group by day, what order by day, what`,
    [siteId, from],
  );
  return rows;
}

/** From the first day. Values that are not numbers are ignored, since clients are not trusted. */
export async function measureVitalsByDay(db: Queryable, siteId: string, from: string): Promise<DayVital[]> {
  const { rows } = await db.query<DayVital>(
    `select to_char(day, 'YYYY-MM-DD') as day, name,
       percentile_cont(0.75) within group (order by value) as p75
     from (
       select day, name, case
         when jsonb_typeof(data->'data'->'value') = 'number' then (data->'data'->>'value')::double precision
       end as value
       from event where site_id = $1 and day >= $2::date and kind = 'performance'
     ) as measured
     where value is not null and name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')
     group by day, name order by day, name`,
    [siteId, from],
  );
  return rows;
}
