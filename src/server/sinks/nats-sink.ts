/** Sink for NATS JetStream: one message per event, deduplicated by its id (`Nats-Msg-Id`). */
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import type { StoredEvent } from '../stores/event-feed';
import type { EventSink } from './event-sink';

/** Where events are published. */
export interface NatsTarget {
  /** `nats://user:password@host:4222`, or several separated by commas. */
  url: string;
  /** Name of the stream; created with the subjects `<stream>.>` unless it exists. */
  stream: string;
}

const MAX_BATCH = 500;
const PAUSE_MS = 500;

/** How long a stream created here recognizes duplicates of an id, in milliseconds. */
const DUPLICATES_MS = 10 * 60_000;

/** Limits of one attempt, in milliseconds. */
const CONNECT_MS = 5000;
const PUBLISH_MS = 5000;

/** An unreachable server is not an error yet: the connection is made for the first batch. */
export function createNatsSink({ url, stream }: NatsTarget, siteId: string): EventSink {
  let opening: Promise<NatsConnection> | undefined;
  let client: JetStreamClient | undefined;
  const open = async (): Promise<JetStreamClient> => {
    opening ??= openConnection(url, stream).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const connection = await opening;
    if (connection.isClosed()) {
      opening = undefined;
      client = undefined;
      return open();
    }
    client ??= jetstream(connection, { timeout: PUBLISH_MS });
    return client;
  };
  const prefix = `${stream}.${toToken(siteId)}`;
  return {
    name: 'nats',
    maxBatch: MAX_BATCH,
    pauseMs: PAUSE_MS,
    async write(events) {
      const to = await open();
      const settled = await Promise.allSettled(
        events.map((event) =>
          to.publish(`${prefix}.${toToken(event.kind)}`, toMessage(siteId, event), { msgID: event.id }),
        ),
      );
      const failed = settled.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
    },
    async erase(visitor, id) {
      const body = JSON.stringify({ id, site: siteId, kind: 'erasure', visitor });
      await (await open()).publish(`${prefix}.erasure`, body, { msgID: id });
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}

/** The data are JSON already. */
const toMessage = (site: string, { id, day, kind, name, visitor, data }: StoredEvent): string =>
  `${JSON.stringify({ id, site, day, kind, name, visitor }).slice(0, -1)},"data":${data}}`;

/** Part of a subject, without special characters. */
const toToken = (text: string): string => text.replace(/[^\w-]/g, '_') || '_';

async function openConnection(url: string, stream: string): Promise<NatsConnection> {
  const servers = url.split(',').map((one) => new URL(one.trim()));
  const { username, password } = servers[0] as URL;
  const connection = await connect({
    servers: servers.map(({ host }) => host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
  });
  try {
    await addStream(connection, stream);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

/** The limits of an existing stream are up to its owner. */
async function addStream(connection: NatsConnection, name: string): Promise<void> {
  const { streams } = await jetstreamManager(connection, { timeout: PUBLISH_MS });
  try {
    await streams.info(name);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== JetStreamApiCodes.StreamNotFound) throw error;
    await streams.add({ name, subjects: [`${name}.>`], duplicate_window: nanos(DUPLICATES_MS) });
  }
}
