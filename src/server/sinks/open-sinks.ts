/** Loads the sinks that are configured. Their packages are not installed with the server. */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { importOptional } from '../context/import-optional';
import type { EventSink } from './event-sink';
import { type EventForwarder, type ForwarderDeps, forwardEvents } from './forward-events';
import type { NatsTarget } from './nats-sink';
import type { ParquetTarget } from './parquet-sink';

/** Undefined: not configured. */
export interface SinkConfig {
  nats: NatsTarget | undefined;
  parquet: ParquetTarget | undefined;
}

/** The embedded database has one server at a time: one that starts after another has died need not wait for its lease. */
const ONLY_SERVER = 'the server of the data directory';

/** What a server that forwards events is called while it holds a sink. @param isShared whether other servers use the database */
export const nameHolder = (isShared: boolean): string =>
  isShared ? `${hostname()} ${process.pid} ${randomBytes(6).toString('hex')}` : ONLY_SERVER;

/**
 * Starts to forward events to the sinks.
 * @param isShared whether other servers use the same database
 */
export async function startSinks(
  config: SinkConfig,
  deps: Omit<ForwarderDeps, 'holder'>,
  isShared: boolean,
): Promise<EventForwarder> {
  return forwardEvents({ ...deps, holder: nameHolder(isShared) }, await openSinks(config, deps.siteId));
}

async function openSinks({ nats, parquet }: SinkConfig, siteId: string): Promise<EventSink[]> {
  const sinks: EventSink[] = [];
  if (nats) {
    const packages = '@nats-io/transport-node @nats-io/jetstream';
    const { createNatsSink } = await importOptional('EVENTS_NATS_URL', packages, () => import('./nats-sink'));
    sinks.push(createNatsSink(nats, siteId));
  }
  if (parquet) {
    const packages = 'hyparquet hyparquet-writer';
    const { createParquetSink } = await importOptional(
      'EVENTS_PARQUET',
      packages,
      () => import('./parquet-sink'),
    );
    sinks.push(createParquetSink(parquet, siteId));
  }
  return sinks;
}
