// What does one visitor do? Comes to a page, makes events, and is gone as planned; the browser profile stays.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { cutLine } from '../line/cut-line';
import { VISITOR_HEADER } from '../line/line';
import { arrive, countWaiting, make } from './in-page';
import type { Visit } from './plan';

export interface Visitor {
  visit(visit: Visit): Promise<void>;
  /** Comes again until nothing waits on the disk. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** How often a page is opened again at the end; the server is there then, and nothing more goes wrong. */
const DRAIN_ROUNDS = 60;
/** Milliseconds that a page may take to come. */
const PATIENCE = 180_000;
/** Milliseconds of a visit that is not over at once, and of a line that is cut. */
const LATER = 150;

export async function openVisitor(browser: Browser, origin: string, name: string): Promise<Visitor> {
  const context = await browser.newContext({ extraHTTPHeaders: { [VISITOR_HEADER]: name } });
  // The library comes from the server, which may just be starting again.
  context.setDefaultNavigationTimeout(PATIENCE);
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  let page = await open();

  async function open(): Promise<Page> {
    const opened = await context.newPage();
    await opened.goto(origin);
    await opened.evaluate(arrive);
    return opened;
  }
  async function renew(): Promise<void> {
    await page.close();
    page = await open();
  }
  async function go(): Promise<void> {
    await page.goto(`${origin}/?next`);
    await page.evaluate(arrive);
  }

  const endings: Record<Visit['ending'], (tell: () => Promise<void>) => Promise<void>> = {
    stays: (tell) => tell(),
    async 'leaves at once'(tell) {
      await tell();
      await go();
    },
    async 'leaves later'(tell) {
      await tell();
      await wait(LATER);
      await go();
    },
    async 'reloads at once'(tell) {
      await tell();
      await page.reload();
      await page.evaluate(arrive);
    },
    async 'goes and comes back'(tell) {
      await tell();
      await page.goto(`${origin}/?elsewhere`);
      await page.goBack();
      await page.evaluate(arrive);
    },
    async 'closes the tab at once'(tell) {
      await tell();
      await renew();
    },
    async 'closes the tab later'(tell) {
      await tell();
      await wait(LATER);
      await renew();
    },
    async 'is offline for a while'(tell) {
      const mend = await cutLine(page);
      await tell();
      await wait(LATER);
      await mend();
    },
    async 'is offline and closes the tab'(tell) {
      await cutLine(page);
      await tell();
      await renew();
    },
  };

  return {
    visit: ({ ending, events }) => endings[ending](() => page.evaluate(make, events)),
    async drain() {
      for (let round = 0; round < DRAIN_ROUNDS; round++) {
        await renew();
        // What waits is sent one after the other from the start of the page on.
        for (let before = Infinity; ; ) {
          const left = await page.evaluate(countWaiting);
          if (left === 0) return;
          if (left >= before) break;
          before = left;
          await wait(500);
        }
      }
    },
    close: () => context.close(),
  };
}
