/** Stores events within the daily quota. Refused, repeated and failed events do not count. */
import type { Db, Queryable } from '../db/db';
import type { EventRow } from '../domain/counted-event';
import { QuotaExceeded } from '../domain/quotas';
import type { RefusedRows } from './event-writer';
import { insertEvents } from './events';
import { EVENTS_BUCKET, getQuotaDay } from './quotas';
import { addRates } from './rate-windows';

/**
 * Inserts as many events as the quota allows. The day's counter is locked meanwhile, so that servers count one after
 * the other. Events that are already stored are confirmed, even if the quota is used up. `now` is in milliseconds since
 * 1970.
 */
export function insertWithinQuota(
  db: Db,
  siteId: string,
  rows: readonly EventRow[],
  limit: number,
  now: number,
): Promise<RefusedRows | undefined> {
  const { start, secondsLeft } = getQuotaDay(now);
  return db.transaction(async (tx) => {
    const used = (await addRates(tx, siteId, start, new Map([[EVENTS_BUCKET, 0]]))).get(EVENTS_BUCKET) ?? 0;
    const stored = await findStored(tx, siteId, rows);
    const fresh = new Map(rows.filter(({ id }) => !stored.has(id)).map((row) => [row.id, row]));
    const added = [...fresh.values()].slice(0, Math.max(0, limit - used));
    if (added.length > 0) {
      await insertEvents(tx, siteId, added);
      await addRates(tx, siteId, start, new Map([[EVENTS_BUCKET, added.length]]));
    }
    const confirmed = new Set([...stored, ...added.map(({ id }) => id)]);
    const refused = rows.filter(({ id }) => !confirmed.has(id));
    if (refused.length === 0) return undefined;
    return { rows: refused, error: new QuotaExceeded('eventsPerDay', secondsLeft) };
  });
}

async function findStored(tx: Queryable, siteId: string, rows: readonly EventRow[]): Promise<Set<string>> {
  const { rows: stored } = await tx.query<{ id: string }>(
    'select id::text as id from event where site_id = $1 and id = any($2::uuid[])',
    [siteId, rows.map(({ id }) => id)],
  );
  return new Set(stored.map(({ id }) => id));
}
