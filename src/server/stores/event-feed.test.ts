import { expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { EventRow } from '../domain/counted-event';
import { openEmptyDatabase } from '../testing/empty-database';
import { sharedApp } from '../testing/shared-app';
import { OPEN_MS } from '../testing/test-app';
import { countNewEvents, listCounts, recountEvents } from './event-counts';
import {
  addReader,
  claimReader,
  continuePositions,
  countWaiting,
  type FeedPlace,
  moveReader,
  readFeed,
  releaseReader,
} from './event-feed';
import { insertEvents } from './events';

const DAY = 24 * 3_600_000;
const START: FeedPlace = { position: 0, id: '00000000-0000-0000-0000-000000000000' };

const test = sharedApp('event', 'event_cursor', 'event_count');

/** One time for all events, so that no day begins meanwhile. */
const NOW = Date.now();

/** An event of some days ago. */
function event(change: Partial<EventRow> = {}, daysAgo = 0): EventRow {
  const time = NOW - daysAgo * DAY;
  const id = uuid7(time, test.deps.random(UUID7_RANDOM_BYTES));
  const day = new Date(time).toISOString().slice(0, 10);
  return { id, day, kind: 'hit', name: '1', visitor: null, data: '{}', ...change };
}
const insert = (...rows: EventRow[]) => insertEvents(test.db, test.siteId, rows);
const ids = async (after = START, limit = 100) =>
  (await readFeed(test.db, test.siteId, after, limit)).map(({ id }) => id);

it('is read in the order of insertion, page by page, with each event once', async () => {
  const [late, early] = [event(), event({}, 1)];
  await insert(late);
  await insert(early);
  await insert(late);
  // In a database that other tests use, a transaction may still be storing events.
  await expect.poll(() => ids()).toEqual([late.id, early.id]);
  const [first] = await readFeed(test.db, test.siteId, START, 1);
  expect(first).toMatchObject({ id: late.id, day: late.day, kind: 'hit', data: '{}' });
  expect(await ids(first)).toEqual([early.id]);
});

// The embedded engine has one session.
it.skipIf(!process.env.DATABASE_URL)('does not skip an event whose transaction commits later', async () => {
  const [slow, fast] = [event(), event()];
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let inserted = (): void => undefined;
  const isInserted = new Promise<void>((resolve) => {
    inserted = resolve;
  });
  const transaction = test.db.transaction(async (tx) => {
    await insertEvents(tx, test.siteId, [slow]);
    inserted();
    await held;
  });
  await isInserted;
  await insert(fast);
  expect(await ids()).toEqual([]);
  commit();
  await transaction;
  await expect.poll(() => ids()).toEqual([slow.id, fast.id]);
});

it('is read by one server at a time for each reader', async () => {
  const { db, siteId } = test;
  await addReader(db, siteId, 'a');
  await insert(event(), event());
  expect(await countWaiting(db, siteId, 'a', 10)).toBe(2);
  const claim = (holder: string) => claimReader(db, siteId, 'a', { holder, seconds: 30 });
  expect(await claim('one')).toEqual(START);
  expect(await claim('two')).toBeUndefined();
  const [place] = await readFeed(db, siteId, START, 1);
  await moveReader(db, siteId, 'a', { holder: 'two', place: place! });
  expect(await countWaiting(db, siteId, 'a', 10)).toBe(2);
  await moveReader(db, siteId, 'a', { holder: 'one', place: place! });
  expect(await countWaiting(db, siteId, 'a', 10)).toBe(1);
  await releaseReader(db, siteId, 'a', 'one');
  expect(await claim('two')).toMatchObject({ id: place!.id });
});

it('counts each event once, including late ones, with the same result as a recount', async () => {
  const { db, siteId } = test;
  const vital = (value: unknown, daysAgo = 0) =>
    event({ kind: 'performance', name: 'LCP', data: JSON.stringify({ data: { value } }) }, daysAgo);
  await insert(event(), event({}, 1), event({ kind: 'error' }), vital(1234.5), vital(1230.4), vital(-1));
  await countNewEvents(db, siteId);
  await insert(event({}, 1), event({ kind: 'record' }), vital(0), vital(0.0567, 3), vital('x'), vital(1e300));
  await insert(event({ kind: 'performance', name: 'LCP', data: `{"data": {"value": 1e5000}}` }));
  await Promise.all([countNewEvents(db, siteId), countNewEvents(db, siteId)]);
  const stored = await recountEvents(db, siteId);
  await expect
    .poll(async () => {
      await countNewEvents(db, siteId);
      return listCounts(db, siteId, '2020-01-01');
    })
    .toEqual(stored);
  const counted = await listCounts(db, siteId, '2020-01-01');
  const today = new Date(NOW).toISOString().slice(0, 10);
  expect(
    counted.filter((one) => one.day === today).map(({ what, value, count }) => [what, value, count]),
  ).toEqual([
    ['LCP', 0, 1],
    ['LCP', 1230, 2],
    ['errors', 0, 1],
    ['events', 0, 1],
    ['views', 0, 1],
  ]);
  expect(counted.find(({ value }) => value === 0.0567)?.count).toBe(1);
});

it(
  'continues after the database was copied to one with lower transaction ids',
  async () => {
    // The default of the column is the same for all sites, and other tests may be storing events.
    const { db, drop } = await openEmptyDatabase();
    const siteId = 'a';
    const readIds = async (after = START) => (await readFeed(db, siteId, after, 100)).map(({ id }) => id);
    const readDefault = async () =>
      (
        await db.query<{ text: string }>(
          `select column_default as text from information_schema.columns
           where table_schema = current_schema() and table_name = 'event' and column_name = 'position'`,
        )
      ).rows[0]!.text;
    try {
      await db.query("insert into site (id, name, locale, currency) values ($1, '', '', '')", [siteId]);
      const [first, next] = [event(), event()];
      await insertEvents(db, siteId, [first]);
      await db.query('update event set position = position + 1000000000 where site_id = $1', [siteId]);
      expect(await readIds()).toEqual([]);
      await db.transaction(continuePositions);
      await expect.poll(() => readIds()).toEqual([first.id]);
      const [old] = await readFeed(db, siteId, START, 1);
      await insertEvents(db, siteId, [next]);
      await expect.poll(() => readIds(old)).toEqual([next.id]);
      const changed = await readDefault();
      await db.transaction(continuePositions);
      expect(await readDefault()).toBe(changed);
    } finally {
      await drop();
    }
  },
  2 * OPEN_MS,
);
