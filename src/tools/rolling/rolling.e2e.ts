// A short run of `npm run rolling`, from this version to itself, because the git history may be missing.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres } from '../../server/testing/postgres-programs';
import { startReplicatedPostgres } from '../../server/testing/replicated-postgres';
import { roll } from './rolling';

test.skipIf(!findPostgres())(
  'servers are replaced behind a balancer without a failed request (needs the programs of PostgreSQL)',
  async () => {
    const { primaryUrl, replicaUrl, dispose } = await startReplicatedPostgres();
    const options = { from: '', seconds: 1, visitors: 4 };
    try {
      expect(await roll(resolve('dist/server/main.js'), primaryUrl, replicaUrl, options)).toBe(true);
    } finally {
      await dispose();
    }
  },
  600_000,
);
