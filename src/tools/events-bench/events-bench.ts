// Measures how many events per second the built server acknowledges over HTTP, and how long another visitor waits for
// pages meanwhile; counts what was stored.
import { API_ROOT, calls } from '../../core/calls';
import { uuid7 } from '../../core/uuid7';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { readArguments } from '../arguments.mjs';
import { expectStatus, runLoad } from '../load/load';
import { startServer } from '../load/servers';
import { quantile, visitMeanwhile } from '../load/visitor';

/** Warm-up before the measurement, in milliseconds: the first requests compile the server's code. */
const WARM_UP_MS = 1000;

interface Load {
  origin: string;
  /** Number of events per request. */
  batch: number;
  connections: number;
  /** Events per second; 0 for as many as the server acknowledges. */
  rate: number;
  /** Marks the events of this run. */
  run: string;
}

interface Sent {
  acknowledged: number;
  /** Duration of each request in milliseconds. */
  times: number[];
}

export async function main(args: string[]): Promise<number> {
  const defaults = { seconds: 5, connections: 32, batch: 1, rate: 0 };
  const { seconds, batch, connections, rate } = readArguments(args, defaults);
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const site = await startServer({ DATABASE_URL: databaseUrl });
  try {
    const load: Load = {
      origin: site.origin,
      batch,
      connections,
      rate,
      run: `bench-${process.pid}-${Date.now()}`,
    };
    const warm = await send(load, WARM_UP_MS);
    const milliseconds = seconds * 1000;
    const { result: sent, pages } = await visitMeanwhile(site.origin, send(load, milliseconds));
    await site.stop();
    const stored = await countStored(databaseUrl, site.dataDir, load.run);
    return report(load, { ...sent, pages }, milliseconds, warm.acknowledged + sent.acknowledged, stored);
  } finally {
    await site.dispose();
  }
}

/** Sends requests until the time is up. */
async function send({ origin, batch, run, connections, rate }: Load, milliseconds: number): Promise<Sent> {
  const load = { connections, milliseconds, rate: rate / batch };
  const times = await runLoad(load, async (post) => {
    const { path, ...rest } = batch === 1 ? createHit(run) : createRecords(run, batch);
    expectStatus(await post({ url: `${origin}${API_ROOT}${path}`, method: 'POST', ...rest }), 204);
  });
  return { acknowledged: times.length * batch, times };
}

/** One event as the tracker sends it. */
function createHit(run: string) {
  const data = JSON.stringify({ url: '/', run, title: 'A page', referrer: 'https://www.example.com/' });
  const eventId = uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const body = new URLSearchParams({ event: '1', data, ss_cvr: 'bench-visitor', eventId }).toString();
  return { path: calls.recordHit.path, type: 'application/x-www-form-urlencoded', body };
}

/** Several records in one request. */
function createRecords(run: string, count: number) {
  const record = { app: 'bench', event: 'paint', data: { run, value: 1.5 }, pageLoadId: run, ts: Date.now() };
  const body = JSON.stringify(Array.from({ length: count }, () => record));
  return { path: calls.performanceRecords.path, type: 'application/json', body };
}

async function countStored(databaseUrl: string, dataDir: string, run: string): Promise<number> {
  const db = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite({ dataDir, onDiskFailure: () => undefined });
  const { rows } = await db.query<{ n: number }>('select count(*) as n from event where data::text like $1', [
    `%${run}%`,
  ]);
  await db.close();
  return rows[0]?.n ?? 0;
}

function report(
  { batch, connections }: Load,
  { acknowledged, times, pages }: Sent & { readonly pages: readonly number[] },
  milliseconds: number,
  expected: number,
  stored: number,
): number {
  const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database';
  const describe = (list: readonly number[]) =>
    `p50 ${quantile(list, 0.5).toFixed(1)} ms, p99 ${quantile(list, 0.99).toFixed(1)} ms`;
  console.log(
    `${engine}, ${connections} connections, ${batch} per request: ${Math.round((acknowledged * 1000) / milliseconds)} events/s`,
  );
  console.log(`request: ${describe(times)}; pages of another visitor meanwhile: ${describe(pages)}`);
  console.log(`${expected} acknowledged, ${stored} stored`);
  return stored === expected ? 0 : 1;
}
