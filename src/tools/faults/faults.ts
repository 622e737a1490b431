// Is every form that was sent stored, exactly once? Visitors in real tabs, the real server, and a line between them that
// does what the plan says; now and then the server is killed and started again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { type Site, startSite } from '../../e2e/site';
import { ensureBrowser, launchFlags } from '../browser.mjs';
import { killServer } from '../line/kill-server';
import { isClean, printReport, type Report, reportOf, type StoredRow } from './count';
import { type Fault, planFor } from './plan';
import { type ProxyPlan, startProxy } from './proxy';
import { openVisitor, type Visitor } from './visitor';

export interface FaultOptions {
  readonly submissions: number;
  /** Who sends at the same time, each in a browser profile of their own. */
  readonly visitors: number;
  readonly seed: number;
  /** The server is killed each time that so many have been sent. */
  readonly killEvery: number;
  readonly progress?: (sent: number) => void;
}

/** @returns whether nothing was lost or doubled */
export async function main(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      submissions: { type: 'string', default: '10000' },
      visitors: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      'kill-every': { type: 'string', default: '500' },
    },
  });
  const report = await runFaults({
    submissions: Number(values.submissions),
    visitors: Number(values.visitors),
    seed: Number(values.seed),
    killEvery: Number(values['kill-every']),
    progress: (sent) => sent % 500 === 0 && console.log(`${sent} sent`),
  });
  console.log(printReport(report));
  return isClean(report);
}

export async function runFaults(options: FaultOptions): Promise<Report> {
  const plan = planFor(options.submissions, options.seed);
  const site = await startSite({ RATE_LIMIT: 'off', LOG: 'off' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchFlags() });
  const visitors = new Map<string, Visitor>();
  const trouble = planTrouble(plan, visitors);
  const proxy = await startProxy(site.origin, trouble);
  const told = new Set<string>();
  const kept = new Map<number, boolean>();
  try {
    for (let one = 0; one < options.visitors; one++) {
      const name = `visitor-${one}`;
      visitors.set(
        name,
        await openVisitor(browser, proxy.origin, name, {
          told: (id) => told.add(id),
          kept: (message, inMemory) => kept.set(numberIn(message), inMemory),
        }),
      );
    }
    const serverKills = await sendAll(options, plan, visitors, trouble, site);
    trouble.end();
    for (const visitor of visitors.values()) await visitor.drain();
    const rows = await storedRows(site);
    return reportOf({
      plan,
      rows,
      told,
      kept,
      serverKills,
      tabKills: trouble.tabKills(),
      unsent: trouble.unsent(),
    });
  } finally {
    await browser.close();
    await proxy.close();
    await site.dispose();
  }
}

/** Every visitor takes the next number until there is none. */
async function sendAll(
  { killEvery, progress }: FaultOptions,
  plan: readonly Fault[],
  visitors: ReadonlyMap<string, Visitor>,
  trouble: Trouble,
  site: Site,
): Promise<number> {
  const numbers = plan.entries();
  let kills = 0;
  let restart: Promise<void> | undefined;
  const work = async (name: string, visitor: Visitor) => {
    for (const [number, fault] of numbers) {
      if (number > 0 && number % killEvery === 0 && !restart) {
        kills++;
        restart = killServer(site).finally(() => {
          restart = undefined;
        });
      }
      trouble.expect(name, number, fault);
      await visitor.send(number, fault);
      progress?.(number + 1);
    }
  };
  await Promise.all([...visitors].map(([name, visitor]) => work(name, visitor)));
  await restart;
  return kills;
}

interface Trouble extends ProxyPlan {
  /** The visitor is about to send this; what strikes with the next key is known. */
  expect(visitor: string, number: number, fault: Fault): void;
  /** What was in a form whose tab was killed on account of another submission, and never came to the line. */
  unsent(): ReadonlySet<number>;
  /** From now on nothing goes wrong. */
  end(): void;
  tabKills(): number;
}

function planTrouble(plan: readonly Fault[], visitors: ReadonlyMap<string, Visitor>): Trouble {
  const atKey = new Map<string, Fault>();
  const struck = new Set<number>();
  const current = new Map<string, number>();
  const seen = new Set<number>();
  const bystanders = new Set<number>();
  /** On account of which submission a tab is being killed. */
  const doomed = new Map<string, number>();
  let kills = 0;
  let isOver = false;
  const note = (visitor: string) => {
    const number = current.get(visitor);
    if (number !== undefined && number !== doomed.get(visitor)) bystanders.add(number);
  };
  return {
    expect(visitor, number, fault) {
      current.set(visitor, number);
      if (fault === 'tab killed at the key') doomed.set(visitor, number);
      if (/key/.test(fault)) atKey.set(visitor, fault);
      else atKey.delete(visitor);
    },
    atKey(visitor) {
      const fault = isOver ? undefined : atKey.get(visitor);
      atKey.delete(visitor);
      return fault;
    },
    atSave(visitor, body) {
      const number = numberIn(new URLSearchParams(body).get('form') ?? '');
      seen.add(number);
      if (isOver || struck.has(number)) return undefined;
      struck.add(number);
      if (plan[number]?.startsWith('tab killed')) doomed.set(visitor, number);
      return plan[number];
    },
    async killTab(visitor) {
      kills++;
      // Until the tab is dead its visitor goes on: whatever is in a form by then dies with it.
      note(visitor);
      await visitors.get(visitor)?.kill();
      note(visitor);
      doomed.delete(visitor);
    },
    end() {
      isOver = true;
    },
    unsent: () => new Set([...bystanders].filter((number) => !seen.has(number))),
    tabKills: () => kills,
  };
}

const numberIn = (text: string): number => Number(/Number (\d+)/.exec(text)?.[1] ?? -1);

/** What the owner finds in the database. */
async function storedRows(site: Site): Promise<StoredRow[]> {
  const token = readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();
  const rows: StoredRow[] = [];
  for (let before = ''; ; ) {
    const answer = await fetch(`${site.origin}/api/form/contact/submissions?before=${before}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = (await answer.json()) as {
      submissions: { submissionId: string; values: { message?: string } }[];
      next: string | null;
    };
    rows.push(
      ...page.submissions.map((one) => ({
        submissionId: one.submissionId,
        number: numberIn(one.values.message ?? ''),
      })),
    );
    if (!page.next) return rows;
    before = encodeURIComponent(page.next);
  }
}
