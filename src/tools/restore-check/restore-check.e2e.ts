// A short run of `npm run restore-check`.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPostgres, getUser } from '../../server/testing/postgres-programs';
import { findFreePort } from '../free-port.mjs';
import { check } from './restore-check';

test.skipIf(!findPostgres())(
  'a PostgreSQL restored to a point in time has what was acknowledged before it, once, and nothing else (needs the programs of PostgreSQL)',
  async () => {
    const folder = join(tmpdir(), `site-elements-restore-test-${process.pid}`);
    const port = await findFreePort();
    const place = { folder, port, bin: findPostgres() ?? '', user: getUser(), password: 'of-the-test' };
    try {
      const differences = await check(place, { seconds: 1, visitors: 4, port });
      expect(Object.entries(differences).filter(([, n]) => n !== 0)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
