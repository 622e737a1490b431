/** On which port does the server answer, and how does it stop without dropping anybody? */
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';

/** A server that answers. */
export interface ListeningServer {
  port: number;
  /** Takes no new requests and resolves when the running ones are done, or were cut off after `patience` milliseconds. */
  stop(patience: number): Promise<void>;
}

/** What to listen on. Unless the port is fixed, the next free one is taken. */
export interface Listen {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'];
  host: string;
  port: number;
  portIsFixed: boolean;
}

/** How many ports are tried. */
const TRIES = 20;

/** Milliseconds in which requests that are already on the wire still get in after the server was asked to stop. */
const LAST_CALL_MS = 200;

/** Milliseconds between two looks at whether all answers are out. */
const LOOK_MS = 20;

/** Milliseconds in which half a header may become a request when nothing else runs any more. */
const HALF_MS = 1000;

/** Slow senders are cut off: milliseconds for the headers and for the whole request. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Throws with one sentence when no port is free. */
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
  throw new Error(`Port ${port} on ${host} is taken. Set PORT to a free one.`);
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

/** How many requests are being answered: from the end of their headers to the end of the answer. */
function countRunning(server: Server): () => number {
  let running = 0;
  server.prependListener('request', (_, response: ServerResponse) => {
    running++;
    response.once('close', () => running--);
  });
  return () => running;
}

/**
 * Browsers are told not to use their connections again. When the last answer is out, what is still connected is idle or
 * has sent half a header: that is hardly waited for.
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
