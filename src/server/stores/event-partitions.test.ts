import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuid7 } from '../../core/uuid7';
import type { Database } from '../db/db';
import { applyMigrations, migrations } from '../db/migrate';
import { openMemory } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { getMonday } from '../domain/event-id';
import { createTestSiteId, OPEN_MS } from '../testing/test-app';
import { listCounts, recountEvents } from './event-counts';
import { addPartitions, deleteEventsBefore, dropPartitions, listPartitions } from './event-partitions';
import { insertEvents } from './events';

const WEEK = 7 * 24 * 3_600_000;
/** A fixed time, so that no week begins between two statements: noon on a Wednesday. */
const NOW = Date.UTC(2026, 10, 25, 12);
/** The migration reads the clock of the database; here it reads the fixed time. */
const files = migrations.map(({ id, sql }) => ({
  id,
  sql:
    id === '0032_event_partitions'
      ? sql.replace('now() at time zone', `timestamptz '${new Date(NOW).toISOString()}' at time zone`)
      : sql,
}));
const BEFORE = files.slice(
  0,
  files.findIndex(({ id }) => id === '0032_event_partitions'),
);

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const url = process.env.DATABASE_URL;
  if (!url) {
    db = await openMemory();
    drop = () => db.close();
    return;
  }
  const admin = await openPostgres(url);
  const name = createTestSiteId().replace('-', '_');
  await admin.query(`create database ${name}`);
  db = await openPostgres(Object.assign(new URL(url), { pathname: name }).href);
  drop = async () => {
    await db.close();
    await admin.query(`drop database ${name}`);
    await admin.close();
  };
}, 3 * OPEN_MS);
afterAll(() => drop());

const idAt = (time: number) => uuid7(time, crypto.getRandomValues(new Uint8Array(10)));
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const event = (time: number, id = idAt(time)) => ({
  id,
  day: dayOf(time),
  kind: 'hit',
  name: '1',
  visitor: 'v',
  data: '{"a":1}',
});
const names = async () => (await listPartitions(db)).map(({ name }) => name);
const partitionOf = async (id: string) =>
  (
    await db.query<{ name: string }>(
      'select tableoid::regclass::text as name from event where id = $1::uuid',
      [id],
    )
  ).rows[0]?.name;

/** Stores events like a server of the previous version. */
const insertAsBefore = (rows: ReturnType<typeof event>[]) =>
  db.query(
    `insert into event (site_id, day, id, kind, name, visitor, data)
     select 'a', day::date, id::uuid, kind, name, visitor, data::jsonb
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as row (day, id, kind, name, visitor, data)
     on conflict do nothing`,
    (['day', 'id', 'kind', 'name', 'visitor', 'data'] as const).map((column) =>
      rows.map((row) => row[column]),
    ),
  );

it('keep existing events, and accept those from a server of the previous version', {
  timeout: 3 * OPEN_MS,
}, async () => {
  await db.transaction((tx) => applyMigrations(tx, BEFORE));
  const [old, fast] = [event(NOW - 50 * WEEK), event(NOW, idAt(NOW + 3 * WEEK))];
  const recent = Array.from({ length: 100 }, (_, i) => event(NOW - i * 1000));
  await insertAsBefore([old, fast, ...recent]);
  await db.transaction((tx) => applyMigrations(tx, files));
  const all = [old, fast, ...recent];
  const count = async () => (await db.query<{ n: number }>('select count(*) as n from event')).rows[0]?.n;
  expect(await count()).toBe(all.length);
  expect(await listCounts(db, 'a', '2000-01-01')).toEqual(await recountEvents(db, 'a'));
  expect((await listCounts(db, 'a', '2000-01-01')).reduce((sum, one) => sum + one.count, 0)).toBe(all.length);
  await insertAsBefore([...all, event(NOW + 1)]);
  await insertEvents(db, 'a', all);
  expect(await count()).toBe(all.length + 1);
  // The retry of an event is on another day if the sender's clock is far off.
  await insertEvents(db, 'a', [{ ...fast, day: dayOf(NOW + WEEK) }]);
  expect(await count()).toBe(all.length + 1);
  expect(await partitionOf(old.id)).toBe('event_first');
  expect(await partitionOf(fast.id)).toBe('event_rest');
  await db.transaction((tx) => addPartitions(tx, NOW));
  expect(await partitionOf(fast.id)).toBe(`event_${dayOf(getMonday(NOW, 3)).replaceAll('-', '')}`);
  expect(await count()).toBe(all.length + 1);
});

it('are created once, four weeks ahead', async () => {
  const created = await names();
  expect(created).toEqual([
    'event_first',
    ...[1, 2, 3, 4].map((week) => `event_${dayOf(getMonday(NOW, week)).replaceAll('-', '')}`),
  ]);
  await db.transaction((tx) => addPartitions(tx, NOW + WEEK));
  expect(await names()).toHaveLength(created.length + 1);
  const next = event(NOW + 5 * WEEK);
  await insertEvents(db, 'a', [next]);
  expect(await partitionOf(next.id)).toBe((await names()).at(-1));
});

it('are dropped when all of their days have expired, and not earlier', async () => {
  const past = getMonday(NOW, -9);
  // A database that was last used two months ago.
  await db.query('delete from event');
  await db.query('alter table event detach partition event_first');
  await db.transaction((tx) => addPartitions(tx, past));
  const [old, slow] = [event(past + 1), event(NOW, idAt(past + WEEK + 1))];
  await insertEvents(db, 'a', [old, slow]);
  const [first, second, third] = await names();
  expect(await db.transaction((tx) => dropPartitions(tx, dayOf(past + WEEK - 1)))).toEqual([]);
  expect(await db.transaction((tx) => dropPartitions(tx, dayOf(past + 3 * WEEK)))).toEqual([first, third]);
  expect((await names())[0]).toBe(second);
  const { rows } = await db.query('select id::text as id from event');
  expect(rows).toEqual([{ id: slow.id }]);
});

it('lose only expired events of a site if other sites keep theirs longer', async () => {
  const [past, recent] = [event(NOW - 3 * WEEK), event(NOW)];
  await insertEvents(db, 'a', [past, recent]);
  const kept = event(NOW - 3 * WEEK);
  await insertEvents(db, 'b', [kept]);
  await deleteEventsBefore(db, 'a', dayOf(NOW - WEEK));
  const { rows } = await db.query<{ id: string }>('select id::text as id from event order by day, id');
  expect(rows.map(({ id }) => id)).toContain(kept.id);
  expect(rows.map(({ id }) => id)).not.toContain(past.id);
  expect(rows.map(({ id }) => id)).toContain(recent.id);
});
