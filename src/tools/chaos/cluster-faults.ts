// Faults of a database cluster: in its primary, its replicas, and the processes between them and the servers.
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster';
import type { ClusterNode } from '../cluster/layout';
import { findPrimary, readMembers, waitUntilComplete } from '../cluster/members';
import { findPostmaster, signalPostgres } from '../cluster/node-processes';
import { hasEnded, signalService, startService } from '../cluster/processes';
import type { Disks } from './disks';
import type { Fault } from './faults';
import { LIMIT_MS } from './traffic';

/** Maximum time until all nodes follow the primary again, in milliseconds. */
const COMPLETE_MS = 120_000;

/** Maximum time until a killed process has ended, in milliseconds. */
const END_MS = 10_000;

/** Longer than a primary's lease, in milliseconds. */
const OUTLIVE_LEASE_MS = 13_000;

/** Longer than a request may wait, in milliseconds. */
const OUTLIVE_REQUEST_MS = LIMIT_MS + 5000;

/** Longer than a replica may be silent, in milliseconds. */
const OUTLIVE_SILENCE_MS = 8000;

/** How long to wait for a new primary, in milliseconds; without one, the old primary has recovered. */
const AWAY_MS = 20_000;

/** How long the disk of the primary stays full if no replica takes over, in milliseconds. */
const FULL_MS = 30_000;

/** @param disks undefined: no disk is filled */
export function createClusterFaults(
  cluster: Cluster,
  disks: Disks | undefined,
  random: () => number,
): Fault[] {
  const tools = createTools(cluster);
  return [
    ...(disks ? [createDiskFault(tools, disks)] : []),
    ...createPrimaryFaults(tools),
    ...createReplicaFaults(tools, random),
    ...createPathFaults(tools, random),
  ];
}

type Tools = ReturnType<typeof createTools>;

/** Actions that faults consist of. */
function createTools({ layout, services, user }: Cluster) {
  const { folder } = layout;
  const start = (...names: string[]) => {
    for (const service of services) if (names.includes(service.name)) startService({ folder, user }, service);
  };
  const kill = (...names: string[]) => {
    for (const name of names) signalService(folder, name, 'SIGKILL');
  };
  const complete = () => waitUntilComplete(layout, COMPLETE_MS);
  const primary = async (): Promise<ClusterNode> => {
    for (;;) {
      const found = await findPrimary(layout);
      if (found) return found;
      await wait(100);
    }
  };
  const replica = async (role: string): Promise<ClusterNode> => {
    const members = await readMembers(layout);
    const name = members.find((member) => member.role === role)?.name;
    return layout.nodes.find((node) => node.name === name) ?? layout.nodes[0]!;
  };
  const untilOtherPrimary = async ({ name }: ClusterNode, limitMs = AWAY_MS): Promise<void> => {
    const until = Date.now() + limitMs;
    while (Date.now() < until) {
      const found = await findPrimary(layout);
      if (found && found.name !== name) return;
      await wait(100);
    }
  };
  return { layout, start, kill, complete, primary, replica, untilOtherPrimary };
}

function createPrimaryFaults({ layout, start, kill, complete, primary, untilOtherPrimary }: Tools): Fault[] {
  const { folder } = layout;
  const signalAll = (signal: NodeJS.Signals) => {
    for (const node of layout.nodes) {
      signalService(folder, `patroni-${node.name}`, signal);
      signalPostgres(node, signal, true);
    }
  };
  return [
    {
      name: 'kill the primary',
      losesPrimary: true,
      async run() {
        const node = await primary();
        signalPostgres(node, 'SIGKILL');
        await untilOtherPrimary(node);
        await complete();
      },
    },
    {
      name: 'lose the machine of the primary',
      losesPrimary: true,
      async run() {
        const node = await primary();
        const names = [`patroni-${node.name}`, `etcd-${node.name}`];
        kill(...names);
        signalPostgres(node, 'SIGKILL', true);
        await untilOtherPrimary(node);
        start(...names);
        await complete();
      },
    },
    {
      name: 'pause the machine of the primary',
      losesPrimary: true,
      async run() {
        const node = await primary();
        signalService(folder, `patroni-${node.name}`, 'SIGSTOP');
        signalPostgres(node, 'SIGSTOP', true);
        await wait(OUTLIVE_LEASE_MS);
        signalPostgres(node, 'SIGCONT', true);
        signalService(folder, `patroni-${node.name}`, 'SIGCONT');
        await complete();
      },
    },
    {
      name: 'pause Patroni of the primary',
      losesPrimary: true,
      async run() {
        const name = `patroni-${(await primary()).name}`;
        signalService(folder, name, 'SIGSTOP');
        await wait(OUTLIVE_LEASE_MS);
        signalService(folder, name, 'SIGCONT');
        await complete();
      },
    },
    {
      name: 'pause all machines',
      async run() {
        signalAll('SIGSTOP');
        await wait(OUTLIVE_REQUEST_MS);
        signalAll('SIGCONT');
        await complete();
      },
    },
    {
      name: 'switch the primary',
      async run() {
        const leader = (await primary()).name;
        const [{ host }, { patroni }] = [layout, layout.nodes[0]!];
        await fetch(`http://${host}:${patroni}/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader }),
        });
        await complete();
      },
    },
  ];
}

function createReplicaFaults({ complete, replica }: Tools, random: () => number): Fault[] {
  return [
    {
      name: 'pause the synchronous replica',
      async run() {
        const node = await replica('sync_standby');
        signalPostgres(node, 'SIGSTOP', true);
        await wait(OUTLIVE_SILENCE_MS);
        signalPostgres(node, 'SIGCONT', true);
        await complete();
      },
    },
    {
      name: 'kill a replica',
      async run() {
        const node = await replica(random() < 0.5 ? 'sync_standby' : 'replica');
        const killed = findPostmaster(node);
        signalPostgres(node, 'SIGKILL');
        while ([killed, undefined].includes(findPostmaster(node))) await wait(100);
        await complete();
      },
    },
  ];
}

/** PostgreSQL stops when it cannot write its log, and so does etcd. */
function createDiskFault({ start, complete, primary, untilOtherPrimary }: Tools, disks: Disks): Fault {
  return {
    name: 'fill the disk of the primary',
    async run() {
      const node = await primary();
      const free = disks.fill(node);
      await untilOtherPrimary(node, FULL_MS);
      free();
      // Like a supervisor.
      start(`etcd-${node.name}`, `patroni-${node.name}`);
      await complete();
    },
  };
}

/** Faults of the processes between the servers and the primary. */
function createPathFaults({ layout, start, kill }: Tools, random: () => number): Fault[] {
  const { folder } = layout;
  const restart = (name: string): Fault => ({
    name: `restart ${name}`,
    async run() {
      kill(name);
      await hasEnded(folder, name, END_MS);
      start(name);
    },
  });
  return [
    restart('pgbouncer'),
    restart('haproxy'),
    {
      name: 'pause PgBouncer',
      async run() {
        signalService(folder, 'pgbouncer', 'SIGSTOP');
        await wait(1000 + random() * 4000);
        signalService(folder, 'pgbouncer', 'SIGCONT');
      },
    },
  ];
}
