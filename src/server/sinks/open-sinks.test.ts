import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import { insertEvents } from '../stores/events';
import { sharedApp } from '../testing/shared-app';
import { startSinks } from './open-sinks';

const test = sharedApp('event', 'event_cursor');
const folder = mkdtempSync(join(tmpdir(), 'sinks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stores an event, forwards it, and returns the name of the forwarding process, which then stops. */
async function forwardOne(): Promise<string> {
  const { db, siteId } = test;
  const id = uuid7(Date.now(), randomBytes(UUID7_RANDOM_BYTES));
  const day = new Date().toISOString().slice(0, 10);
  await insertEvents(db, siteId, [{ id, day, kind: 'hit', name: '1', visitor: null, data: '{}' }]);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const config = { nats: undefined, parquet: { folder, pauseMs: 10 } };
  const forwarder = await startSinks(config, { db, siteId, onError });
  const holders = async () => {
    const text = 'select holder from event_cursor where site_id = $1 and id = $2';
    return (await db.query<{ holder: string }>(text, [siteId, id])).rows.map(({ holder }) => holder);
  };
  await expect.poll(holders).toHaveLength(1);
  await forwarder.stop();
  return (await holders())[0] ?? '';
}

it('a site that is started again forwards events under another name, because the previous process may still be writing', async () => {
  expect(await forwardOne()).not.toBe(await forwardOne());
});
