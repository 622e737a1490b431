import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres, getUser, makeFolder, own } from '../../server/testing/postgres-programs';
import { findFreePort } from '../free-port.mjs';
import { startCluster, stopCluster } from './cluster';
import { createLayout } from './layout';
import { findPostmaster } from './node-processes';

it.skipIf(!findPostgres())(
  'stopping a cluster also stops a PostgreSQL whose Patroni was killed (needs the programs of PostgreSQL)',
  async () => {
    const user = getUser();
    const folder = mkdtempSync(join(tmpdir(), 'cluster-test-'));
    own(folder, user);
    const layout = createLayout(folder, await findFreePort());
    const [node] = layout.nodes;
    const { dataDir } = node!;
    makeFolder(join(dataDir, '..'), user);
    const run = (name: string, ...args: string[]) =>
      execFileSync(join(findPostgres() ?? '', name), args, { ...user, cwd: folder, stdio: 'ignore' });
    try {
      run('initdb', '--no-sync', '--auth=trust', '-D', dataDir);
      appendFileSync(
        join(dataDir, 'postgresql.conf'),
        `port = ${layout.primary}\nunix_socket_directories = ''\n`,
      );
      run('pg_ctl', 'start', '-w', '-D', dataDir, '-l', join(folder, 'log'));
      expect(findPostmaster(node!)).toBeGreaterThan(0);
      await stopCluster({ layout, services: [] });
      expect(findPostmaster(node!)).toBeUndefined();
    } finally {
      if (findPostmaster(node!) !== undefined) run('pg_ctl', 'stop', '-D', dataDir);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

it('a cluster does not start on the ports of another one, whose nodes it would join', async () => {
  const port = await findFreePort();
  const folder = join(tmpdir(), `cluster-test-${port}`);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  try {
    await expect(startCluster(folder, port)).rejects.toThrow(`Port ${port} of pgbouncer is in use.`);
    expect(existsSync(folder)).toBe(false);
  } finally {
    other.close();
  }
});
