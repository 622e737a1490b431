/** Loads the configured sinks. Their packages are not installed with the server. */
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

/** Starts forwarding events to the sinks. */
export async function startSinks(
  config: SinkConfig,
  deps: Omit<ForwarderDeps, 'holder'>,
): Promise<EventForwarder> {
  // Unique even within this process, where a previous holder may still be finishing its writes.
  const holder = `${hostname()} ${process.pid} ${randomBytes(6).toString('hex')}`;
  return forwardEvents({ ...deps, holder }, await openSinks(config, deps.siteId));
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
