// Measures what sites cost their server: its start, its memory, the first request of a site, which starts the site, and
// later ones.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { API_ROOT, calls } from '../../core/calls';
import type { Site } from '../../e2e/site';
import { readConfig } from '../../server/config';
import type { Database } from '../../server/db/db';
import { openDatabase } from '../../server/open-database';
import { addHostedSite } from '../../server/stores/hosted-sites';
import { createTestSiteId, TEST_SECRET } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { expectStatus, openConnections } from '../load/load';
import { startServer } from '../load/servers';
import { quantile } from '../load/visitor';

/** Reads the database, limited to rows of its site. */
const PATH = `${API_ROOT}${calls.searchPreview.path}?q=tea`;

interface Options {
  /** Maximum number of visited sites; the server keeps 500 started. */
  readonly visited: number;
  /** Number of requests to started sites. */
  readonly requests: number;
}

/** Times in milliseconds, memory in MiB. */
interface Result {
  readonly start: number;
  readonly memory: number;
  /** Requests to sites that are not started. */
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** With all visited sites started. */
  readonly startedMemory: number;
}

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const { sites, ...options } = readArguments(args, { sites: '1,100,10000', visited: 400, requests: 2000 });
  let base: Result | undefined;
  for (const count of sites.split(',').map(Number)) {
    const result = await measure(count, options);
    base ??= result;
    console.log(describe(count, Math.min(count, options.visited), result, base));
  }
  return 0;
}

function describe(count: number, visited: number, result: Result, base: Result): string {
  const [first, later] = [quantiles(result.first), quantiles(result.later)];
  return [
    `${count} sites: started in ${result.start.toFixed()} ms (× ${ratio(result.start, base.start)})`,
    `${result.memory.toFixed()} MiB (× ${ratio(result.memory, base.memory)}), ${result.startedMemory.toFixed()} with ${visited} started`,
    `first request of a site ${first.text}, later ones ${later.text} (median × ${ratio(later.median, quantiles(base.later).median)})`,
  ].join('; ');
}

const ratio = (a: number, b: number): string => (a / b).toFixed(2);

function quantiles(times: readonly number[]): { median: number; text: string } {
  const median = quantile(times, 0.5);
  return { median, text: `${median.toFixed(1)} ms, 99 % within ${quantile(times, 0.99).toFixed(1)}` };
}

async function measure(count: number, options: Options): Promise<Result> {
  const { DATABASE_URL = '' } = process.env;
  const server = await startServer({ DATABASE_URL, SITE_ID: createTestSiteId() });
  const tag = createTestSiteId();
  const hosts = Array.from({ length: count }, (_, index) => `site-${index}.${tag}.example`);
  try {
    await server.stop();
    await withDatabase(server, (db) => addSites(db, tag, hosts));
    const begun = performance.now();
    await server.start();
    const start = performance.now() - begun;
    const memory = readMemory(server);
    const visited = hosts.filter((_, index) => index % Math.ceil(count / options.visited) === 0);
    const first = await visit(server, visited, visited.length);
    const later = await visit(server, visited, options.requests);
    return { start, memory, first, later, startedMemory: readMemory(server) };
  } finally {
    if (DATABASE_URL) {
      await server.stop();
      await withDatabase(server, (db) => removeSites(db, tag));
    }
    await server.dispose();
  }
}

async function withDatabase(server: Site, act: (db: Database) => Promise<void>): Promise<void> {
  const { DATABASE_URL } = process.env;
  const env = { DATABASE_URL, DATA_DIR: server.dataDir, SITE_API_SECRET: TEST_SECRET };
  const db = await openDatabase(readConfig(env, server.dataDir), fail);
  try {
    await act(db);
  } finally {
    await db.close();
  }
}

function fail(error: unknown): never {
  throw error;
}

const addSites = (db: Database, tag: string, hosts: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const [index, host] of hosts.entries()) {
      const site = { id: `${tag}-${index}`, name: host, locale: 'en-US', currency: 'USD' };
      const settings = { root: '', url: `https://${host}` };
      await addHostedSite(tx, { site, settings, salt: crypto.randomUUID(), hosts: [host] });
    }
  });

/** The sites have nothing but their hosts. */
async function removeSites(db: Database, tag: string): Promise<void> {
  const values = [`${tag}-%`];
  await db.query('delete from site_host where site_id like $1', values);
  await db.query('delete from site where id like $1', values);
}

/**
 * Sends `count` requests one after the other, to each host in turn.
 * @returns their times, in milliseconds
 */
async function visit(server: Site, hosts: readonly string[], count: number): Promise<number[]> {
  const { send, close } = openConnections(1);
  const times: number[] = [];
  while (times.length < count) {
    const host = hosts[times.length % hosts.length] as string;
    const start = performance.now();
    expectStatus(await send({ url: `${server.origin}${PATH}`, method: 'GET', host }), 200);
    times.push(performance.now() - start);
  }
  close();
  return times;
}

/** Resident memory, in MiB. */
function readMemory(server: Site): number {
  const [, kibibytes] =
    /^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}
