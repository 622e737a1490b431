// What does one visitor do? Sends form after form, goes offline, clicks twice, and opens a new tab when one dies.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cutLine } from '../line/cut-line';
import { VISITOR_HEADER } from '../line/line';
import { describeTab, drain, follow, ready, send } from './in-page';
import type { Fault } from './plan';

export interface Visitor {
  /** Sends the form with this number; done when its page says how it went, or the tab has died of it. */
  send(number: number, fault: Fault): Promise<void>;
  /** Ends the tab as a crash would. */
  kill(): Promise<void>;
  /** Tries what waits until nothing does. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** What the pages of a visitor are told. */
export interface Ears {
  told(submissionId: string): void;
  /** The words of this submission wait, on the disk or, until it takes them, in the tab alone. */
  kept(message: string, inMemory: boolean): void;
}

/** Nothing that a visitor does takes so long, in ms, also while a server starts again on a busy machine. */
const PATIENCE = 120_000;

/** How often what waits is tried again at the end; the server is there then, and nothing more goes wrong. */
const DRAIN_ROUNDS = 200;

export async function openVisitor(
  browser: Browser,
  origin: string,
  name: string,
  hear: Ears,
): Promise<Visitor> {
  const context = await browser.newContext({ extraHTTPHeaders: { [VISITOR_HEADER]: name } });
  await context.exposeBinding('told', (_source, submissionId: string) => hear.told(submissionId));
  await context.exposeBinding('kept', (_source, message: string, inMemory: boolean) =>
    hear.kept(message, inMemory),
  );
  let tab = await openTab(context, origin);

  /** Work in the tab; a tab that dies in the middle is replaced. */
  async function inTab(work: (page: Page) => Promise<unknown>, doing: string): Promise<void> {
    const { page, died } = tab;
    const outcome = await within(
      PATIENCE,
      Promise.race([work(page).then(() => 'done', reasonOf), died]),
      'silence',
    );
    if (outcome === 'done') return;
    if (outcome !== 'died' && !page.isClosed()) {
      const state = await within(
        5000,
        page.evaluate(describeTab).catch(reasonOf),
        'The tab does not answer.',
      );
      throw new Error(`The visitor is stuck, ${doing}: ${outcome}. ${state}`);
    }
    await within(5000, page.close(), undefined);
    tab = await openTab(context, origin);
  }

  async function drainTab(): Promise<void> {
    for (let round = 0; round < DRAIN_ROUNDS; round++) {
      let left = 1;
      await inTab(async (page) => {
        left = await page.evaluate(drain);
      }, 'trying what waits');
      if (left === 0) return;
      await wait(100);
    }
    throw new Error(`${name} still has something to send: ${await tab.page.evaluate(describeTab)}`);
  }

  return {
    async send(number, fault) {
      const clicks = fault === 'double click' ? 2 : 1;
      // A key cannot be told from another: the next one has to be this submission's.
      if (fault === 'tab killed at the key') await drainTab();
      await inTab(async (page) => {
        const mend = fault === 'offline' ? await cutLine(page) : undefined;
        await page.evaluate(send, [number, clicks] as const);
        await mend?.();
      }, `sending number ${number} (${fault})`);
    },
    async kill() {
      const { page, died } = tab;
      const session = await context.newCDPSession(page);
      // It never answers: nobody is left to.
      session.send('Page.crash').catch(() => {});
      // A tab that dies while it opens tells nobody.
      await within(10_000, died, undefined);
    },
    drain: drainTab,
    close: () => context.close(),
  };
}

interface Tab {
  readonly page: Page;
  readonly died: Promise<string>;
}

async function openTab(context: BrowserContext, origin: string): Promise<Tab> {
  const page = await context.newPage();
  const died = new Promise<string>((resolve) => {
    page.once('crash', () => resolve('died'));
  });
  await page.goto(origin, { timeout: PATIENCE });
  await page.evaluate(follow);
  await page.evaluate(ready);
  return { page, died };
}

/** What comes of it, or this instead when it takes longer. */
async function within<T>(ms: number, work: Promise<T>, instead: T): Promise<T> {
  const timer = new AbortController();
  const late = wait(ms, instead, { signal: timer.signal }).catch(() => instead);
  return Promise.race([work, late]).finally(() => timer.abort());
}

const reasonOf = (error: unknown): string => (/crash/i.test(String(error)) ? 'died' : String(error));
