// Runs servers with visitors on a database cluster, breaks one part after the other, and compares what was acknowledged
// with what is stored.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/db/db';
import { openPostgres } from '../../server/db/postgres';
import { getUser } from '../../server/testing/postgres-programs';
import { createTestSiteId } from '../../server/testing/test-app';
import { startWebhookReceiver, type WebhookReceiver } from '../../server/testing/webhook-receiver';
import { findMissing, removeCluster, startCluster, stopCluster } from '../cluster/cluster';
import { createLayout } from '../cluster/layout';
import { createRandom } from '../fault-proxy/random';
import { startServers } from '../load/servers';
import { compare, countDoubled, countMissing, fillStock, PIECES } from './check';
import { createClocks } from './clocks';
import { createClusterFaults } from './cluster-faults';
import { mountDisks } from './disks';
import { createClockFault, createConnectionFault, createServerFaults, type Fault } from './faults';
import { type Options, readOptions } from './options';
import { type FaultRecord, report } from './report';
import { createTraffic, type Traffic } from './traffic';
import { type Acknowledged, createAcknowledged, createSettings, runVisitors, setWebhook } from './visitors';

/** Pause between faults, in milliseconds. */
const PAUSE_MS = 3000;

/** A killed server's job is taken over after its lease of 120 s, and found by polling. */
const WEBHOOKS_MS = 150_000;

/** Pause between checks of the webhooks, in milliseconds. */
const RETRY_MS = 500;

/** The database under test. */
export interface SetUp {
  readonly name: string;
  readonly url: string;
  /** Address of the replicas, if there are any. */
  readonly readUrl?: string;
  readonly faults: readonly Fault[];
  /** Stops the database; after a run without differences, also removes its data and logs. */
  dispose(isRight: boolean): Promise<void>;
}

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  const random = createRandom(options.seed);
  const setUp = await prepare(options, random);
  if (!setUp) return 0;
  const isRight = await runChaos(setUp, options, random).catch((error: unknown) => {
    console.error(error);
    return false;
  });
  await setUp.dispose(isRight);
  return isRight ? 0 : 1;
}

/** A cluster if its packages are installed, otherwise PostgreSQL; undefined if neither is available. */
async function prepare(options: Options, random: () => number): Promise<SetUp | undefined> {
  const missing = options.cluster ? findMissing() : ['a cluster'];
  if (missing.length === 0) {
    const folder = join(tmpdir(), `site-elements-chaos-${process.pid}`);
    const disks = mountDisks(createLayout(folder, options.port).nodes, getUser());
    const cluster = await startCluster(folder, options.port);
    const name = 'three nodes under Patroni, HAProxy, PgBouncer';
    const faults = createClusterFaults(cluster, disks, random);
    return {
      name: disks ? name : `${name}, without full disks, which need root`,
      url: cluster.url,
      readUrl: cluster.readUrl,
      faults,
      async dispose(isRight: boolean) {
        await stopCluster(cluster);
        if (!isRight) return;
        disks?.dispose();
        await removeCluster(cluster);
      },
    };
  }
  const url = process.env.DATABASE_URL;
  if (url)
    return {
      name: `one PostgreSQL, without ${missing.join(', ')}`,
      url,
      faults: [],
      dispose: async () => undefined,
    };
  console.log(`chaos: skipped; needs ${missing.join(', ')}, or DATABASE_URL.`);
  return undefined;
}

