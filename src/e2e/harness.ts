// The `test` function of the end-to-end tests: a real server, a real browser, and pages that must stay silent.
// `test('…', async ({ page, origin }) => { … })`
import { resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser } from '../tools/launch';
import { type Site, startSite } from './site';
import { type Watch, watchContext } from './watch';

export { expect } from 'vitest';
export { axe } from './axe';
export { holdRequests, SLOW_4G, throttle } from './throttle';

/** A browser profile with one page, and what its pages have printed and requested. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

/** Differences from a desktop browser with script: `{ javaScriptEnabled: false }`, `{ reducedMotion: 'reduce' }`, `{ viewport: … }`. */
export type VisitorOptions = BrowserContextOptions;

export interface Fixtures {
  /**
   * The server, shared with other files: tests tell their rows from those of others by unique words, undo settings that
   * they change, and may stop and start it. A file whose data others would disturb starts its own with `startSite()`.
   */
  site: Site;
  /** The address of the server; relative addresses in `page.goto` resolve against it. */
  origin: string;
  /** Default flags of Playwright that the browser of this file omits: `test.extend({ omittedFlags: ['--…', { scope: 'file' }] })`. */
  omittedFlags: string;
  browser: Browser;
  /** Opens a new browser profile. Unexpected output of its pages fails the test at its end. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** The first visitor, its page and its watch. */
  visitor: Visitor;
  page: Page;
  watch: Watch;
  /** Options of `reusedVisitor`. */
  reusedOptions: VisitorOptions;
  /**
   * For tests that look at one page after the other: a visitor that all tests of the file share. Its HTTP cache is kept;
   * cookies, storage and the watch are cleared after each test.
   */
  reusedVisitor: Visitor;
}

interface WorkerFixtures {
  workerSite: Site;
  workerBrowser: Browser;
  fileVisitor: Visitor;
}

/**
 * A fixture that is started once per worker: each extended `test` has fixtures of its own, also those of the worker.
 * All of them end with the worker.
 */
export function startOnce<T>(start: () => Promise<T>, stop: (value: T) => Promise<void>) {
  let started: Promise<T> | undefined;
  let stopped: Promise<void> | undefined;
  // biome-ignore lint/correctness/noEmptyPattern: a fixture lists what it uses
  return async ({}, use: (value: T) => Promise<void>): Promise<void> => {
    started ??= start();
    const value = await started;
    await use(value);
    stopped ??= stop(value);
    await stopped;
  };
}

// All visitors of all tests share an address. Further sites have the built folders.
const startWorkerSite = () =>
  startSite({ RATE_LIMIT: 'off', SITES_ROOT: resolve(import.meta.dirname, '../../dist') });

export const test = base.extend<Fixtures & WorkerFixtures>({
  workerSite: [startOnce(startWorkerSite, (site) => site.dispose()), { scope: 'worker' }],
  workerBrowser: [
    startOnce(
      () => launchBrowser(),
      (browser) => browser.close(),
    ),
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, use) => {
    await use(workerSite);
    await workerSite.ensureRunning();
  },
  omittedFlags: ['', { scope: 'file' }],
  browser: [
    async ({ omittedFlags, workerBrowser }, use) => {
      if (!omittedFlags) return use(workerBrowser);
      const browser = await launchBrowser(omittedFlags.split(' '));
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  origin: async ({ site }, use) => use(site.origin),
  visit: async ({ browser, origin }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options = {}) => {
      const visitor = await openVisitor(browser, origin, options);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ context }) => context.close()));
    for (const { watch } of visitors) watch.settle();
  },
  visitor: async ({ visit }, use) => use(await visit()),
  page: async ({ visitor }, use) => use(visitor.page),
  watch: async ({ visitor }, use) => use(visitor.watch),
  reusedOptions: [{}, { scope: 'file' }],
  fileVisitor: [
    async ({ browser, workerSite, reusedOptions }, use) => {
      const visitor = await openVisitor(browser, workerSite.origin, reusedOptions);
      await use(visitor);
      await visitor.context.close();
    },
    { scope: 'file' },
  ],
  reusedVisitor: async ({ fileVisitor, site }, use) => {
    const { context, page, watch } = fileVisitor;
    const session = await context.newCDPSession(page);
    await use(fileVisitor);
    await page.evaluate(() => sessionStorage.clear());
    await endPage(page);
    await session.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: STORAGE });
    await session.detach();
    watch.settle();
    watch.reset();
  },
});

/** A file without script on the origin of the pages, which therefore share a renderer process; `about:blank` would end it. */
const TEXT_FILE = '/site-elements/consent-gate.csp.txt';

/** Leaves the page, so that no request or output of it is counted for the next one. */
export const endPage = (page: Page): Promise<unknown> => page.goto(TEXT_FILE);

/** Everything that pages store, as the DevTools protocol names it, except session storage; the HTTP cache is not part of it. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

async function openVisitor(browser: Browser, origin: string, options: VisitorOptions): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const watch = watchContext(context, origin);
  return { context, watch, page: await context.newPage() };
}
