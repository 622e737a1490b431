// Measures forms and pages per second of one and of several servers on one PostgreSQL, or of one server with its
// embedded database, and how long another visitor waits for pages meanwhile. If servers, database and visitors share
// the processors of one machine, the processor time per request shows how the servers would scale on separate machines.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { API_ROOT, calls } from '../../core/calls';
import type { Site } from '../../e2e/site';
import { createTestSiteId } from '../../server/testing/test-app';
import { readArguments } from '../arguments.mjs';
import { expectStatus, runLoad, type Send } from '../load/load';
import { startServers } from '../load/servers';
import { openPage, quantile, visitMeanwhile } from '../load/visitor';

/** Warm-up of each server before the measurement, in milliseconds: the first requests compile its code. */
const WARM_UP_MS = 2000;

/** Ticks per second of the kernel's clock, the unit of `/proc`. */
const TICKS = 100;

interface Options {
  readonly seconds: number;
  readonly connections: number;
  /** Number of forms, and of pages, per second; 0 for as many as the servers answer. */
  readonly rate: number;
}

interface Result {
  readonly perSecond: number;
  /** Processor time of all servers per request, in milliseconds. */
  readonly cost: number;
  /** Duration of each, in milliseconds. */
  readonly times: readonly number[];
  /** Durations of another visitor's pages, in milliseconds. */
  readonly pages: readonly number[];
}

type Work = (send: Send, origin: string) => Promise<void>;

const WORKLOADS: Readonly<Record<string, Work>> = { forms: submitForm, pages: openPage };

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const { servers, ...options } = readArguments(args, {
    servers: '1,2,4',
    seconds: 5,
    connections: 32,
    rate: 0,
  });
  const counts = servers.split(',').map(Number);
  if (!process.env.DATABASE_URL && counts.some((count) => count > 1)) {
    console.error(
      'growth-bench: set DATABASE_URL to a PostgreSQL; the embedded database has one server (--servers 1).',
    );
    return 2;
  }
  console.log(
    `${availableParallelism()} processors for servers, database and visitors; ${options.connections} connections`,
  );
  const first = new Map<string, Result>();
  for (const count of counts)
    for (const [name, result] of await measure(count, options)) {
      const base = first.get(name) ?? result;
      first.set(name, base);
      console.log(
        `${name}, ${count} servers: ${Math.round(result.perSecond)}/s (× ${ratio(result.perSecond, base.perSecond)}), ${result.cost.toFixed(2)} ms of the servers' processors each (× ${ratio(result.cost, base.cost)}); 99 % within ${quantile(result.times, 0.99).toFixed(1)} ms, and of another visitor's pages within ${quantile(result.pages, 0.99).toFixed(1)} ms`,
      );
    }
  return 0;
}

const ratio = (a: number, b: number): string => (a / b).toFixed(2);

async function measure(count: number, options: Options): Promise<Map<string, Result>> {
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? '', SITE_ID: createTestSiteId() };
  const servers = await startServers(Array.from({ length: count }, () => env));
  try {
    const results = new Map<string, Result>();
    for (const [name, work] of Object.entries(WORKLOADS))
      results.set(name, await runWork(servers, work, options));
    return results;
  } finally {
    for (const server of servers) await server.dispose();
  }
}

/** Sends to one server after the other, like a balancer. */
async function runWork(
  servers: readonly Site[],
  work: Work,
  { seconds, connections, rate }: Options,
): Promise<Result> {
  let next = 0;
  const turn = (send: Send) => work(send, servers[next++ % servers.length]!.origin);
  await runLoad({ connections, milliseconds: WARM_UP_MS * servers.length, rate: 0 }, turn);
  const before = readProcessorSeconds(servers);
  const load = runLoad({ connections, milliseconds: seconds * 1000, rate }, turn);
  const { result: times, pages } = await visitMeanwhile(servers[0]!.origin, load);
  const used = readProcessorSeconds(servers) - before;
  return { perSecond: times.length / seconds, cost: (used * 1000) / times.length, times, pages };
}

/** Processor time of all servers, in the kernel and in user mode. */
function readProcessorSeconds(servers: readonly Site[]): number {
  const ticks = servers.map((server) => {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${server.pid()}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}

/** Requests a key, then submits with it. */
async function submitForm(send: Send, origin: string): Promise<void> {
  const issued = await send({ url: `${origin}${API_ROOT}${calls.formKey.path}`, method: 'POST' });
  expectStatus(issued, 200);
  const { key } = JSON.parse(issued.body) as { key: string };
  const form = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.org',
    message: `Message ${crypto.randomUUID()}`,
  });
  const body = new URLSearchParams({ key, formId: 'contact', form }).toString();
  const type = 'application/x-www-form-urlencoded';
  expectStatus(
    await send({ url: `${origin}${API_ROOT}${calls.saveForm.path}`, method: 'POST', type, body }),
    200,
  );
}
