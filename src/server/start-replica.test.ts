import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../tools/free-port.mjs';
import { readConfig } from './config';
import { type RunningServer, startServer } from './start';
import { findPostgres } from './testing/postgres-programs';
import { type ReplicatedPostgres, startReplicatedPostgres } from './testing/replicated-postgres';
import { OPEN_MS, TEST_SECRET } from './testing/test-app';

const TOKEN = 'the-owner-of-the-server-with-a-replica';

describe.skipIf(!findPostgres())('a server with a replica (needs the programs of PostgreSQL)', () => {
  let postgres: ReplicatedPostgres;
  let server: RunningServer;
  let metricsPort: number;
  const printed: string[] = [];

  beforeAll(async () => {
    postgres = await startReplicatedPostgres();
    metricsPort = await findFreePort();
    const env = {
      DATABASE_URL: postgres.primaryUrl,
      DATABASE_REPLICA_URL: postgres.replicaUrl,
      SITE_API_SECRET: TEST_SECRET,
      SITE_API_OWNER_TOKEN: TOKEN,
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      LOG: 'off',
    };
    const failed = (error: unknown) => void printed.push(String(error));
    server = await startServer(readConfig(env, '/nowhere/server'), (line) => printed.push(line), failed);
  }, OPEN_MS);
  afterAll(async () => {
    await server.stop();
    await postgres.dispose();
  });

  const see = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  const health = async () =>
    (await (await see('/api/health')).json()) as { status: string; dependencies: Record<string, string> };
  const search = async () =>
    ((await (await see('/api/search/preview?q=shop')).json()) as { total: number }).total;
  const count = async (by: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`site_api_replica_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1]);
  };
  /** The replica is compared every second. Polls with pauses, since a client may send at most 600 reads at once. */
  const untilReplica = async (state: string): Promise<void> => {
    while ((await health()).dependencies.replica !== state) await sleep(50);
  };

  it('reads from the replica, and reports so in its health', async () => {
    await untilReplica('ok');
    expect(await health()).toMatchObject({ status: 'ok', dependencies: { database: 'ok', replica: 'ok' } });
    const before = await count('replica');
    await search();
    expect(await count('replica')).toBeGreaterThan(before);
    expect(printed.filter((line) => line.includes('REPLICA'))).toEqual([]);
  });

  it('reads from the primary while the replica is stopped, stays ready, and reports so in its health', async () => {
    await untilReplica('ok');
    const found = await search();
    await postgres.stopReplica();
    const before = await count('primary');
    expect(await search()).toBe(found);
    expect(await count('primary')).toBeGreaterThan(before);
    await untilReplica('unavailable');
    expect((await health()).status).toBe('degraded');
    expect((await see('/api/health/ready')).status).toBe(200);
    await postgres.startReplica();
    await untilReplica('ok');
  });
});
