/** What sites use of their quotas. */
import type { Queryable } from '../db/db';
import type { Usage } from '../domain/quotas';
import { addRates } from './rate-windows';

const DAY_MS = 24 * 3_600_000;

/** Counter of the events of a day. */
const EVENTS = 'quota:events';

/** Stored submissions, counted up to a number. */
export async function countSubmissions(db: Queryable, siteId: string, max: number): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (select 1 from form_submission where site_id = $1 limit $2::bigint) as stored`,
    [siteId, max],
  );
  return rows[0]?.n ?? 0;
}

/** Bytes of the files of all products but one. */
export async function sumOtherFiles(db: Queryable, siteId: string, productId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(length(bytes)), 0)::bigint as bytes from product_file
     where site_id = $1 and product_id <> $2`,
    [siteId, productId],
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Counts events of today (UTC) on all servers. Returns how many there were before, and the seconds until tomorrow. `now` is in
 * milliseconds since 1970.
 */
export async function countEventsOfDay(
  db: Queryable,
  siteId: string,
  events: number,
  now: number,
): Promise<{ before: number; secondsLeft: number }> {
  const start = getDay(now);
  const counts = await addRates(db, siteId, start, new Map([[EVENTS, events]]));
  const secondsLeft = Math.ceil((start + DAY_MS - now) / 1000);
  return { before: (counts.get(EVENTS) ?? events) - events, secondsLeft };
}

/** By site. Events are counted for sites with a quota of them. */
export async function readUsages(
  db: Queryable,
  siteIds: readonly string[],
  now: number,
): Promise<Map<string, Usage>> {
  const { rows } = await db.query<Usage & { id: string }>(
    `select id, (select count(*) from form_submission f where f.site_id = id) as submissions,
       (select coalesce(sum(length(bytes)), 0)::bigint from product_file f where f.site_id = id) as "fileBytes",
       coalesce((select n from rate_window r where r.site_id = id and bucket = $2 and window_start = $3::timestamptz), 0)
         as "eventsPerDay"
     from unnest($1::text[]) as id`,
    [siteIds, EVENTS, new Date(getDay(now)).toISOString()],
  );
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

const getDay = (now: number): number => Math.floor(now / DAY_MS) * DAY_MS;
