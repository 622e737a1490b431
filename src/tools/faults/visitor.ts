// A visitor who submits one form after the other, goes offline, clicks twice, and opens a new tab when one crashes.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { VISITOR_HEADER } from '../fault-proxy/fault-proxy';
import { goOffline } from '../fault-proxy/offline';
import { describeTab, loadFormScript, reportOutbox, retryPending, submitForm } from './in-page';
import type { Fault } from './plan';

export interface Visitor {
  /** Submits the form with this number; resolves when the page reports the outcome or the tab has crashed. */
  send(number: number, fault: Fault): Promise<void>;
  /** Crashes the tab. */
  crash(): Promise<void>;
  /** Retries pending submissions until there are none. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Receives reports from a visitor's pages. */
export interface VisitorListener {
  onConfirmed(submissionId: string): void;
  /** The submission is pending: stored on disk, or only in the memory of the tab. */
  onPending(message: string, inMemory: boolean): void;
}

/** Timeout of any action in ms, longer than the server takes to start on a busy machine. */
const TIMEOUT = 120_000;

/** Attempts to send pending submissions at the end, without faults. */
const DRAIN_ROUNDS = 200;

export async function openVisitor(
  browser: Browser,
  origin: string,
  name: string,
  listener: VisitorListener,
): Promise<Visitor> {
  const context = await browser.newContext({ extraHTTPHeaders: { [VISITOR_HEADER]: name } });
  await context.exposeBinding('reportConfirmed', (_source, submissionId: string) =>
    listener.onConfirmed(submissionId),
  );
  await context.exposeBinding('reportPending', (_source, message: string, inMemory: boolean) =>
    listener.onPending(message, inMemory),
  );
  let tab = await openTab(context, origin);

  /** Runs an action in the tab; a tab that crashes meanwhile is replaced. */
  async function inTab(action: (page: Page) => Promise<unknown>, label: string): Promise<void> {
    const { page, crashed } = tab;
    const outcome = await withTimeout(
      TIMEOUT,
      Promise.race([action(page).then(() => 'done', toReason), crashed]),
      'timeout',
    );
    if (outcome === 'done') return;
    if (outcome !== 'crashed' && !page.isClosed()) {
      const state = await withTimeout(
        5000,
        page.evaluate(describeTab).catch(toReason),
        'The tab does not respond.',
      );
      throw new Error(`The visitor is stuck while ${label}: ${outcome}. ${state}`);
    }
    await withTimeout(5000, page.close(), undefined);
    tab = await openTab(context, origin);
  }

  async function drainTab(): Promise<void> {
    for (let round = 0; round < DRAIN_ROUNDS; round++) {
      let left = 1;
      await inTab(async (page) => {
        left = await page.evaluate(retryPending);
      }, 'retrying pending submissions');
      if (left === 0) return;
      await wait(100);
    }
    throw new Error(`${name} still has pending submissions: ${await tab.page.evaluate(describeTab)}`);
  }

  return {
    async send(number, fault) {
      const clicks = fault === 'double click' ? 2 : 1;
      // Key requests do not name their submission: the next request has to be for this submission.
      if (fault === 'tab killed at the key') await drainTab();
      await inTab(async (page) => {
        const goOnline = fault === 'offline' ? await goOffline(page) : undefined;
        await page.evaluate(submitForm, [number, clicks] as const);
        await goOnline?.();
      }, `sending number ${number} (${fault})`);
    },
    async crash() {
      const { page, crashed } = tab;
      const session = await context.newCDPSession(page);
      // A crashed tab never responds.
      session.send('Page.crash').catch(() => {});
      // A tab that crashes while it opens fires no event.
      await withTimeout(10_000, crashed, undefined);
    },
    drain: drainTab,
    close: () => context.close(),
  };
}

interface Tab {
  readonly page: Page;
  readonly crashed: Promise<string>;
}

async function openTab(context: BrowserContext, origin: string): Promise<Tab> {
  const page = await context.newPage();
  const crashed = new Promise<string>((resolve) => {
    page.once('crash', () => resolve('crashed'));
  });
  await page.goto(origin, { timeout: TIMEOUT });
  await page.evaluate(reportOutbox);
  await page.evaluate(loadFormScript);
  return { page, crashed };
}

/** The result of some work, or a fallback if it takes longer than `ms`. */
async function withTimeout<T>(ms: number, work: Promise<T>, fallback: T): Promise<T> {
  const timer = new AbortController();
  const timeout = wait(ms, fallback, { signal: timer.signal }).catch(() => fallback);
  return Promise.race([work, timeout]).finally(() => timer.abort());
}

const toReason = (error: unknown): string => (/crash/i.test(String(error)) ? 'crashed' : String(error));
