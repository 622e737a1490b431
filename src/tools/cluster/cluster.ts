// Sets up PostgreSQL with replicas under Patroni and etcd, HAProxy and PgBouncer on this machine, in a separate folder
// and with separate ports.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, getUser, type User } from '../../server/testing/postgres-programs';
import { canInstall, installPackages } from '../apt.mjs';
import { writeFiles } from './files';
import { createLayout, type Layout } from './layout';
import { isComplete, readMembers, waitUntilComplete } from './members';
import { stopPostgres } from './node-processes';
import { checkPorts } from './ports';
import { findPid, startService, stopService } from './processes';
import { listServices, type Passwords, type Service } from './services';

/** Maximum duration of the first start, in milliseconds: databases are created and copied. */
const START_MS = 120_000;

/** Maximum time until a process has stopped, in milliseconds; Patroni stops its PostgreSQL. */
const STOP_MS = 30_000;

const PORT = '15400';

const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy'];

export interface Cluster {
  readonly layout: Layout;
  readonly user: User;
  readonly services: readonly Service[];
  /** Database address for servers: PgBouncer. */
  readonly url: string;
  /** Address for reads from replicas. */
  readonly readUrl: string;
}

/** Programs that are not installed. */
export function findMissing(): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  const programs = ['patroni', 'etcd', 'pgbouncer', 'haproxy'];
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return findPostgres() ? missing : ['postgres', ...missing];
}

/** Starts the processes that are not running; a stopped cluster keeps its data. */
export async function startCluster(folder: string, port: number): Promise<Cluster> {
  const layout = createLayout(folder, port);
  await checkPorts(layout);
  const user = getUser();
  const cluster = describe(layout, user, writeFiles(layout, user));
  for (const service of cluster.services) startService({ folder, user }, service);
  await waitUntilComplete(layout, START_MS);
  return cluster;
}

function describe(layout: Layout, user: User, passwords: Passwords): Cluster {
  const services = listServices(layout, passwords, findPostgres() ?? '');
  const url = `postgres://site:${passwords.site}@${layout.host}:${layout.pgbouncer}/site`;
  return { layout, user, services, url, readUrl: `${url}_read` };
}

/** In reverse order of the start; replicas before the primary, so that none is promoted. */
export async function stopCluster({ layout, services }: Pick<Cluster, 'layout' | 'services'>): Promise<void> {
  const { folder } = layout;
  const members = await readMembers(layout);
  const leader = members.find(({ role }) => role === 'leader')?.name;
  const isLast = ({ name }: Service) => name === `patroni-${leader}`;
  const order = [...services].reverse().filter(({ name }) => !name.startsWith('etcd-'));
  for (const one of [...order.filter((service) => !isLast(service)), ...order.filter(isLast)])
    await stopService(folder, one.name, STOP_MS);
  for (const { name } of services) await stopService(folder, name, STOP_MS);
  // Of a Patroni that was killed.
  for (const node of layout.nodes) await stopPostgres(node, STOP_MS);
}

/** Stops the cluster and removes its data. */
export async function removeCluster(cluster: Cluster): Promise<void> {
  await stopCluster(cluster);
  rmSync(cluster.layout.folder, { recursive: true, force: true });
}

/** @returns the exit code */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: join(tmpdir(), 'site-elements-cluster') },
      port: { type: 'string', default: PORT },
    },
  });
  const [folder, port, command] = [resolve(values.folder), Number(values.port), positionals[0]];
  if (command === 'start') return start(folder, port);
  const run = { status, stop: stopCluster, remove: removeCluster }[command ?? ''];
  if (!run) {
    console.error('cluster: pass start, status, stop or remove; --folder and --port if there are several.');
    return 2;
  }
  const cluster = open(folder, port);
  if (!cluster) {
    console.error(`cluster: no cluster in ${folder}.`);
    return 1;
  }
  return (await run(cluster)) === false ? 1 : 0;
}

async function start(folder: string, port: number): Promise<number> {
  if (findMissing().length > 0 && canInstall()) installPackages(PACKAGES);
  const missing = findMissing();
  if (missing.length > 0) {
    console.error(`cluster: missing ${missing.join(', ')}; apt-get install ${PACKAGES.join(' ')}`);
    return 1;
  }
  const cluster = await startCluster(folder, port).catch((error: Error) => {
    console.error(`cluster: ${error.message}`);
  });
  if (!cluster) return 1;
  await status(cluster);
  console.log(`DATABASE_URL=${cluster.url}`);
  console.log(`DATABASE_REPLICA_URL=${cluster.readUrl}`);
  return 0;
}

/** A cluster that has been started before. */
function open(folder: string, port: number): Cluster | undefined {
  const file = join(folder, 'passwords.json');
  if (!existsSync(file)) return undefined;
  const passwords = JSON.parse(readFileSync(file, 'utf8')) as Passwords;
  return describe(createLayout(folder, port), getUser(), passwords);
}

/** @returns whether it is complete */
async function status({ layout, services }: Cluster): Promise<boolean> {
  for (const { name } of services) {
    const pid = findPid(layout.folder, name);
    console.log(`${name.padEnd(16)} ${pid === undefined ? 'does not run' : `process ${pid}`}`);
  }
  const members = await readMembers(layout);
  for (const { name, role, state, lag } of members)
    console.log(`${name.padEnd(16)} ${role}, ${state}${lag ? `, ${lag} bytes behind` : ''}`);
  return isComplete(members, layout.nodes.length);
}
