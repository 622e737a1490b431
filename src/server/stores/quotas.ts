/** Usage of site quotas. */
import type { Db, Queryable } from '../db/db';
import type { Usage } from '../domain/quotas';

const DAY_MS = 24 * 3_600_000;

/** Counter of the events of a day. */
export const EVENTS_BUCKET = 'quota:events';

/** Counter of stored submissions: never less than the actual number. */
const SUBMISSIONS_BUCKET = 'quota:submissions';

/** End of a window that never ends. */
const NO_END = '9999-01-01T00:00:00Z';

/**
 * Counts a submission that a transaction stores. Returns false if the quota is used up, or if submissions were never
 * counted. The counter is locked until the end of the transaction, so that servers count one after the other.
 */
export async function takeSubmission(tx: Queryable, siteId: string, limit: number): Promise<boolean> {
  const { rows } = await tx.query(
    `update rate_window set n = n + 1
     where site_id = $1 and bucket = $2 and window_start = $3::timestamptz and n < $4::bigint returning n`,
    [siteId, SUBMISSIONS_BUCKET, NO_END, limit],
  );
  return rows.length > 0;
}

/**
 * Counts the stored submissions while no server stores one, up to the limit, or up to the current count, because
 * another server may know a higher limit.
 */
export function recountSubmissions(db: Db, siteId: string, limit: number): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(
      `insert into rate_window (site_id, bucket, window_start, n) values ($1, $2, $3::timestamptz, 0)
       on conflict (site_id, bucket, window_start) do update set n = rate_window.n`,
      [siteId, SUBMISSIONS_BUCKET, NO_END],
    );
    await tx.query(
      `update rate_window set n = (
         select count(*) from (
           select 1 from form_submission where site_id = $1 limit greatest($4::bigint, rate_window.n)) as stored)
       where site_id = $1 and bucket = $2 and window_start = $3::timestamptz`,
      [siteId, SUBMISSIONS_BUCKET, NO_END, limit],
    );
  });
}

/** Bytes of the files of all other products. */
export async function sumOtherFiles(db: Queryable, siteId: string, productId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(length(bytes)), 0)::bigint as bytes from product_file
     where site_id = $1 and product_id <> $2`,
    [siteId, productId],
  );
  return rows[0]?.bytes ?? 0;
}

/** The day (UTC) for which events count, and the seconds until the next one. Times are in milliseconds since 1970. */
export function getQuotaDay(now: number): { start: number; secondsLeft: number } {
  const start = Math.floor(now / DAY_MS) * DAY_MS;
  return { start, secondsLeft: Math.ceil((start + DAY_MS - now) / 1000) };
}

/** Usage by site. Events are counted only for sites with an event quota. */
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
    [siteIds, EVENTS_BUCKET, new Date(getQuotaDay(now).start).toISOString()],
  );
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}
