// Replaces servers of another version with servers of this one on the same database, while visitors act.
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';
import { openPostgres } from '../../server/db/postgres';
import { findPostgres } from '../../server/testing/postgres-programs';
import { startReplicatedPostgres } from '../../server/testing/replicated-postgres';
import { createTestSiteId } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { compare, type Differences, fillStock, PIECES } from '../chaos/check';
import { createTraffic, type Traffic } from '../chaos/traffic';
import {
  type Acknowledged,
  createAcknowledged,
  createSettings,
  describeAcknowledged,
  runVisitors,
} from '../chaos/visitors';
import { startServer } from '../load/servers';
import { type Balancer, startBalancer } from './balancer';
import { keepSessions } from './long-sessions';
import { buildVersion } from './other-version';

interface Options {
  /** The other version: a commit, branch or tag. */
  readonly from: string;
  /** Duration of each phase, in seconds. */
  readonly seconds: number;
  /** Number of concurrent visitors. */
  readonly visitors: number;
}

/** Longer than the balancer needs to notice on a busy machine, in seconds: it waits for the answers of all servers. */
const SHUTDOWN_DELAY = '5';

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args, { from: 'HEAD', seconds: 5, visitors: 16 });
  if (!findPostgres()) {
    console.log('rolling: skipped; needs the Debian package postgresql.');
    return 0;
  }
  const other = await buildVersion(options.from);
  console.log(`from ${options.from} (${other.id}) to this version`);
  const postgres = await startReplicatedPostgres();
  try {
    return (await roll(other.main, postgres.primaryUrl, postgres.replicaUrl, options)) ? 0 : 1;
  } finally {
    await postgres.dispose();
  }
}

/** @returns whether no request failed, and everything acknowledged is stored once */
export async function roll(
  otherMain: string,
  url: string,
  readUrl: string,
  options: Options,
): Promise<boolean> {
  const siteId = createTestSiteId();
  // Both serve the same site: the search index contains the pages from the folder of the server that indexed last.
  const folders = { SITE_ROOT: resolve('dist/demo'), ELEMENTS_ROOT: resolve('dist/elements') };
  const env = { ...createSettings(url, siteId, readUrl), ...folders, SHUTDOWN_DELAY };
  const balancer = await startBalancer();
  const servers: Site[] = [];
  const start = async (main?: string): Promise<Site> => {
    const server = await startServer(env, main);
    servers.push(server);
    balancer.add(server.origin);
    await balancer.waitFor(server.origin, true);
    return server;
  };
  try {
    const old = [await start(otherMain), await start(otherMain)];
    const db = await openPostgres(url);
    await fillStock(db, siteId);
    const traffic = createTraffic([balancer]);
    const done = createAcknowledged();
    const stopping = new AbortController();
    const visitors = runVisitors({ traffic, siteId, done }, options.visitors, stopping.signal);
    const sessions = keepSessions(traffic, stopping.signal, done.problems);
    await replace(old, start, balancer, options);
    // Back to the previous version, as after a faulty upgrade.
    await start(otherMain);
    await wait(options.seconds * 1000);
    stopping.abort();
    await visitors;
    const compared = await sessions;
    const differences = await compare(db, siteId, done, { stock: PIECES, webhooks: done.forms });
    await db.close();
    return report({ balancer, servers, traffic, done, compared, differences });
  } finally {
    for (const server of servers) await server.dispose();
    await balancer.close();
  }
}

/** Replaces servers of the other version with two servers of this one. */
async function replace(
  old: readonly Site[],
  start: () => Promise<Site>,
  balancer: Balancer,
  { seconds }: Options,
): Promise<void> {
  await wait(seconds * 1000);
  await start();
  await wait(seconds * 1000);
  await start();
  for (const server of old) {
    await server.stop();
    balancer.remove(server.origin);
    await wait(seconds * 1000);
  }
}

interface Outcome {
  readonly balancer: Balancer;
  readonly servers: readonly Site[];
  readonly traffic: Traffic;
  readonly done: Acknowledged;
  readonly compared: number;
  readonly differences: Differences;
}

/** @returns whether there are no problems */
function report({ balancer, servers, traffic, done, compared, differences }: Outcome): boolean {
  for (const problem of done.problems) console.error(problem);
  for (const failure of traffic.failures) console.error(failure);
  const errors = servers.flatMap((server) => server.log().split('\n').filter(isError));
  for (const error of errors) console.error(error);
  for (const [what, n] of Object.entries(differences)) if (n > 0) console.error(`${n} ${what}`);
  const statuses = [...traffic.counts].map(([status, n]) => `${n} × ${status}`).join(', ');
  const shares = servers.map(({ origin }) => balancer.counts.get(origin) ?? 0);
  console.log(`requests: ${statuses}; per server: ${shares.join(', ')}; slowest ${traffic.slowest.ms} ms`);
  console.log(`acknowledged: ${describeAcknowledged(done)}; ${compared} comparisons of visitors who stayed`);
  const failed = [...traffic.counts].filter(([status]) => !/^[234]/.test(status));
  const wrong = [
    ...failed.map(([status, n]) => `${n} requests failed: ${status}`),
    ...(done.problems.length > 0 ? [`${done.problems.length} refusals`] : []),
    ...(errors.length > 0 ? [`${errors.length} errors logged by servers`] : []),
    ...(shares.includes(0) ? ['a server got no request'] : []),
    ...Object.entries(differences).flatMap(([what, n]) => (n === 0 ? [] : [`${n} ${what}`])),
  ];
  console.log(wrong.length === 0 ? '0 failed, 0 lost, 0 doubled' : wrong.join('; '));
  return wrong.length === 0;
}

const isError = (line: string): boolean => /^\w*Error\b|SQLSTATE/.test(line);
