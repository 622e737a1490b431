/** Roll-up of events for the owner's charts: daily numbers, updated from the feed, so that each event counts once. */
import type { Db, Queryable } from '../db/db';
import { addReader, findComplete } from './event-feed';

/** Name of the reader. */
export const COUNTS_READER = 'counts';

/** Events counted in one transaction. */
const BATCH = 5000;

/** What an event counts as, if anything. Measurements are rounded to three digits, like in the migration. */
const COUNTED = (events: string) => `select day, what, value, count(*) as count from (
    select day, case
        when kind = 'hit' and name = '1' then 'views'
        when kind in ('event', 'record') then 'events'
        when kind = 'error' then 'errors'
        when kind = 'performance' and name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB') and number between 0 and 1e9 then name
      end as what, case when kind = 'performance'
        then round(number, 2 - floor(log(greatest(least(number, 1e9), 0.001)))::int)::double precision else 0 end as value
    from (select *, case when kind = 'performance' and jsonb_typeof(data->'data'->'value') = 'number'
      then (data->'data'->>'value')::numeric end as number from ${events}) as measured
  ) as counted where what is not null group by day, what, value`;

/** A row of the roll-up. */
export interface EventCount {
  day: string;
  what: string;
  value: number;
  count: number;
}

/** Counts all events stored so far; late events count on their day. */
export async function countNewEvents(db: Db, siteId: string): Promise<void> {
  await addReader(db, siteId, COUNTS_READER);
  while ((await db.transaction((tx) => countBatch(tx, siteId))) === BATCH);
}

/** Locks the reader's row, so that servers count one after the other. Returns the number of events read. */
async function countBatch(tx: Queryable, siteId: string): Promise<number> {
  const { rows: places } = await tx.query<{ position: number; id: string }>(
    'select position, id::text as id from event_cursor where site_id = $1 and name = $2 for update',
    [siteId, COUNTS_READER],
  );
  const { rows } = await tx.query<{ n: number }>(
    `with batch as materialized (
       select position, id, day, kind, name, data from event
       where site_id = $1 and position > 0 and (position, id) > ($2::bigint, $3::uuid) and position < $4::bigint
       order by position, id limit ${BATCH}),
     added as (
       insert into event_count (site_id, day, what, value, count)
       select $1, day, what, value, count from (${COUNTED('batch')}) as new order by day, what, value
       on conflict (site_id, day, what, value) do update set count = event_count.count + excluded.count),
     moved as (
       update event_cursor c set position = last.position, id = last.id
       from (select position, id from batch order by position desc, id desc limit 1) as last
       where c.site_id = $1 and c.name = '${COUNTS_READER}')
     select count(*) as n from batch`,
    [siteId, places[0]?.position, places[0]?.id, await findComplete(tx)],
  );
  return rows[0]?.n ?? 0;
}

/** The same numbers, counted anew from all stored events. */
export async function recountEvents(db: Queryable, siteId: string): Promise<EventCount[]> {
  const { rows } = await db.query<EventCount>(
    `select to_char(day, 'YYYY-MM-DD') as day, what, value, count
     from (${COUNTED('(select * from event where site_id = $1) as stored')}) as counted order by day, what, value`,
    [siteId],
  );
  return rows;
}

/** Numbers from the first day (`YYYY-MM-DD`). */
export async function listCounts(db: Queryable, siteId: string, from: string): Promise<EventCount[]> {
  const { rows } = await db.query<EventCount>(
    `select to_char(day, 'YYYY-MM-DD') as day, what, value, count from event_count
     where site_id = $1 and day >= $2::date order by day, what, value`,
    [siteId, from],
  );
  return rows;
}
