// Deletes a PostgreSQL database while visitors use the site, restores it to a point in time, and compares what was
// acknowledged before that time with what is there.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { findPostgres, getUser } from '../../server/testing/postgres-programs';
import { createTestSiteId } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { compare, type Differences, fillStock, PIECES } from '../chaos/check';
import { createTraffic } from '../chaos/traffic';
import {
  type Acknowledged,
  createAcknowledged,
  createSettings,
  describeAcknowledged,
  runVisitors,
} from '../chaos/visitors';
import { startServers } from '../load/servers';
import {
  archiveLog,
  createPrimary,
  destroyInstance,
  getUrl,
  type Place,
  restoreTo,
  stop,
  takeBaseBackup,
} from './archived-postgres';

interface Options {
  /**
   * How long visitors act in each phase, in seconds: before the backup, from the backup to the point in time, and
   * afterwards.
   */
  readonly seconds: number;
  /** Number of concurrent visitors. */
  readonly visitors: number;
  readonly port: number;
}

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args, { seconds: 5, visitors: 8, port: 15_600 });
  const bin = findPostgres();
  if (!bin) {
    console.log('restore-check: skipped; needs the Debian package postgresql.');
    return 0;
  }
  const folder = join(tmpdir(), `site-elements-restore-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  const place = { folder, port: options.port, bin, user: getUser(), password };
  try {
    const differences = await check(place, options);
    for (const [what, n] of Object.entries(differences)) console.log(`${n} ${what}`);
    return Object.values(differences).every((n) => n === 0) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** State shared by the steps of the run. */
interface Run {
  readonly url: string;
  readonly siteId: string;
  readonly options: Options;
}

/** @returns differences, all of which must be 0 */
export async function check(place: Place, options: Options): Promise<Differences> {
  const run: Run = { url: getUrl(place), siteId: createTestSiteId(), options };
  const { backup, time, kept, lost } = await actAndLose(place, run);
  const from = Date.now();
  const restored = await restoreTo(place, backup, time);
  console.log(`restored to ${time} in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  console.log(`acknowledged before: ${describeAcknowledged(kept)}`);
  console.log(`acknowledged after: ${describeAcknowledged(lost)}`);
  try {
    return { ...(await compareRestored(run, kept, lost)), ...(await actAgain(run)) };
  } finally {
    await stop(restored);
  }
}

/** Visitors act before, during and after a base backup; then forms are deleted by mistake, and the machine is lost. */
async function actAndLose(place: Place, run: Run) {
  const [kept, lost] = [createAcknowledged(), createAcknowledged()];
  const primary = await createPrimary(place);
  const servers = await startServers([createSettings(run.url, run.siteId)]);
  const db = await openPostgres(run.url);
  try {
    await fillStock(db, run.siteId);
    await act(servers, run, kept);
    const [backup] = await Promise.all([takeBaseBackup(primary, 'backup'), act(servers, run, kept)]);
    await act(servers, run, kept);
    const { rows } = await db.query<{ now: string }>('select clock_timestamp()::text as now');
    await db.query('delete from form_submission where site_id = $1', [run.siteId]);
    await act(servers, run, lost);
    await archiveLog(db);
    return { backup, time: rows[0]?.now ?? '', kept, lost };
  } finally {
    await db.close();
    for (const server of servers) await server.dispose();
    await destroyInstance(primary);
  }
}

/** Returns when the last visitor has finished. */
async function act(servers: readonly Site[], { siteId, options }: Run, done: Acknowledged): Promise<void> {
  const stopping = new AbortController();
  const visits = { traffic: createTraffic(servers), siteId, done };
  const visitors = runVisitors(visits, options.visitors, stopping.signal);
  await wait(options.seconds * 1000);
  stopping.abort();
  await visitors;
}

/** Everything acknowledged before the time is there once, and nothing else. */
async function compareRestored(
  { url, siteId }: Run,
  kept: Acknowledged,
  lost: Acknowledged,
): Promise<Differences> {
  const db = await openPostgres(url);
  try {
    // Webhooks are not part of the database.
    const all = await compare(db, siteId, kept, { stock: PIECES, webhooks: kept.forms });
    const { 'webhooks lost': _, ...differences } = all;
    return { ...differences, 'stored after the time': await countStored(db, siteId, lost) };
  } finally {
    await db.close();
  }
}

/** Number of stored rows. */
async function countStored(
  db: Db,
  siteId: string,
  { forms, events, orders, accounts }: Acknowledged,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select (select count(*) from form_submission where site_id = $1 and key_id::text = any($2))::int
      + (select count(*) from event where site_id = $1 and id::text = any($3))::int
      + (select count(*) from shop_order where site_id = $1 and id::text = any($4))::int
      + (select count(*) from account where site_id = $1 and email = any($5))::int as n`,
    [siteId, forms, events, orders, accounts],
  );
  return rows[0]?.n ?? 0;
}

/** Checks that a server on the restored database serves visitors. */
async function actAgain(run: Run): Promise<Differences> {
  const done = createAcknowledged();
  const servers = await startServers([createSettings(run.url, run.siteId)]);
  try {
    await act(servers, run, done);
  } finally {
    for (const server of servers) await server.dispose();
  }
  for (const problem of done.problems) console.error(problem);
  console.log(`acknowledged after the restore: ${describeAcknowledged(done)}`);
  return { 'refusals after the restore': done.problems.length + (done.forms.length > 0 ? 0 : 1) };
}
