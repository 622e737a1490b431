// A balancer in front of servers, as required by the server's README: it checks whether they are ready, and never
// repeats a request.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';

/** Time between two checks, in milliseconds. */
const CHECK_MS = 200;

export interface Balancer {
  readonly origin: string;
  /** Number of requests per server. */
  readonly counts: ReadonlyMap<string, number>;
  /** Sends requests to the server from now on, while it is ready. */
  add(origin: string): void;
  /** Removes a stopped server. */
  remove(origin: string): void;
  /** Resolves when the server starts or stops receiving requests. */
  waitFor(origin: string, isReady: boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const known = new Set<string>();
  const ready = new Set<string>();
  const counts = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  let isClosed = false;
  const server = createServer((incoming, response) => {
    const all = [...ready];
    const origin = all[next++ % all.length];
    if (!origin) return void response.writeHead(502).end('No server is ready.');
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
    forward(origin, agent, incoming, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checking = (async () => {
    while (!isClosed) {
      await Promise.all(
        [...known].map(async (origin) => {
          const isReady = await isServerReady(origin);
          if (isReady && known.has(origin)) ready.add(origin);
          else ready.delete(origin);
        }),
      );
      await wait(CHECK_MS);
    }
  })();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    add: (origin) => void known.add(origin),
    remove(origin) {
      known.delete(origin);
      ready.delete(origin);
    },
    async waitFor(origin, isReady) {
      while (ready.has(origin) !== isReady) await wait(CHECK_MS);
    },
    async close() {
      isClosed = true;
      await checking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

const isServerReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}${getSitePath(calls.healthReady)}`).then(
    (response) => response.ok,
    () => false,
  );

function forward(origin: string, agent: Agent, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const sent = request(`${origin}${url}`, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.once('error', (error) => {
    if (!response.headersSent) response.writeHead(502).end(`${origin}: ${error.message}`);
    else response.destroy();
  });
  incoming.pipe(sent);
}
