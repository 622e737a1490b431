// Checks that every submitted form is stored exactly once: visitors in real tabs submit forms to the real server
// through a proxy that injects faults. From time to time, the server is killed and started again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, startSite } from '../../e2e/site';
import { readArguments } from '../arguments.mjs';
import { crashAndRestart } from '../fault-proxy/crash-server';
import { launchBrowser } from '../launch';
import { type FaultPlan, startFormProxy } from './form-proxy';
import { createPlan, type Fault } from './plan';
import { createReport, isSuccess, printReport, type Report, type StoredRow } from './report';
import { openVisitor, type Visitor } from './visitor';

export interface FaultOptions {
  readonly submissions: number;
  /** Number of concurrent visitors, each with their own browser profile. */
  readonly visitors: number;
  readonly seed: number;
  /** The server is killed each time this number of forms has been submitted. */
  readonly killEvery: number;
  readonly progress?: (sent: number) => void;
}

/** @returns whether nothing was lost or stored twice */
export async function main(args: readonly string[]): Promise<boolean> {
  const { 'kill-every': killEvery, ...options } = readArguments(args, {
    submissions: 10_000,
    visitors: 4,
    seed: 1,
    'kill-every': 500,
  });
  const report = await runFaults({
    ...options,
    killEvery,
    progress: (sent) => sent % 500 === 0 && console.log(`${sent} sent`),
  });
  console.log(printReport(report));
  return isSuccess(report);
}

export async function runFaults(options: FaultOptions): Promise<Report> {
  const plan = createPlan(options.submissions, options.seed);
  const site = await startSite({ RATE_LIMIT: 'off', LOG: 'off' });
  const browser = await launchBrowser();
  const visitors = new Map<string, Visitor>();
  const faults = createFaultState(plan, visitors);
  const proxy = await startFormProxy(site.origin, faults);
  const confirmed = new Set<string>();
  const pending = new Map<number, boolean>();
  try {
    for (let index = 0; index < options.visitors; index++) {
      const name = `visitor-${index}`;
      visitors.set(
        name,
        await openVisitor(browser, proxy.origin, name, {
          onConfirmed: (id) => confirmed.add(id),
          onPending: (message, inMemory) => pending.set(parseNumber(message), inMemory),
        }),
      );
    }
    const serverKills = await sendAll(options, plan, visitors, faults, site);
    faults.end();
    for (const visitor of visitors.values()) await visitor.drain();
    const rows = await fetchStoredRows(site);
    return createReport({
      plan,
      rows,
      confirmed,
      pending,
      serverKills,
      tabKills: faults.tabKills(),
      unsent: faults.unsentSubmissions(),
    });
  } finally {
    await browser.close();
    await proxy.close();
    await site.dispose();
  }
}

/** Each visitor submits the next form until none is left. */
async function sendAll(
  { killEvery, progress }: FaultOptions,
  plan: readonly Fault[],
  visitors: ReadonlyMap<string, Visitor>,
  faults: FaultState,
  site: Site,
): Promise<number> {
  const numbers = plan.entries();
  let kills = 0;
  let restart: Promise<void> | undefined;
  const submitNext = async (name: string, visitor: Visitor) => {
    for (const [number, fault] of numbers) {
      if (number > 0 && number % killEvery === 0 && !restart) {
        kills++;
        restart = crashAndRestart(site).finally(() => {
          restart = undefined;
        });
      }
      faults.beginSubmission(name, number, fault);
      await visitor.send(number, fault);
      progress?.(number + 1);
    }
  };
  await Promise.all([...visitors].map(([name, visitor]) => submitNext(name, visitor)));
  await restart;
  return kills;
}

interface FaultState extends FaultPlan {
  /** Announces that the visitor is about to submit this form, and sets the fault of its key request. */
  beginSubmission(visitor: string, number: number, fault: Fault): void;
  /** Submissions that were in a form whose tab crashed because of another submission, and were never sent. */
  unsentSubmissions(): ReadonlySet<number>;
  /** Injects no more faults. */
  end(): void;
  tabKills(): number;
}

function createFaultState(plan: readonly Fault[], visitors: ReadonlyMap<string, Visitor>): FaultState {
  const keyFaults = new Map<string, Fault>();
  const injected = new Set<number>();
  const current = new Map<string, number>();
  const seen = new Set<number>();
  const inForms = new Set<number>();
  /** The submission that crashes the tab of a visitor. */
  const crashing = new Map<string, number>();
  let kills = 0;
  let isOver = false;
  const addUnsent = (visitor: string) => {
    const number = current.get(visitor);
    if (number !== undefined && number !== crashing.get(visitor)) inForms.add(number);
  };
  return {
    beginSubmission(visitor, number, fault) {
      current.set(visitor, number);
      if (fault === 'tab killed at the key') crashing.set(visitor, number);
      if (/key/.test(fault)) keyFaults.set(visitor, fault);
      else keyFaults.delete(visitor);
    },
    onKeyRequest(visitor) {
      const fault = isOver ? undefined : keyFaults.get(visitor);
      keyFaults.delete(visitor);
      return fault;
    },
    onSaveRequest(visitor, body) {
      const number = parseNumber(new URLSearchParams(body).get('form') ?? '');
      seen.add(number);
      if (isOver || injected.has(number)) return undefined;
      injected.add(number);
      if (plan[number]?.startsWith('tab killed')) crashing.set(visitor, number);
      return plan[number];
    },
    async crashTab(visitor) {
      kills++;
      // The visitor continues until the tab crashes, which loses the form's current content.
      addUnsent(visitor);
      await visitors.get(visitor)?.crash();
      addUnsent(visitor);
      crashing.delete(visitor);
    },
    end() {
      isOver = true;
    },
    unsentSubmissions: () => new Set([...inForms].filter((number) => !seen.has(number))),
    tabKills: () => kills,
  };
}

const parseNumber = (text: string): number => Number(/Number (\d+)/.exec(text)?.[1] ?? -1);

/** Submissions in the database, in the format of the owner's list. */
async function fetchStoredRows(site: Site): Promise<StoredRow[]> {
  const token = readFileSync(join(site.dataDir, 'owner-token'), 'utf8').trim();
  const rows: StoredRow[] = [];
  for (let before = ''; ; ) {
    const response = await fetch(`${site.origin}/api/form/contact/submissions?before=${before}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = (await response.json()) as {
      submissions: { submissionId: string; values: { message?: string } }[];
      next: string | null;
    };
    rows.push(
      ...page.submissions.map(({ submissionId, values }) => ({
        submissionId,
        number: parseNumber(values.message ?? ''),
      })),
    );
    if (!page.next) return rows;
    before = encodeURIComponent(page.next);
  }
}
