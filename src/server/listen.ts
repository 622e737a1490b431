/** HTTP listener with graceful shutdown. */
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';

/** A listening server. */
export interface ListeningServer {
  port: number;
  /** Stops accepting requests and resolves when running ones are finished, or cut off after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
}

/** Address to listen on. Unless the port is fixed, the next free one is used. */
export interface Listen {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  host: string;
  port: number;
  portIsFixed: boolean;
}

/** Number of ports to try. */
const TRIES = 20;

/** Time in which requests that are already on the wire are still accepted after a stop, in milliseconds. */
const LAST_CALL_MS = 200;

/** Interval at which the shutdown checks for running requests, in milliseconds. */
const LOOK_MS = 20;

/** Time for a partially received request to arrive once nothing else is running, in milliseconds. */
const HALF_MS = 1000;

/** Time-outs for headers and for the whole request, in milliseconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Throws with one message when no port is free. */
export async function listen({ fetch, host, port, portIsFixed }: Listen): Promise<ListeningServer> {
  for (let offset = 0; offset < (portIsFixed ? 1 : TRIES); offset++) {
    const server = createAdaptorServer({ fetch }) as Server;
    server.headersTimeout = HEADERS_MS;
    server.requestTimeout = REQUEST_MS;
    const running = countRunning(server);
    if (await tryListen(server, host, port + offset)) {
      const { port: given } = server.address() as AddressInfo;
      return { port: given, stop: (patience) => stop(server, running, patience) };
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
async function stop(server: Server, running: () => number, patience: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await sleep(LAST_CALL_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const end = performance.now() + patience;
  for (
    let busy = performance.now();
    performance.now() < Math.min(end, busy + HALF_MS);
    await sleep(LOOK_MS)
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
