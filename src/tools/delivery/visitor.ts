// A visitor who opens a page, tracks events and leaves as planned; the browser profile is kept.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { VISITOR_HEADER } from '../fault-proxy/fault-proxy';
import { goOffline } from '../fault-proxy/offline';
import { countPending, trackEvents, waitForServices } from './in-page';
import type { Visit } from './plan';

export interface Visitor {
  visit(visit: Visit): Promise<void>;
  /** Opens the page until the browser stores no more events. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** How often the page is opened at the end, without faults. */
const DRAIN_ROUNDS = 60;
/** Timeout of a navigation, in milliseconds. */
const TIMEOUT = 180_000;
/** Duration of a visit that does not end immediately, and of an offline period, in milliseconds. */
const VISIT_MS = 150;

export async function openVisitor(browser: Browser, origin: string, name: string): Promise<Visitor> {
  const context = await browser.newContext({ extraHTTPHeaders: { [VISITOR_HEADER]: name } });
  // The library comes from the server, which may be restarting.
  context.setDefaultNavigationTimeout(TIMEOUT);
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: origin }]);
  let page = await open();

  async function open(): Promise<Page> {
    const opened = await context.newPage();
    await opened.goto(origin);
    await opened.evaluate(waitForServices);
    return opened;
  }
  async function reopen(): Promise<void> {
    await page.close();
    page = await open();
  }
  async function navigate(): Promise<void> {
    await page.goto(`${origin}/?next`);
    await page.evaluate(waitForServices);
  }

  const endings: Record<Visit['ending'], (track: () => Promise<void>) => Promise<void>> = {
    stays: (track) => track(),
    async 'leaves at once'(track) {
      await track();
      await navigate();
    },
    async 'leaves later'(track) {
      await track();
      await wait(VISIT_MS);
      await navigate();
    },
    async 'reloads at once'(track) {
      await track();
      await page.reload();
      await page.evaluate(waitForServices);
    },
    async 'goes back'(track) {
      await track();
      await page.goto(`${origin}/?elsewhere`);
      await page.goBack();
      await page.evaluate(waitForServices);
    },
    async 'closes the tab at once'(track) {
      await track();
      await reopen();
    },
    async 'closes the tab later'(track) {
      await track();
      await wait(VISIT_MS);
      await reopen();
    },
    async 'is offline for a while'(track) {
      const goOnline = await goOffline(page);
      await track();
      await wait(VISIT_MS);
      await goOnline();
    },
    async 'is offline and closes the tab'(track) {
      await goOffline(page);
      await track();
      await reopen();
    },
  };

  return {
    visit: ({ ending, events }) => endings[ending](() => page.evaluate(trackEvents, events)),
    async drain() {
      for (let round = 0; round < DRAIN_ROUNDS; round++) {
        await reopen();
        // The page sends pending events one after the other.
        for (let previous = Infinity; ; ) {
          const pending = await page.evaluate(countPending);
          if (pending === 0) return;
          if (pending >= previous) break;
          previous = pending;
          await wait(500);
        }
      }
    },
    close: () => context.close(),
  };
}
