// Sends random requests to every call and page of the server: none may be answered with a server error, or not at all;
// all responses must have safe headers; and each route must succeed at least once.
import type { Route } from '../../server/http/route';
import { findHeaderProblems } from '../../server/testing/header-rules';
import { readArguments } from '../arguments.mjs';
import { createRandom } from '../fault-proxy/random';
import { createBackend } from './backend';
import { createKnownValues } from './known-values';
import { createFileRequest, createRequest } from './request';
import { type RawRequest, type RawResponse, send } from './send';
import { getName, type Observations, startTarget } from './target';

export interface FuzzReport {
  /** Number of requests by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Routes that have succeeded. */
  readonly succeeded: readonly string[];
  /** Routes that never succeeded, although walks lead to them and valid requests were sent. */
  readonly failed: readonly string[];
  /** Each kind of problem once, with its request. */
  readonly problems: readonly string[];
  /** Duration of the slowest response, in milliseconds. */
  readonly slowest: number;
}

/** Maximum time to answer a request, in milliseconds. */
const TIMEOUT = 10_000;

/** Number of valid requests after which a route must have succeeded. */
const MAX_TRIES = 100;

/** Number of these with the same sessions. */
const SESSION_TRIES = 20;

/** Probability that a request of a walk is preceded by a damaged copy. */
const DAMAGED = 0.5;

/** Number of requests between two walks with new sessions. */
const BATCH = 400;

/** @returns whether there were no problems */
export async function main(args: string[]): Promise<boolean> {
  const { requests, seed } = readArguments(args, { requests: 20_000, seed: 1 });
  const started = Date.now();
  const report = await runFuzz(requests, seed);
  for (const problem of report.problems) console.log(`${problem}\n`);
  console.log(`${requests} requests in ${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`responses ${JSON.stringify(report.statuses)}, the slowest after ${report.slowest} ms`);
  console.log(
    `${report.succeeded.length} routes succeeded at least once; the others: ${report.failed.join(', ') || 'none'}`,
  );
  console.log(`${report.problems.length} problems`);
  return report.problems.length === 0 && report.failed.length === 0;
}

export async function runFuzz(requests: number, seed: number): Promise<FuzzReport> {
  const target = await startTarget();
  const random = createRandom(seed);
  const known = createKnownValues(random);
  const record = createRecord();
  const ask = async (request: RawRequest): Promise<RawResponse | null> => {
    const started = performance.now();
    const response = await send(target.port, request, TIMEOUT);
    if (response) known.readResponse(response.headers.get('content-type') ?? '', response.text);
    record.add(request, response, target.takeObservations(), performance.now() - started);
    return response;
  };
  const walk = (damaged: number) =>
    target.walk(createBackend({ random, port: target.port, damaged, send: ask }));
  const { port, routes } = target;
  const createContext = async () => {
    const identities = await target.createIdentities();
    await target.learn(known);
    return { random, known, identities, port };
  };
  try {
    await target.learn(known);
    await target.prepare(known);
    target.takeObservations();
    await walk(0);
    let context = await createContext();
    for (const route of routes)
      for (let tries = 0; tries < MAX_TRIES && !record.hasSucceeded(route); tries++) {
        // An earlier call may have ended the session.
        if (tries % SESSION_TRIES === SESSION_TRIES - 1) context = await createContext();
        await ask(createRequest(context, route, 'valid'));
      }
    for (let sent = 0; sent < requests; sent++) {
      if (sent % BATCH === 0) {
        if (sent > 0) await walk(DAMAGED);
        context = await createContext();
      }
      // One more than the number of routes: files.
      const route = routes[sent % (routes.length + 1)];
      await ask(route ? createRequest(context, route) : createFileRequest(context));
    }
  } finally {
    await target.close();
  }
  return record.report(routes);
}

function createRecord() {
  const statuses: Record<string, number> = {};
  const succeeded = new Set<string>();
  const problems = new Map<string, string>();
  let slowest = 0;
  const hasSucceeded = ({ method, path }: Route): boolean => succeeded.has(getName({ method, route: path }));
  return {
    hasSucceeded,
    add(request: RawRequest, response: RawResponse | null, observed: Observations, ms: number): void {
      slowest = Math.max(slowest, Math.round(ms));
      const status = String(response?.status ?? 'none');
      statuses[status] = (statuses[status] ?? 0) + 1;
      for (const name of observed.succeeded) succeeded.add(name);
      for (const problem of [...judge(request, response), ...observed.problems]) {
        const kind = `${observed.routes.at(-1) ?? 'no route'}: ${problem}`;
        if (!problems.has(kind)) problems.set(kind, `${kind}\n${print(request)}`);
      }
    },
    report: (routes: readonly Route[]): FuzzReport => ({
      statuses,
      succeeded: routes.filter(hasSucceeded).map(({ method, path }) => `${method} ${path}`),
      failed: routes.filter((route) => !hasSucceeded(route)).map(({ method, path }) => `${method} ${path}`),
      problems: [...problems.values()],
      slowest,
    }),
  };
}

function judge({ endsEarly, headers }: RawRequest, response: RawResponse | null): string[] {
  if (!response) return ['no response in time'];
  if (response.status >= 500) return [`answered ${response.status}`];
  if (response.status === 0 && !endsEarly) return ['closed without a response'];
  // Node itself answers what it cannot parse.
  if (!response.headers.has('x-request-id')) return [];
  const protocol = headers.findLast(([name]) => name === 'X-Forwarded-Proto')?.[1];
  return findHeaderProblems({ ...response, isSecure: protocol === 'https' });
}

/** Maximum characters of a printed request. */
const MAX_PRINTED = 1500;

const print = ({ method, target, headers, body }: RawRequest): string =>
  JSON.stringify({ method, target, headers, body: body.toString('latin1') }).slice(0, MAX_PRINTED);
