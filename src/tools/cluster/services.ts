// Command lines of a cluster's processes.
import { join } from 'node:path';
import type { ClusterNode, Layout } from './layout';

export interface Service {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Passwords of the PostgreSQL roles. */
export interface Passwords {
  readonly superuser: string;
  readonly replication: string;
  readonly site: string;
}

/** In start order. */
export function listServices(layout: Layout, passwords: Passwords, binDir: string): Service[] {
  return [
    ...layout.nodes.map((node) => createEtcd(layout, node)),
    ...layout.nodes.map((node) => createPatroni(layout, node, passwords, binDir)),
    createHaproxy(layout),
    createPgbouncer(layout),
  ];
}

function createEtcd({ host, nodes }: Layout, node: ClusterNode): Service {
  const client = `http://${host}:${node.etcdClient}`;
  const peer = `http://${host}:${node.etcdPeer}`;
  const cluster = nodes.map(({ name, etcdPeer }) => `${name}=http://${host}:${etcdPeer}`).join(',');
  const options = {
    name: node.name,
    'data-dir': node.etcdDir,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': cluster,
    'initial-cluster-token': 'site-elements',
    // With etcd's other API, Patroni 3.0.2 of Debian 12 overwrites the lease of another primary (patroni/patroni#2689).
    'enable-v2': 'true',
    // A node on a busy machine is not lost.
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return { name: `etcd-${node.name}`, command: 'etcd', args, env: {} };
}

function createPatroni(layout: Layout, node: ClusterNode, passwords: Passwords, binDir: string): Service {
  const { host, nodes, configDir, folder } = layout;
  const [api, database] = [`${host}:${node.patroni}`, `${host}:${node.postgres}`];
  const env = {
    PATRONI_NAME: node.name,
    PATRONI_ETCD_HOSTS: nodes.map(({ etcdClient }) => `${host}:${etcdClient}`).join(','),
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_POSTGRESQL_LISTEN: database,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
    PATRONI_POSTGRESQL_DATA_DIR: node.dataDir,
    PATRONI_POSTGRESQL_BIN_DIR: binDir,
    PATRONI_POSTGRESQL_PGPASS: join(folder, node.name, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    SITE_PASSWORD: passwords.site,
  };
  return { name: `patroni-${node.name}`, command: 'patroni', args: [join(configDir, 'patroni.yml')], env };
}

function createHaproxy({ host, primary, replicas, nodes, configDir }: Layout): Service {
  const addresses = nodes.flatMap(({ postgres, patroni }, n) => [
    [`NODE${n + 1}`, `${host}:${postgres}`],
    [`PATRONI${n + 1}`, String(patroni)],
  ]);
  const env = {
    HAPROXY_HOST: host,
    PRIMARY_PORT: String(primary),
    REPLICA_PORT: String(replicas),
    ...(Object.fromEntries(addresses) as Record<string, string>),
  };
  return { name: 'haproxy', command: 'haproxy', args: ['-db', '-f', join(configDir, 'haproxy.cfg')], env };
}

function createPgbouncer({ configDir }: Layout): Service {
  return { name: 'pgbouncer', command: 'pgbouncer', args: [join(configDir, 'pgbouncer.ini')], env: {} };
}
