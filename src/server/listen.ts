/** HTTP listener with graceful shutdown. */
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';

/** A listening server. */
export interface ListeningServer {
  port: number;
  /** Number of requests being answered. */
  running(): number;
  /** Stops accepting requests and resolves when running ones are finished, or cut off after `timeout` milliseconds. */
  stop(timeout: number): Promise<void>;
}

/** Address to listen on. Unless the port is fixed, the next free one is used. */
export interface ListenOptions {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  host: string;
  port: number;
  portIsFixed: boolean;
}

/** Number of ports to try. */
const MAX_PORTS = 20;

/** Time in which requests that are already on the wire are still accepted after a stop, in milliseconds. */
const DRAIN_MS = 200;

/** Interval at which the shutdown checks for running requests, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/** Time for a partially received request to arrive once nothing else is running, in milliseconds. */
const PARTIAL_REQUEST_MS = 1000;

/** Time-outs for headers and for the whole request, in milliseconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Throws with one message when no port is free. */
export async function listen({ fetch, host, port, portIsFixed }: ListenOptions): Promise<ListeningServer> {
  for (let offset = 0; offset < (portIsFixed ? 1 : MAX_PORTS); offset++) {
    const server = createAdaptorServer({ fetch }) as Server;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    const running = countRunning(server);
    if (await tryListen(server, host, port + offset)) {
      const { port: actualPort } = server.address() as AddressInfo;
      return { port: actualPort, running, stop: (timeout) => stop(server, running, timeout) };
    }
  }
  throw new Error(`Port ${port} on ${host} is in use. Set PORT to a free port.`);
}

function tryListen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new Error(`Cannot listen on ${host}, port ${port}: ${error.message}.`));
    });
    server.listen(port, host, () => resolve(true));
  });
}

/** Number of requests being answered, from the end of their headers to the end of the response. */
function countRunning(server: Server): () => number {
  let running = 0;
  server.prependListener('request', (_, response: ServerResponse) => {
    running++;
    response.once('close', () => running--);
  });
  return () => running;
}

/**
 * Responses close their connections. After the last response, the remaining connections are idle or have sent part of
 * a header, and get only a short time.
 */
async function stop(server: Server, running: () => number, timeout: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(DRAIN_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const end = performance.now() + timeout;
  for (
    let busy = performance.now();
    performance.now() < Math.min(end, busy + PARTIAL_REQUEST_MS);
    await sleep(POLL_INTERVAL_MS)
  ) {
    if (running() > 0) busy = performance.now();
    server.closeIdleConnections();
    if (await isEmpty(server)) break;
  }
  server.closeAllConnections();
  await closed;
}

function isEmpty(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count === 0)));
}
