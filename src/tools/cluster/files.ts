// Files of a cluster: its passwords, and copies of the configuration with its ports and folders.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, own, type User } from '../../server/testing/postgres-programs';
import type { Layout } from './layout';
import type { Passwords } from './services';

const SOURCE = 'src/server/deploy/cluster';
const FILES = ['patroni.yml', 'create-database.sh', 'haproxy.cfg', 'pgbouncer.ini'] as const;

/** Creates the folder once, and writes the configuration. Only its user may read it. */
export function writeFiles(layout: Layout, user: User): Passwords {
  const { folder, configDir, nodes } = layout;
  for (const one of [folder, configDir, join(folder, 'log'), join(folder, 'run')]) makeFolder(one, user);
  for (const { name, etcdDir } of nodes) {
    makeFolder(join(folder, name), user);
    makeFolder(etcdDir, user);
  }
  const passwords = readPasswords(join(folder, 'passwords.json'));
  for (const name of FILES) write(name, adapt(readFileSync(join(SOURCE, name), 'utf8'), layout));
  write('userlist.txt', `"site" "${passwords.site}"\n`);
  return passwords;

  function write(name: string, text: string): void {
    const path = join(configDir, name);
    writeFileSync(path, text, { mode: 0o600 });
    own(path, user);
  }
}

function readPasswords(path: string): Passwords {
  if (!existsSync(path)) {
    const create = () => randomBytes(24).toString('base64url');
    const passwords: Passwords = { superuser: create(), replication: create(), site: create() };
    writeFileSync(path, JSON.stringify(passwords), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Passwords;
}

/** Replaces the ports and folders of real machines with those of the layout. The environment has the others. */
function adapt(text: string, { configDir, pgbouncer, primary, replicas }: Layout): string {
  const changes: readonly (readonly [string, string])[] = [
    ['/etc/patroni/', `${configDir}/`],
    ['/etc/pgbouncer/', `${configDir}/`],
    ['port=5000', `port=${primary}`],
    ['port=5001', `port=${replicas}`],
    ['listen_port = 6432', `listen_port = ${pgbouncer}`],
    // This machine's watchdog would reset all of it.
    ['mode: automatic', "mode: 'off'"],
  ];
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
