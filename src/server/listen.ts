/** HTTP listener with graceful shutdown. */
import {
  createServer as createHttpServer,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createRefusal, refuse, refuseUnreadable } from './http/refusals';

/** A listening server. */
export interface ListeningServer {
  port: number;
  /** Number of requests being answered. */
  running(): number;
  /** Stops accepting requests; resolves when running ones are finished or, after `timeout` milliseconds, cut off. */
  stop(timeout: number): Promise<void>;
}

/** Address to listen on. Unless the port is fixed, the next free one is used. */
export interface ListenOptions {
  fetch: Parameters<typeof getRequestListener>[0];
  host: string;
  port: number;
  portIsFixed: boolean;
  timeouts?: Timeouts;
}

/** All in milliseconds. */
interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request: enough for a file of 10 MB at 1.5 Mbit/s. */
  request: number;
  /** Without a byte in either direction, for example when a client does not read its response. */
  silence: number;
  /** Interval at which the first two are checked. */
  check: number;
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 60_000, silence: 60_000, check: 1000 };

/** Number of ports to try. */
const MAX_PORTS = 20;

/** Time in which requests already on the wire are still accepted after a stop, in milliseconds. */
const DRAIN_MS = 200;

/** Interval at which the shutdown checks for running requests, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/** Time for a partially received request to arrive once nothing else is running, in milliseconds. */
const PARTIAL_REQUEST_MS = 1000;

/**
 * How long a connection waits for its next request, in milliseconds: longer than the minute that proxies commonly use,
 * since closing a connection while a request is on its way fails that request.
 */
const KEEP_ALIVE_MS = 65_000;

/** Throws with one message when no port is free. */
export async function listen({
  fetch,
  host,
  port,
  portIsFixed,
  timeouts = TIMEOUTS,
}: ListenOptions): Promise<ListeningServer> {
  for (let offset = 0; offset < (portIsFixed ? 1 : MAX_PORTS); offset++) {
    const server = createServer(fetch, timeouts);
    const running = countRunning(server);
    if (await tryListen(server, host, port + offset)) {
      const { port: actualPort } = server.address() as AddressInfo;
      return { port: actualPort, running, stop: (timeout) => stop(server, running, timeout) };
    }
  }
  throw new Error(`Port ${port} on ${host} is in use. Set PORT to a free port.`);
}

function createServer(fetch: ListenOptions['fetch'], timeouts: Timeouts): Server {
  const serverOptions: ServerOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // With two Host headers, Node would use the first, and a proxy in front perhaps the second. Joined, they are an
    // invalid host, which is rejected.
    joinDuplicateHeaders: true,
    // Refused below, with a sentence.
    requireHostHeader: false,
  };
  const answer = getRequestListener(fetch, {
    // Host of HTTP/1.0 requests without one, which balancers send as health checks.
    hostname: 'localhost',
    errorHandler: (error) =>
      error instanceof RequestError ? createRefusal(400) : new Response(null, { status: 500 }),
  });
  const server = createHttpServer(serverOptions, (request, response) => {
    if (request.httpVersion === '1.1' && !request.headers.host) refuse(response, 400);
    else void answer(request, response);
  });
  server.on('checkExpectation', (_, response) => refuse(response, 417));
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket as Socket));
  server.timeout = timeouts.silence;
  return server;
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
 * Responses close their connections. After the last response, the remaining connections are idle or have sent only part
 * of a header, and get only a short time.
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
