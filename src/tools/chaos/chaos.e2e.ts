// A short run of `npm run chaos`, on a PostgreSQL with a replica instead of a cluster.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findPostgres } from '../../server/testing/postgres-programs';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../server/testing/replicated-postgres';
import { createRandom } from '../fault-proxy/random';
import { runChaos } from './chaos';
import type { Fault } from './faults';
import { readOptions } from './options';

/** How long the replica does not respond, in milliseconds. */
const FROZEN_MS = 3000;

const createDatabaseFaults = (postgres: ReplicatedPostgres): Fault[] => [
  { name: 'kill the primary', run: () => postgres.restartPrimary() },
  {
    name: 'pause the replica',
    async run() {
      postgres.freezeReplica();
      await wait(FROZEN_MS);
      postgres.continueReplica();
    },
  },
];

test.skipIf(!findPostgres())(
  'what servers have acknowledged is stored once, and webhooks arrive, whatever fails (needs the programs of PostgreSQL)',
  async () => {
    const postgres = await startReplicatedPostgres();
    const { primaryUrl: url, replicaUrl: readUrl } = postgres;
    const setUp = { name: 'a primary and a replica', url, readUrl, faults: createDatabaseFaults(postgres) };
    const options = readOptions(['--faults', '7', '--servers', '2', '--visitors', '4']);
    try {
      expect(await runChaos(setUp, options, createRandom(1))).toBe(true);
    } finally {
      await postgres.dispose();
    }
  },
  600_000,
);
