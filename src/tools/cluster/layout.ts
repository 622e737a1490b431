// Ports, folders and addresses of a database cluster on one machine.
import { join } from 'node:path';

/** The machines simulated by the cluster, each with PostgreSQL, Patroni and etcd. */
const NODES = [1, 2, 3] as const;

const HOST = '127.0.0.1';

/** Ports of one node, and its folders. */
export interface ClusterNode {
  readonly name: string;
  readonly postgres: number;
  readonly patroni: number;
  readonly etcdClient: number;
  readonly etcdPeer: number;
  readonly dataDir: string;
  readonly etcdDir: string;
}

export interface Layout {
  readonly host: string;
  readonly folder: string;
  /** Copies of the files of `src/server/deploy/cluster`. */
  readonly configDir: string;
  readonly pgbouncer: number;
  readonly primary: number;
  readonly replicas: number;
  readonly nodes: readonly ClusterNode[];
}

/** @param port the first of 34 ports */
export function createLayout(folder: string, port: number): Layout {
  return {
    host: HOST,
    folder,
    configDir: join(folder, 'config'),
    pgbouncer: port,
    primary: port + 1,
    replicas: port + 2,
    nodes: NODES.map((n) => ({
      name: `node${n}`,
      postgres: port + n * 10,
      patroni: port + n * 10 + 1,
      etcdClient: port + n * 10 + 2,
      etcdPeer: port + n * 10 + 3,
      dataDir: join(folder, `node${n}`, 'postgres'),
      etcdDir: join(folder, `node${n}`, 'etcd'),
    })),
  };
}
