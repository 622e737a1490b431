// Is every event stored, exactly once, however its page ends? Visitors in real tabs, the real server, and a line between
// them that does what the plan says; now and then the server is killed and started again.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { type Site, startSite } from '../../e2e/site';
import { openPglite } from '../../server/db/pglite';
import { ensureBrowser, launchFlags } from '../browser.mjs';
import { killServer } from '../line/kill-server';
import { type Answer, type Passing, say, startLine } from '../line/line';
import { isGood, printReport, type Report, reportOf } from './count';
import { type Fault, type Plan, planFor } from './plan';
import { openVisitor, type Visitor } from './visitor';

export interface DeliveryOptions {
  readonly events: number;
  /** Who is there at the same time, each in a browser profile of their own. */
  readonly visitors: number;
  readonly seed: number;
  /** The server is killed each time that so many events have been made. */
  readonly killEvery: number;
  readonly progress?: (made: number) => void;
}

/** The page that the visitors come to: the library as a site includes it, and nothing else. */
const PAGE = `<!doctype html><html lang="en"><head><title>Delivery</title><link rel="icon" href="data:,">
<script type="module" src="/site-elements/autoload.js"></script></head>
<body><site-services></site-services></body></html>`;

/** Milliseconds that a slow answer takes. */
const SLOW = 3000;

/** @returns whether enough was stored, and nothing twice */
export async function main(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '10000' },
      visitors: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      'kill-every': { type: 'string', default: '1000' },
    },
  });
  let told = 0;
  const report = await runDelivery({
    events: Number(values.events),
    visitors: Number(values.visitors),
    seed: Number(values.seed),
    killEvery: Number(values['kill-every']),
    progress(made) {
      if (made - told >= 1000) console.log(`${made} events`);
      if (made - told >= 1000) told = made;
    },
  });
  console.log(printReport(report));
  return isGood(report);
}

export async function runDelivery(options: DeliveryOptions): Promise<Report> {
  const plan = planFor(options.events, options.seed);
  const site = await startSite({ RATE_LIMIT: 'off', LOG: 'off' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchFlags() });
  const trouble = troubleOf(plan);
  const line = await startLine({ target: site.origin, page: PAGE, strike: trouble.strike });
  try {
    const visitors = await openVisitors(browser, line.origin, options.visitors);
    const serverKills = await visitAll(options, plan, visitors, site);
    trouble.end();
    for (const visitor of visitors) await visitor.drain();
    for (const visitor of visitors) await visitor.close();
    await site.stop();
    return reportOf({ plan, rows: await storedNumbers(site.dataDir), serverKills });
  } finally {
    await browser.close();
    await line.close();
    await site.dispose();
  }
}

async function openVisitors(browser: Browser, origin: string, count: number): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  for (let one = 0; one < count; one++) visitors.push(await openVisitor(browser, origin, `visitor-${one}`));
  return visitors;
}

/** Every visitor makes the next visit until there is none. @returns how often the server was killed */
async function visitAll(
  { killEvery, progress }: DeliveryOptions,
  { visits }: Plan,
  visitors: readonly Visitor[],
  site: Site,
): Promise<number> {
  const next = visits.values();
  let made = 0;
  let kills = 0;
  let restart: Promise<void> | undefined;
  const work = async (visitor: Visitor) => {
    for (const visit of next) {
      await visitor.visit(visit);
      made += visit.events.length;
      progress?.(made);
      if (made < (kills + 1) * killEvery || restart) continue;
      kills++;
      restart = killServer(site).finally(() => {
        restart = undefined;
      });
    }
  };
  await Promise.all(visitors.map(work));
  await restart;
  return kills;
}

/** What the plan says of an event strikes the first time that it is sent. */
function troubleOf({ faults }: Plan) {
  const struck = new Set<number>();
  let isOver = false;
  const faultOf = ({ url, body }: Passing): Fault => {
    const number = url.startsWith('/api/v1/events') ? numberIn(body) : -1;
    if (isOver || number < 0 || struck.has(number)) return 'nothing';
    struck.add(number);
    return faults[number] ?? 'nothing';
  };
  return {
    strike: (passing: Passing) => strike(faultOf(passing), passing.forward),
    /** From now on nothing goes wrong. */
    end() {
      isOver = true;
    },
  };
}

/** Null when the line breaks instead of an answer. */
async function strike(fault: Fault, forward: () => Promise<Answer>): Promise<Answer | null> {
  if (fault === '429') return say(429, { error: 'Fault.' }, { 'retry-after': '1' });
  if (fault === '500 before the commit') return say(500, { error: 'Fault.' });
  if (fault === 'dropped before the server') return null;
  if (fault === 'slow') await wait(SLOW);
  const answer = await forward();
  if (fault === '500 after the commit') return say(500, { error: 'Fault.' });
  return fault === 'dropped after the commit' ? null : answer;
}

const numberIn = (text: string): number => Number(/delivery-(\d+)/.exec(text)?.[1] ?? -1);

/** What is in the database, once its server has stopped. */
async function storedNumbers(dataDir: string): Promise<readonly number[]> {
  const failed = (error: unknown) => {
    throw error;
  };
  const db = await openPglite({ dataDir, onDiskFailure: failed });
  try {
    const { rows } = await db.query<{ id: string }>(
      `select data->'commonData'->>'object_id' as id from event where kind = 'event' and name = 'delivery'`,
      [],
    );
    return rows.map(({ id }) => numberIn(id));
  } finally {
    await db.close();
  }
}
