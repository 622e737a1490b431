// Whether the ports of a cluster are free.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Layout } from './layout';
import { findPostmaster } from './node-processes';
import { findPid } from './processes';

/**
 * Ports of processes that do not run. With those of another cluster, nodes would join that one.
 * @throws if something else listens on one of them
 */
export async function checkPorts(layout: Layout): Promise<void> {
  for (const [service, port] of listPorts(layout))
    if (findPid(layout.folder, service) === undefined && (await isUsed(layout.host, port)))
      throw new Error(`Port ${port} of ${service} is in use. Pass another --port: the first of 34.`);
}

function listPorts({ nodes, pgbouncer, primary, replicas }: Layout): [service: string, port: number][] {
  return [
    ['pgbouncer', pgbouncer],
    ['haproxy', primary],
    ['haproxy', replicas],
    ...nodes.flatMap((node): [string, number][] => [
      [`etcd-${node.name}`, node.etcdClient],
      [`etcd-${node.name}`, node.etcdPeer],
      [`patroni-${node.name}`, node.patroni],
      // Patroni takes over a PostgreSQL of its own that still runs.
      ...(findPostmaster(node) === undefined
        ? [[`patroni-${node.name}`, node.postgres] as [string, number]]
        : []),
    ]),
  ];
}

async function isUsed(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
