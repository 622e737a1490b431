import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Db } from '../db/db';
import { createMetrics } from '../observability/metrics';
import { insertEvents } from '../stores/events';
import { hasNats, type NatsServer, readStream, startNats } from '../testing/nats';
import { sharedApp } from '../testing/shared-app';
import { createJsonRequest } from '../testing/test-app';
import type { EventSink } from './event-sink';
import { type EventForwarder, forwardEvents } from './forward-events';
import { createNatsSink } from './nats-sink';
import { createParquetSink } from './parquet-sink';

const LONG_MS = 60_000;

const test = sharedApp('event', 'event_cursor');

/** Stores events and returns their ids. */
async function store(count: number, visitor = 'a visitor'): Promise<string[]> {
  const day = new Date().toISOString().slice(0, 10);
  const rows = Array.from({ length: count }, (_, i) => ({
    id: uuid7(Date.now(), test.deps.random(UUID7_RANDOM_BYTES)),
    day,
    kind: 'hit',
    name: '1',
    visitor,
    data: `{"url": "/päge", "i": ${i}}`,
  }));
  for (let at = 0; at < count; at += 1000)
    await insertEvents(test.db, test.siteId, rows.slice(at, at + 1000));
  return rows.map(({ id }) => id);
}

const forwarders: EventForwarder[] = [];
const errors: unknown[] = [];
function forward(sinks: EventSink[], holder = 'one', db: Db = test.db): EventForwarder {
  const { siteId } = test;
  const forwarder = forwardEvents({ db, siteId, holder, onError: (error) => errors.push(error) }, sinks);
  forwarders.push(forwarder);
  return forwarder;
}
afterEach(async () => {
  for (const forwarder of forwarders.splice(0)) await forwarder.stop();
  errors.length = 0;
});

const readStates = ({ sinks }: EventForwarder) =>
  Promise.all(
    sinks.map(async ({ name, isFailing, countWaiting }) => ({
      name,
      waiting: await countWaiting(),
      isFailing: isFailing(),
    })),
  );

/** Waits until the position after the last event is stored, which happens after the event was written. */
const untilIdle = (forwarder: EventForwarder) =>
  expect.poll(() => readStates(forwarder)).toMatchObject([{ waiting: 0 }]);

/** A sink that keeps events in memory. */
function memorySink(change: Partial<EventSink> = {}) {
  const ids: string[] = [];
  const sink: EventSink = {
    name: 'memory',
    maxBatch: 10,
    pauseMs: 5,
    close: () => Promise.resolve(),
    erase: () => Promise.resolve(),
    write: async (events) => void ids.push(...events.map(({ id }) => id)),
    ...change,
  };
  return { ids, sink };
}

describe('forwarding', () => {
  it('continues where it stopped, by one server at a time', async () => {
    const { ids, sink } = memorySink();
    const first = forward([sink]);
    const stored = await store(25);
    await expect.poll(() => ids).toHaveLength(25);
    const second = forward([sink], 'two');
    stored.push(...(await store(25)));
    await expect.poll(() => ids).toHaveLength(50);
    await first.stop();
    stored.push(...(await store(25)));
    await expect.poll(() => ids).toHaveLength(75);
    expect(ids).toEqual(expect.arrayContaining(stored));
    await second.stop();
  });

  it(
    'keeps events in the database while a sink is down, and reports it once',
    async () => {
      let isDown = true;
      const { ids, sink } = memorySink();
      const failing: EventSink = {
        ...sink,
        write: (events) => (isDown ? Promise.reject(new Error('down')) : sink.write(events)),
      };
      const forwarder = forward([failing]);
      const stored = await store(30);
      await expect.poll(() => errors.length).toBe(1);
      await expect
        .poll(() => readStates(forwarder))
        .toEqual([{ name: 'memory', waiting: 30, isFailing: true }]);
      const { db, siteId, deps } = test;
      const metrics = createMetrics({
        db,
        siteId,
        events: deps.events,
        clock: deps.clock,
        running: () => 0,
        sinks: forwarder.sinks,
      });
      const text = await metrics.render();
      expect(text).toContain('site_api_event_sink_waiting{sink="memory"} 30\n');
      expect(text).toContain('site_api_event_sink_up{sink="memory"} 0\n');
      isDown = false;
      await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(30);
      expect(new Set(ids)).toEqual(new Set(stored));
      await expect
        .poll(() => readStates(forwarder))
        .toEqual([{ name: 'memory', waiting: 0, isFailing: false }]);
      expect(errors).toHaveLength(1);
    },
    LONG_MS,
  );

  it('writes nothing while no events wait', async () => {
    const [reads, writes]: [string[], string[]] = [[], []];
    const db: Db = {
      ...test.db,
      query(text, params) {
        (/^\s*select/.test(text) ? reads : writes).push(text);
        return test.db.query(text, params);
      },
    };
    forward([memorySink().sink], 'one', db);
    await expect.poll(() => reads.length).toBeGreaterThan(9);
    expect(writes).toEqual([expect.stringContaining('insert into event_cursor')]);
  });

  it('erases a visitor in the database and, with a job, in sinks', async () => {
    const erased: string[] = [];
    const { ids, sink } = memorySink({ erase: async (visitor) => void erased.push(visitor) });
    const forwarder = forward([sink]);
    await store(3, 'to be erased');
    const [kept] = await store(1);
    await expect.poll(() => ids).toHaveLength(4);
    const headers = { authorization: `Bearer ${test.deps.ownerToken}` };
    const body = { visitor: 'to be erased' };
    const response = await test.app.request('/api/owner/erase', createJsonRequest('POST', body, headers));
    expect(await response.json()).toEqual({ events: 3 });
    const { rows } = await test.db.query('select id::text as id from event where site_id = $1', [
      test.siteId,
    ]);
    expect(rows).toEqual([{ id: kept }]);
    const jobs = await test.db.query<{ payload: { visitor: string }; late: boolean }>(
      `select payload, due_at > now() + interval '30 seconds' as late from job where site_id = $1 and kind = 'event-erasure'`,
      [test.siteId],
    );
    expect(jobs.rows).toEqual([{ payload: body, late: true }]);
    await forwarder.erase(jobs.rows[0]!.payload.visitor, 'id');
    expect(erased).toEqual(['to be erased']);
  });
});

