// The connection of visitors to the shop: the application in this process, or servers, some of which are killed.
import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../../server/testing/browser-client';
import type { TestApp } from '../../server/testing/test-app';
import { crashAndRestart } from '../fault-proxy/crash-server';
import { startServers } from '../load/servers';
import type { Options } from './options';

/** Probability that a response is lost and the visitor repeats the request. */
const LOSS_RATE = 0.03;

/** Attempts per visitor, and the pause between them in milliseconds. */
const ATTEMPTS = 200;
const PAUSE_MS = 200;

export interface Network extends Backend {
  /** Events during the run. */
  readonly counts: Record<'lost responses' | 'broken connections' | 'kills', number>;
  /** Responses with a status of 500 or above, and errors logged by servers. */
  readonly failures: string[];
  /** Runs due jobs of the application in this process; servers run theirs themselves. */
  work(): Promise<void>;
  /** Kills one server after the other while visitors shop. */
  visited(count: number): void;
  stop(): Promise<void>;
}

const createCounts = (): Network['counts'] => ({ 'lost responses': 0, 'broken connections': 0, kills: 0 });

/** @param random undefined without faults */
export function connectToApp(test: TestApp, random: (() => number) | undefined): Network {
  const counts = createCounts();
  const failures: string[] = [];
  return {
    counts,
    failures,
    request: repeatLost(async (path, init) => test.app.request(path, init), { counts, failures, random }),
    work: () => test.jobs.runDue(),
    visited: () => undefined,
    stop: async () => {
      for (const { status, error, ...entry } of test.log)
        if (status >= 500 || error !== undefined) failures.push(JSON.stringify({ ...entry, status, error }));
    },
  };
}

/** @param env environment with the site and its database */
export async function connectToServers(
  env: Record<string, string>,
  { servers, kills, checkouts }: Options,
  random: (() => number) | undefined,
): Promise<Network> {
  const sites = await startServers(Array.from({ length: servers }, () => env));
  const counts = createCounts();
  const failures: string[] = [];
  let victim = 0;
  let killing = Promise.resolve();
  const kill = async () => {
    await crashAndRestart(sites[victim++ % servers]!);
    counts.kills++;
  };
  const send: Request = (path, init) =>
    fetch(`${sites[Math.floor(Math.random() * servers)]!.origin}${path}`, { ...init, redirect: 'manual' });
  return {
    counts,
    failures,
    request: repeatLost(send, { counts, failures, random }),
    work: async () => undefined,
    visited(count) {
      if (kills > 0 && count % Math.ceil(checkouts / kills) === 0) killing = killing.then(kill);
    },
    async stop() {
      await killing;
      for (const site of sites) {
        await site.stop();
        failures.push(
          ...site
            .log()
            .split('\n')
            .filter((line) => /Error|SQLSTATE/.test(line)),
        );
        await site.dispose();
      }
    },
  };
}

type Request = (path: string, init: RequestInit) => Promise<Response>;

/** A visitor without a response repeats the request; the server may have handled it the first time. */
function repeatLost(
  send: Request,
  { counts, failures, random }: Pick<Network, 'counts' | 'failures'> & { random: (() => number) | undefined },
): Request {
  return async (path, init) => {
    for (let left = ATTEMPTS; left > 0; left--) {
      const response = await send(path, init).then(readWhole, () => undefined);
      if (!response) {
        counts['broken connections']++;
        await wait(PAUSE_MS);
        continue;
      }
      if (response.status >= 500) failures.push(`${init.method ?? 'GET'} ${path}: ${response.status}`);
      if (!random || random() >= LOSS_RATE) return response;
      counts['lost responses']++;
    }
    throw new Error(`${path}: no response.`);
  };
}

/** The connection may also break while the body is sent. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
