// Checks that every event is stored exactly once, however its page ends: visitors in real tabs send events to the real
// server through a proxy that injects faults. From time to time, the server is killed and started again.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type Site, startSite } from '../../e2e/site';
import { openPglite } from '../../server/db/pglite';
import { readArguments } from '../arguments.mjs';
import { crashAndRestart } from '../fault-proxy/crash-server';
import {
  jsonResponse,
  type ProxyRequest,
  type ProxyResponse,
  startFaultProxy,
} from '../fault-proxy/fault-proxy';
import { launchBrowser } from '../launch';
import { createPlan, type Fault, type Plan } from './plan';
import { createReport, isSuccess, printReport, type Report } from './report';
import { openVisitor, type Visitor } from './visitor';

export interface DeliveryOptions {
  readonly events: number;
  /** Number of concurrent visitors, each with their own browser profile. */
  readonly visitors: number;
  readonly seed: number;
  /** The server is killed each time this number of events has been tracked. */
  readonly killEvery: number;
  readonly progress?: (tracked: number) => void;
}

/** The visited page, which includes the library and nothing else. */
const PAGE = `<!doctype html><html lang="en"><head><title>Delivery</title><link rel="icon" href="data:,">
<script type="module" src="/site-elements/autoload.js"></script></head>
<body><site-services></site-services></body></html>`;

/** Delay of a slow response, in milliseconds. */
const SLOW_MS = 3000;

/** @returns whether enough events were stored, and none of them twice */
export async function main(args: readonly string[]): Promise<boolean> {
  const { 'kill-every': killEvery, ...options } = readArguments(args, {
    events: 10_000,
    visitors: 4,
    seed: 1,
    'kill-every': 1000,
  });
  let printed = 0;
  const report = await runDelivery({
    ...options,
    killEvery,
    progress(tracked) {
      if (tracked - printed < 1000) return;
      console.log(`${tracked} events`);
      printed = tracked;
    },
  });
  console.log(printReport(report));
  return isSuccess(report);
}

export async function runDelivery(options: DeliveryOptions): Promise<Report> {
  const plan = createPlan(options.events, options.seed);
  const site = await startSite({ RATE_LIMIT: 'off', LOG: 'off' });
  const browser = await launchBrowser();
  const faults = createFaultState(plan);
  const proxy = await startFaultProxy({ target: site.origin, page: PAGE, respond: faults.injectFault });
  try {
    const visitors = await openVisitors(browser, proxy.origin, options.visitors);
    const serverKills = await visitAll(options, plan, visitors, site);
    faults.end();
    for (const visitor of visitors) await visitor.drain();
    for (const visitor of visitors) await visitor.close();
    await site.stop();
    return createReport({ plan, rows: await readStoredNumbers(site.dataDir), serverKills });
  } finally {
    await browser.close();
    await proxy.close();
    await site.dispose();
  }
}

async function openVisitors(browser: Browser, origin: string, count: number): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index++)
    visitors.push(await openVisitor(browser, origin, `visitor-${index}`));
  return visitors;
}

/**
 * Each visitor makes the next visit until none is left.
 * @returns how often the server was killed
 */
async function visitAll(
  { killEvery, progress }: DeliveryOptions,
  { visits }: Plan,
  visitors: readonly Visitor[],
  site: Site,
): Promise<number> {
  const next = visits.values();
  let tracked = 0;
  let kills = 0;
  let restart: Promise<void> | undefined;
  const visitNext = async (visitor: Visitor) => {
    for (const visit of next) {
      await visitor.visit(visit);
      tracked += visit.events.length;
      progress?.(tracked);
      if (tracked < (kills + 1) * killEvery || restart) continue;
      kills++;
      restart = crashAndRestart(site).finally(() => {
        restart = undefined;
      });
    }
  };
  await Promise.all(visitors.map(visitNext));
  await restart;
  return kills;
}

/** Injects the planned fault into the first request with an event. */
function createFaultState({ faults }: Plan) {
  const injected = new Set<number>();
  let isOver = false;
  const getFault = ({ url, body }: ProxyRequest): Fault => {
    const number = url.startsWith('/api/v1/events') ? parseNumber(body) : -1;
    if (isOver || number < 0 || injected.has(number)) return 'nothing';
    injected.add(number);
    return faults[number] ?? 'nothing';
  };
  return {
    injectFault: (request: ProxyRequest) => respond(getFault(request), request.forward),
    /** Injects no more faults. */
    end() {
      isOver = true;
    },
  };
}

/** Null breaks the connection. */
async function respond(fault: Fault, forward: () => Promise<ProxyResponse>): Promise<ProxyResponse | null> {
  if (fault === '429') return jsonResponse(429, { error: 'Fault.' }, { 'retry-after': '1' });
  if (fault === '500 before the commit') return jsonResponse(500, { error: 'Fault.' });
  if (fault === 'dropped before the server') return null;
  if (fault === 'slow') await wait(SLOW_MS);
  const response = await forward();
  if (fault === '500 after the commit') return jsonResponse(500, { error: 'Fault.' });
  return fault === 'dropped after the commit' ? null : response;
}

const parseNumber = (text: string): number => Number(/delivery-(\d+)/.exec(text)?.[1] ?? -1);

/** The numbers of the events in the database of a stopped server. */
async function readStoredNumbers(dataDir: string): Promise<readonly number[]> {
  const rethrow = (error: unknown) => {
    throw error;
  };
  const db = await openPglite({ dataDir, onDiskFailure: rethrow });
  try {
    const { rows } = await db.query<{ id: string }>(
      `select data->'commonData'->>'object_id' as id from event where kind = 'event' and name = 'delivery'`,
      [],
    );
    return rows.map(({ id }) => parseNumber(id));
  } finally {
    await db.close();
  }
}