describe('Parquet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const sink = () => createParquetSink({ folder, pauseMs: 20 }, test.siteId);
  const path = () => join(folder, test.siteId);

  async function query(sql: string) {
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const rows = (await connection.runAndReadAll(sql)).getRowObjects();
    connection.closeSync();
    instance.closeSync();
    return rows;
  }

  it(
    'has files that DuckDB can read, in which each event is unique by its id',
    async () => {
      const forwarder = forward([sink()]);
      const stored = await store(1234);
      const read = () => readdirSync(path()).filter((name) => name.endsWith('.json'));
      const sum = () =>
        read().reduce(
          (total, name) => total + JSON.parse(readFileSync(join(path(), name), 'utf8')).events,
          0,
        );
      await expect.poll(sum, { timeout: 20_000 }).toBe(1234);
      await untilIdle(forwarder);
      // A repeated attempt: the same events again, in other batches.
      await test.db.query(`update event_cursor set position = 0 where site_id = $1`, [test.siteId]);
      stored.push(...(await store(1)));
      await expect.poll(sum, { timeout: 20_000 }).toBeGreaterThanOrEqual(2469);
      const rows = await query(
        `select id, any_value(visitor) as visitor, any_value(data->>'url') as url, count(*) > 1 as again
       from '${path()}/*.parquet' group by id order by id`,
      );
      expect(rows.map(({ id }) => id)).toEqual(stored.toSorted());
      expect(rows[0]).toEqual({ id: stored.toSorted()[0], visitor: 'a visitor', url: '/päge', again: true });
      expect(readdirSync(path()).filter((name) => name.startsWith('.'))).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'loses only the events of an erased visitor',
    async () => {
      rmSync(path(), { recursive: true, force: true });
      const forwarder = forward([sink()]);
      await store(700, 'to be erased');
      const kept = await store(3);
      const read = () => query(`select distinct id from '${path()}/*.parquet' order by id`).catch(() => []);
      await expect.poll(read, { timeout: 20_000 }).toHaveLength(703);
      // The file of the last events may still be without its manifest, which erasing writes again.
      await untilIdle(forwarder);
      await sink().erase('to be erased', 'id');
      expect((await read()).map(({ id }) => id)).toEqual(kept.toSorted());
    },
    LONG_MS,
  );
});

describe.runIf(hasNats())('NATS JetStream', () => {
  let nats: NatsServer;
  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats.dispose());

  const sink = (stream: string) => createNatsSink({ url: nats.url, stream }, test.siteId);

  it(
    'receives each event once, even if it is killed and events are sent again',
    async () => {
      const forwarder = forward([sink('once')]);
      const stored = await store(2000);
      await expect
        .poll(async () => (await readStream(nats.url, 'once')).length, { timeout: 20_000 })
        .toBeGreaterThan(0);
      await nats.kill();
      stored.push(...(await store(2000)));
      await expect.poll(async () => forwarder.sinks[0]?.isFailing(), { timeout: 20_000 }).toBe(true);
      await nats.start();
      const isDone = async () => (await readStates(forwarder))[0]?.waiting === 0;
      await expect.poll(isDone, { timeout: 40_000 }).toBe(true);
      await forwarder.stop();
      await test.db.query('update event_cursor set position = 0 where site_id = $1', [test.siteId]);
      const again = forward([sink('once')]);
      await expect.poll(async () => (await readStates(again))[0]?.waiting, { timeout: 40_000 }).toBe(0);
      const messages = await readStream(nats.url, 'once');
      expect(messages.map(({ body }) => String(body.id)).sort()).toEqual(stored.toSorted());
      expect(messages[0]?.subject).toBe(`once.${test.siteId}.hit`);
      expect(messages[0]?.body).toMatchObject({ kind: 'hit', visitor: 'a visitor', data: { url: '/päge' } });
    },
    2 * LONG_MS,
  );

  it(
    'receives one message about the erasure of a visitor',
    async () => {
      const one = sink('erased');
      await one.erase('v', 'e1');
      await one.erase('v', 'e1');
      await one.close();
      expect(await readStream(nats.url, 'erased')).toEqual([
        {
          subject: `erased.${test.siteId}.erasure`,
          body: { id: 'e1', site: test.siteId, kind: 'erasure', visitor: 'v' },
        },
      ]);
    },
    LONG_MS,
  );
});
