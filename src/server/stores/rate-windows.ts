/** Rate counters in fixed windows, shared by all servers. */
import type { Queryable } from '../db/db';

/** Number of events per window, and its length in milliseconds. */
export interface RateWindow {
  limit: number;
  windowMs: number;
}

/**
 * Counts an event. Returns 0 within the limit, otherwise the seconds until the window ends.
 * @param bucket pseudonymous key of caller and action
 * @param now milliseconds since 1970
 */
export async function consumeRate(
  db: Queryable,
  siteId: string,
  bucket: string,
  { limit, windowMs }: RateWindow,
  now: number,
): Promise<number> {
  const start = Math.floor(now / windowMs) * windowMs;
  const { rows } = await db.query<{ n: number }>(
    `insert into rate_window (site_id, bucket, window_start, n) values ($1, $2, $3::timestamptz, 1)
     on conflict (site_id, bucket, window_start) do update set n = rate_window.n + 1 returning n`,
    [siteId, bucket, new Date(start).toISOString()],
  );
  return (rows[0]?.n ?? 0) <= limit ? 0 : Math.ceil((start + windowMs - now) / 1000);
}

/**
 * Counts events of several buckets in one statement. Returns the totals of their windows on all servers.
 * @param start start of the window, in milliseconds since 1970
 */
export async function addRates(
  db: Queryable,
  siteId: string,
  start: number,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  // In the same order on all servers, to prevent deadlocks.
  const { rows } = await db.query<{ bucket: string; n: number }>(
    `insert into rate_window (site_id, bucket, window_start, n)
     select $1, bucket, $2::timestamptz, n from unnest($3::text[], $4::int[]) as used (bucket, n) order by bucket
     on conflict (site_id, bucket, window_start) do update set n = rate_window.n + excluded.n returning bucket, n`,
    [siteId, new Date(start).toISOString(), [...counts.keys()], [...counts.values()]],
  );
  return new Map(rows.map(({ bucket, n }) => [bucket, n]));
}

/** Refunds one event of the current window, or all of them. */
export async function refundRate(
  db: Queryable,
  siteId: string,
  bucket: string,
  { windowMs }: RateWindow,
  now: number,
  scope: 'one' | 'all',
): Promise<void> {
  const start = new Date(Math.floor(now / windowMs) * windowMs).toISOString();
  await db.query(
    `update rate_window set n = case when $4::int = 1 and n > 1 then n - 1 else 0 end
     where site_id = $1 and bucket = $2 and window_start = $3::timestamptz`,
    [siteId, bucket, start, scope === 'one' ? 1 : 0],
  );
}
