/**
 * Stored events in an order in which new events always come last, for readers that continue where they stopped:
 * roll-ups and sinks. The position is the number of the transaction that stored the event; a position is read once no
 * older transaction can still store events.
 */
import type { Queryable } from '../db/db';

/** Position in the feed up to which events have been read. */
export interface FeedPlace {
  position: number;
  id: string;
}

/** A stored event. `day` is `YYYY-MM-DD`; `data` is JSON. */
export interface StoredEvent extends FeedPlace {
  day: string;
  kind: string;
  name: string;
  visitor: string | null;
  data: string;
}

/** Offset that the column's default adds to the transaction number (`continuePositions`). */
const ADDED = `(select coalesce(substring(pg_get_expr(d.adbin, d.adrelid) from '\\+ ''?(\\d+)')::bigint, 0)
  from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = 'event'::regclass and a.attname = 'position')`;

/**
 * Positions below the result are complete: a statement that begins afterwards sees all of their events. Transactions
 * that store events lock the table before they get a number; transactions on other tables, which may take long, are not
 * waited for.
 */
export async function findComplete(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ complete: number }>(
    `with next as materialized (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as number),
     running as (
       select xid.transactionid::text::bigint as number from pg_locks event join pg_locks xid using (virtualtransaction)
       where event.locktype = 'relation' and event.relation = 'event'::regclass
         and event.database = (select oid from pg_database where datname = current_database())
         and event.mode not in ('AccessShareLock', 'RowShareLock') and xid.locktype = 'transactionid' and xid.granted
         and xid.mode = 'ExclusiveLock')
     select ${ADDED} + next.number - coalesce(
       (select max((next.number - running.number) & 4294967295) from running), 0) as complete from next`,
  );
  return rows[0]?.complete ?? 0;
}

/** Events after a place, in order. */
export async function readFeed(
  db: Queryable,
  siteId: string,
  { position, id }: FeedPlace,
  limit: number,
): Promise<StoredEvent[]> {
  const complete = await findComplete(db);
  const { rows } = await db.query<StoredEvent>(
    `select position, id::text as id, to_char(day, 'YYYY-MM-DD') as day, kind, name, visitor, data::text as data
     from event where site_id = $1 and position > 0 and (position, id) > ($2::bigint, $3::uuid)
       and position < $5::bigint
     order by position, id limit $4::int`,
    [siteId, position, id, limit, complete],
  );
  return rows;
}

/**
 * Whether there are events after a reader's place. Ordered, so that only the first one is read from an index, however
 * many wait.
 */
export async function hasWaiting(db: Queryable, siteId: string, reader: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from event_cursor c, lateral (
       select 1 from event e
       where e.site_id = c.site_id and e.position > 0 and (e.position, e.id) > (c.position, c.id)
       order by e.position, e.id limit 1) as next
     where c.site_id = $1 and c.name = $2`,
    [siteId, reader],
  );
  return rows.length > 0;
}

/** Number of events after a reader's place, counted up to `limit`. */
export async function countWaiting(
  db: Queryable,
  siteId: string,
  reader: string,
  limit: number,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (
       select 1 from event e, event_cursor c
       where c.site_id = $1 and c.name = $2 and e.site_id = $1 and e.position > 0
         and (e.position, e.id) > (c.position, c.id) limit $3::int) as waiting`,
    [siteId, reader, limit],
  );
  return rows[0]?.n ?? 0;
}

/** Adds a reader at the beginning of the feed, unless it is known. */
export async function addReader(db: Queryable, siteId: string, reader: string): Promise<void> {
  await db.query('insert into event_cursor (site_id, name) values ($1, $2) on conflict do nothing', [
    siteId,
    reader,
  ]);
}

/** The position of a reader, unless another server is reading for it; reserves the reader for some seconds. */
export async function claimReader(
  db: Queryable,
  siteId: string,
  reader: string,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<FeedPlace | undefined> {
  const { rows } = await db.query<FeedPlace>(
    `update event_cursor set holder = $3, leased_until = clock_timestamp() + make_interval(secs => $4::int)
     where site_id = $1 and name = $2
       and (holder = $3 or leased_until is null or leased_until < clock_timestamp())
     returning position, id::text as id`,
    [siteId, reader, holder, seconds],
  );
  return rows[0];
}

/** Moves a reader past an event, unless another server has read for it meanwhile. */
export async function moveReader(
  db: Queryable,
  siteId: string,
  reader: string,
  { holder, place: { position, id } }: { holder: string; place: FeedPlace },
): Promise<void> {
  await db.query(
    `update event_cursor set position = $4::bigint, id = $5::uuid where site_id = $1 and name = $2 and holder = $3`,
    [siteId, reader, holder, position, id],
  );
}

/** Lets another server read immediately. */
export async function releaseReader(
  db: Queryable,
  siteId: string,
  reader: string,
  holder: string,
): Promise<void> {
  await db.query(
    'update event_cursor set leased_until = null where site_id = $1 and name = $2 and holder = $3',
    [siteId, reader, holder],
  );
}

/** Releases the readers of all sites. Call while no server uses the database. */
export async function releaseAllReaders(tx: Queryable): Promise<void> {
  await tx.query('update event_cursor set leased_until = null where leased_until is not null');
}

/**
 * Continues the positions after a copy of the database, in which transaction numbers start anew. Call before events are
 * stored, under the setup lock.
 */
export async function continuePositions(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ last: number; next: number }>(
    `select greatest((select max(position) from event_cursor), (select max(latest.position) from site s, lateral (
         select position from event e where e.site_id = s.id and e.position > 0 order by position desc limit 1) latest), 0) as last,
       ${ADDED} + pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`,
  );
  const { last, next } = rows[0] ?? { last: 0, next: 0 };
  if (last < next) return;
  await tx.query(
    `alter table event alter column position set default (pg_current_xact_id()::text::bigint + ${Math.trunc(last)})`,
  );
}