/** @returns whether there are no differences */
export async function runChaos(
  setUp: Omit<SetUp, 'dispose'>,
  options: Options,
  random: () => number,
): Promise<boolean> {
  const siteId = createTestSiteId();
  const clocks = createClocks(options.servers);
  if (!clocks) console.log('chaos: no wrong clocks, because the Debian package faketime is missing.');
  // The name identifies the connections of this run.
  const url = `${setUp.url}${setUp.url.includes('?') ? '&' : '?'}application_name=${siteId}`;
  const env = { ...createSettings(url, siteId, setUp.readUrl), WEBHOOKS_TO_PRIVATE: 'on' };
  const servers = await startServers(
    Array.from({ length: options.servers }, (_, n) => ({ ...env, ...clocks?.all[n]?.env })),
  );
  const db = await openPostgres(setUp.url);
  const receiver = await startWebhookReceiver();
  try {
    const traffic = createTraffic(servers);
    const done = createAcknowledged();
    await fillStock(db, siteId);
    const visits = { traffic, siteId, done };
    await setWebhook(visits, receiver.url);
    const started = Date.now();
    const stopping = new AbortController();
    const visitors = runVisitors(visits, options.visitors, stopping.signal);
    const cut = createConnectionFault(() => cutConnections(db, siteId));
    const wrong = clocks ? [createClockFault(clocks.all, random)] : [];
    const all = [...createServerFaults(servers, random), cut, ...wrong, ...setUp.faults];
    const faults = await breakThings(all, options, traffic, random);
    stopping.abort();
    await visitors;
    const ms = Date.now() - started;
    const arrived = await waitForWebhooks(receiver, done);
    const differences = await compare(db, siteId, done, { stock: PIECES, webhooks: arrived });
    for (const server of servers) await server.stop();
    const errors = servers.flatMap((server) => server.log().split('\n').filter(isError));
    const webhooks = { sent: arrived.length, repeated: countDoubled(arrived) };
    return report({ setUp: setUp.name, ms, faults, done, traffic, differences, errors, webhooks });
  } finally {
    for (const server of servers) await server.dispose();
    clocks?.dispose();
    await receiver.close();
    await db.close();
  }
}

/** An unavailable database is not an error of the server. */
const isError = (line: string): boolean =>
  /^\w*Error\b|SQLSTATE/.test(line) && !line.includes('The database is not available');

/** Causes one fault after the other, with time to recover between them. */
async function breakThings(
  all: readonly Fault[],
  { faults, minutes, only }: Options,
  traffic: Traffic,
  random: () => number,
): Promise<FaultRecord[]> {
  const chosen = all.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const until = minutes > 0 ? Date.now() + minutes * 60_000 : Number.POSITIVE_INFINITY;
  const records: FaultRecord[] = [];
  let rest: Fault[] = [];
  await wait(PAUSE_MS);
  while (records.length < faults && Date.now() < until) {
    if (rest.length === 0) rest = shuffle(chosen, random);
    const fault = rest.pop()!;
    const from = Date.now();
    await fault.run();
    const recovered = Date.now();
    await wait(PAUSE_MS);
    const outageMs = findLongestGap(traffic.writes, from);
    records.push({ name: fault.name, losesPrimary: fault.losesPrimary === true, outageMs });
    console.log(
      `${records.length}. ${fault.name}: no write for ${outageMs} ms, recovered after ${recovered - from} ms`,
    );
  }
  return records;
}

/** Every kind occurs once before one is repeated. */
function shuffle(all: readonly Fault[], random: () => number): Fault[] {
  return all
    .map((fault) => ({ fault, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

/** Longest time without a write after `from`, in milliseconds. */
function findLongestGap(writes: readonly number[], from: number): number {
  const times = [from, ...writes.filter((time) => time > from), Date.now()].sort((a, b) => a - b);
  return Math.max(...times.slice(1).map((time, n) => time - times[n]!));
}

/** Ends all connections of the servers. */
async function cutConnections(db: Db, name: string): Promise<void> {
  await db
    .query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name])
    .catch(() => undefined); // the primary may be unavailable
}

/** Ids of submissions whose webhook has arrived; waits for all acknowledged forms, up to the time limit. */
async function waitForWebhooks(receiver: WebhookReceiver, done: Acknowledged): Promise<string[]> {
  const until = Date.now() + WEBHOOKS_MS;
  const read = () =>
    receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { submissionId: string } }).data.submissionId,
    );
  while (countMissing(done.forms, read()) > 0 && Date.now() < until) await wait(RETRY_MS);
  return read();
}
