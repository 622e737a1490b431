/** Maintenance of the event table: creates partitions in advance and applies the retention. */
import type { Db } from '../db/db';
import { setUpDatabase } from '../db/migrate';
import { parseEventSettings } from '../domain/event-settings';
import { countNewEvents } from './event-counts';
import { addPartitions, deleteEventsBefore, dropPartitions, getIdBound } from './event-partitions';

const DAY_MS = 24 * 3_600_000;

/**
 * Adds the partitions of the next weeks. Events past their site's retention are deleted once they are counted for the
 * charts; a partition in which no site needs a day is dropped as a whole. `now` is in milliseconds since 1970.
 */
export async function maintainEvents(db: Db, now: number): Promise<void> {
  await setUpDatabase(db, (tx) => addPartitions(tx, now));
  const ends = await findEnds(db, now);
  const limited = ends.flatMap(({ site, end }) => (end === undefined ? [] : [{ site, end }]));
  const old = await findSitesWithOld(db, limited);
  for (const { site } of old) await countNewEvents(db, site);
  const earliest = limited.map(({ end }) => end).sort()[0];
  if (earliest !== undefined && limited.length === ends.length)
    await setUpDatabase(db, (tx) => dropPartitions(tx, earliest));
  for (const { site, end } of old) await deleteEventsBefore(db, site, end);
}

/** First day that each site keeps (`YYYY-MM-DD`); undefined: all days. */
async function findEnds(db: Db, now: number): Promise<{ site: string; end: string | undefined }[]> {
  const { rows } = await db.query<{ id: string; body: unknown }>(
    `select s.id, d.body from site s left join site_document d on d.site_id = s.id and d.kind = 'events'`,
  );
  return rows.map(({ id, body }) => {
    const { retentionDays } = parseEventSettings(body);
    const end =
      retentionDays === undefined
        ? undefined
        : new Date(now - retentionDays * DAY_MS).toISOString().slice(0, 10);
    return { site: id, end };
  });
}

/** Sites that have events before the first day they keep, or possibly older events with unusual ids. */
async function findSitesWithOld<S extends { site: string; end: string }>(
  db: Db,
  limited: readonly S[],
): Promise<S[]> {
  if (limited.length === 0) return [];
  const { rows } = await db.query<{ site: string }>(
    `select site from unnest($1::text[], $2::date[], $3::uuid[]) as kept (site, first_day, least_id) where
       exists (select 1 from event e where e.site_id = site and e.id < least_id and e.day < first_day)
       or exists (select 1 from event_rest e where e.site_id = site and e.day < first_day)`,
    [
      limited.map(({ site }) => site),
      limited.map(({ end }) => end),
      limited.map(({ end }) => getIdBound(end)),
    ],
  );
  const found = new Set(rows.map(({ site }) => site));
  return limited.filter(({ site }) => found.has(site));
}
