/** Partitions of the event table, one per week of ids: created in advance, dropped after retention. */

import type { Queryable } from '../db/db';
import { protectTable } from '../db/row-security';
import { quoteName } from '../db/tables';
import { getBoundTime, getLeastId, getMonday } from '../domain/event-id';

/**
 * A partition; `from` and `to` are id times, in milliseconds since 1970. The default partition for all other ids has
 * neither.
 */
export interface EventPartition {
  name: string;
  from: number;
  to: number;
}

/** Number of future weeks that have a partition. */
const WEEKS_AHEAD = 4;

/**
 * The time of an id may be this far before its day, because of slow clocks (domain/counted-event.ts), in milliseconds.
 */
const MAX_AGE_MS = 48 * 3_600_000;

/** How long inserts may wait while a partition is removed. */
const LOCK_TIMEOUT = '2s';

/** Partitions with bounds, oldest first. */
export async function listPartitions(db: Queryable): Promise<EventPartition[]> {
  const { rows } = await db.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'event'::regclass`,
  );
  return rows
    .flatMap(({ name, bound }) => {
      const [, from, to] = /FROM \((MINVALUE|'[^']+')\) TO \('([^']+)'\)/.exec(bound) ?? [];
      if (from === undefined || to === undefined) return [];
      const start = from === 'MINVALUE' ? 0 : getBoundTime(from.slice(1, -1));
      return [{ name, from: start, to: getBoundTime(to) }];
    })
    .sort((a, b) => a.from - b.from);
}

/**
 * Creates missing partitions for this week and the next ones, in a transaction under the setup lock. Rows of these
 * weeks in the default partition are moved. `now` is in milliseconds since 1970.
 */
export async function addPartitions(tx: Queryable, now: number): Promise<void> {
  const partitions = await listPartitions(tx);
  for (let week = 0; week <= WEEKS_AHEAD; week++) {
    const from = getMonday(now, week);
    if (!partitions.some((one) => one.from <= from && from < one.to))
      await addPartition(tx, from, getMonday(now, week + 1));
  }
}

async function addPartition(tx: Queryable, from: number, to: number): Promise<void> {
  const table = `event_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`;
  const name = quoteName(table);
  const [least, end] = [getLeastId(from), getLeastId(to)];
  await tx.query(`create table ${name} (like event including all)`);
  await tx.query(
    `with moved as (delete from event_rest where id >= $1::uuid and id < $2::uuid returning *)
     insert into ${name} select * from moved`,
    [least, end],
  );
  await tx.query(`alter table event attach partition ${name} for values from ('${least}') to ('${end}')`);
  await protectTable(tx, { name: table, column: 'site_id' });
}

/** Drops partitions whose days are all before `day` (`YYYY-MM-DD`). Returns their names. */
export async function dropPartitions(tx: Queryable, day: string): Promise<string[]> {
  await tx.query("select set_config('lock_timeout', $1, true)", [LOCK_TIMEOUT]);
  const dropped: string[] = [];
  for (const { name, to } of await listPartitions(tx)) {
    if (to > Date.parse(day)) break;
    const { rows } = await tx.query(`select 1 from ${quoteName(name)} where day >= $1::date limit 1`, [day]);
    if (rows.length > 0) continue;
    await tx.query(`drop table ${quoteName(name)}`);
    dropped.push(name);
  }
  return dropped;
}

/** Greater than all ids of events before `day` (`YYYY-MM-DD`), except ids from fast clocks. */
export const getIdBound = (day: string): string => getLeastId(Date.parse(day) + MAX_AGE_MS);

/** Deletes the events of a site before `day` (`YYYY-MM-DD`) from partitions that other sites still need. */
export async function deleteEventsBefore(db: Queryable, siteId: string, day: string): Promise<void> {
  const end = getIdBound(day);
  await db.query('delete from event where site_id = $1 and day < $2::date and id < $3::uuid', [
    siteId,
    day,
    end,
  ]);
  await db.query('delete from event_rest where site_id = $1 and day < $2::date', [siteId, day]);
}
