// Requests to several servers: distributed randomly, repeated until they are answered, and measured.
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/site';
import type { Backend } from '../../server/testing/browser-client';

/** Pause before a request is repeated, in milliseconds. */
const PAUSE_MS = 200;

/**
 * Maximum time that a request may wait for its response, in milliseconds: for a database connection, and for a
 * statement.
 */
export const LIMIT_MS = 30_000;

/** Time after which the client gives up; the request counts as too slow. */
const GIVE_UP_MS = 2 * LIMIT_MS;

/** How long a request is repeated, in milliseconds. */
const PATIENCE_MS = 120_000;

/** A slow response. */
interface Slow {
  readonly path: string;
  readonly ms: number;
}

export interface Traffic extends Backend {
  readonly servers: readonly Pick<Site, 'origin'>[];
  /** Times of successful writing requests, in milliseconds since 1970. */
  readonly writes: number[];
  /** Responses by status, and requests without one. */
  readonly counts: Map<string, number>;
  /** Paths of responses with status 500. */
  readonly failures: string[];
  /** The slowest request so far. */
  slowest: Slow;
  /** Requests that took longer than the limit. */
  readonly tooSlow: Slow[];
}

export function createTraffic(servers: Traffic['servers']): Traffic {
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const traffic: Traffic = {
    servers,
    writes: [],
    counts,
    failures: [],
    slowest: { path: '', ms: 0 },
    tooSlow: [],
    async request(path, init) {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const response = await send(path, init);
        count(response ? String(response.status) : 'without a response');
        if (response && response.status < 500) {
          if (init.method && init.method !== 'GET') traffic.writes.push(Date.now());
          return response;
        }
        if (response && response.status !== 503)
          traffic.failures.push(
            `${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`,
          );
        await wait(PAUSE_MS);
      }
      throw new Error(`${path}: no response for ${PATIENCE_MS} ms.`);
    },
  };
  return traffic;

  /** Undefined: the connection broke, possibly while the body was sent. */
  async function send(path: string, init: RequestInit): Promise<Response | undefined> {
    const { origin } = servers[Math.floor(Math.random() * servers.length)]!;
    const start = performance.now();
    const options: RequestInit = { ...init, redirect: 'manual', signal: AbortSignal.timeout(GIVE_UP_MS) };
    const response = await fetch(`${origin}${path}`, options).then(readWhole, () => undefined);
    const slow = { path: path.replace(/[?].*/, ''), ms: Math.round(performance.now() - start) };
    if (slow.ms > traffic.slowest.ms) traffic.slowest = slow;
    if (slow.ms > LIMIT_MS) traffic.tooSlow.push(slow);
    return response;
  }
}

async function readWhole(response: Response): Promise<Response | undefined> {
  const body = await response.arrayBuffer().catch(() => undefined);
  if (!body) return undefined;
  const { status, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
