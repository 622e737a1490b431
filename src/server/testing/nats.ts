/** Debian's NATS server for tests, with JetStream on disk. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { findFreePort } from '../../tools/free-port.mjs';
import { waitUntilOpen } from './pgbouncer';

export interface NatsServer {
  url: string;
  /** Kills the server; acknowledged messages are kept. */
  kill(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** A message of a stream. */
export interface NatsMessage {
  subject: string;
  body: Record<string, unknown>;
}

/** Whether NATS is installed. */
export function hasNats(): boolean {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export async function startNats(): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nats-'));
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
    child = spawn('nats-server', args, { stdio: 'ignore' });
    await waitUntilOpen(port, child);
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    async dispose() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All messages of a stream, in order. */
export async function readStream(url: string, stream: string): Promise<NatsMessage[]> {
  const connection = await connect({ servers: new URL(url).host });
  try {
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(stream).catch(() => ({ state: { messages: 0 } }));
    if (state.messages === 0) return [];
    const consumer = await jetstream(connection).consumers.get(stream);
    const messages: NatsMessage[] = [];
    for await (const message of await consumer.fetch({ max_messages: state.messages, expires: 30_000 })) {
      messages.push({ subject: message.subject, body: message.json() });
      if (messages.length === state.messages) break;
    }
    return messages;
  } finally {
    await connection.close();
  }
}
