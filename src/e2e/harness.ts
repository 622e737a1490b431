// The `test` function of the end-to-end tests: a real server, a real browser, and pages that must not print anything.
// `test('…', async ({ page, origin }) => { … })`
import { resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { ensureBrowser, ensureHeadlessBrowser } from '../tools/browser.mjs';
import { launchBrowser } from '../tools/launch';
import { type Site, startSite } from './site';
import { type Watch, watchContext } from './watch';

export { expect } from 'vitest';
export { axe } from './axe';
export { holdRequests, SLOW_4G, throttle } from './throttle';

/** A browser profile with one page, and a record of what its pages have printed and requested. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

/** Differences from a desktop browser with script: `{ javaScriptEnabled: false }`, `{ reducedMotion: 'reduce' }`, `{ viewport: … }`. */
export type VisitorOptions = BrowserContextOptions;

export interface Fixtures {
  /**
   * The server, shared with other files. Tests identify their rows by unique words, undo changes to settings, and may
   * stop and start it. A file whose data other files would disturb starts its own server with `startSite()`.
   */
  site: Site;
  /** The server's address; relative addresses in `page.goto` resolve against it. */
  origin: string;
  /**
   * Playwright's default flags that this file's browser omits: `test.extend({ omittedFlags: ['--…', { scope: 'file' }]
   * })`.
   */
  omittedFlags: string;
  /**
   * Whether this file needs the whole browser. Headless Shell has no back/forward cache, does not scroll to text
   * fragments, and reports a pointer that is over the page when it opens.
   */
  needsWholeBrowser: boolean;
  browser: Browser;
  /** Opens a new browser profile. Unexpected output of its pages fails the test at its end. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** The first visitor, its page and its watch. */
  visitor: Visitor;
  page: Page;
  watch: Watch;
  /**
   * Like `visit`, but visitors with the same options and the same preparation are shared by all tests of the file. A
   * page needs a third less processor time than with a new profile. The HTTP cache is kept; cookies, storage and the
   * watch are cleared after each test. Routes and scripts that a test adds to a page stay, so they belong to the
   * preparation.
   *
   * @param prepare runs once, before the first test that uses the visitor
   */
  revisit: Revisit;
  /** Options of `reusedVisitor`. */
  reusedOptions: VisitorOptions;
  /** For tests that look at one page after the other: `revisit(reusedOptions)`. */
  reusedVisitor: Visitor;
}

type Revisit = (
  options?: VisitorOptions,
  prepare?: (visitor: Visitor) => Promise<unknown>,
) => Promise<Visitor>;

interface WorkerFixtures {
  workerSite: Site;
  workerBrowser: Browser;
  fileVisitors: Revisit;
  fileVisitor: Visitor;
}

/**
 * A fixture that is started once per worker: each extended `test` has its own fixtures, including worker fixtures. All
 * of them end with the worker.
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

// All visitors of all tests share an IP address. Further sites use the built folders.
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
  needsWholeBrowser: [false, { scope: 'file' }],
  browser: [
    async ({ omittedFlags, needsWholeBrowser, workerBrowser }, use) => {
      const path = needsWholeBrowser ? ensureBrowser() : ensureHeadlessBrowser();
      if (!omittedFlags && path === ensureHeadlessBrowser()) return use(workerBrowser);
      const browser = await launchBrowser(omittedFlags.split(' ').filter(Boolean), path);
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
  fileVisitors: [
    async ({ browser, workerSite }, use) => {
      const visitors = new Map<string, Visitor>();
      await use(async (options = {}, prepare) => {
        const key = `${JSON.stringify(options)} ${prepare ?? ''}`;
        let visitor = visitors.get(key);
        if (!visitor) {
          visitor = await openVisitor(browser, workerSite.origin, options);
          visitors.set(key, visitor);
          await prepare?.(visitor);
        }
        return visitor;
      });
      await Promise.all([...visitors.values()].map(({ context }) => context.close()));
    },
    { scope: 'file' },
  ],
  fileVisitor: [
    async ({ fileVisitors, reusedOptions }, use) => use(await fileVisitors(reusedOptions)),
    { scope: 'file' },
  ],
  revisit: async ({ fileVisitors, site }, use) => {
    const visitors = new Set<Visitor>();
    await use(async (options, prepare) => {
      const visitor = await fileVisitors(options, prepare);
      visitors.add(visitor);
      return visitor;
    });
    const left = await Promise.allSettled([...visitors].map((visitor) => leave(visitor, site.origin)));
    for (const end of left) if (end.status === 'rejected') throw end.reason;
  },
  reusedVisitor: async ({ revisit, reusedOptions }, use) => use(await revisit(reusedOptions)),
});

/**
 * A file without script on the origin of the pages, so that they share a renderer process; `about:blank` would end it.
 */
const TEXT_FILE = '/site-elements/consent-gate.csp.txt';

/** Leaves the page, so that its later requests and output do not count for the next one. */
export const endPage = (page: Page): Promise<unknown> => page.goto(TEXT_FILE);

/** Everything that pages store, by DevTools protocol names, except session storage; the HTTP cache is not included. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** Ends the use of a shared visitor by a test. @throws if its pages have printed something unexpected */
async function leave({ context, page, watch }: Visitor, origin: string): Promise<void> {
  try {
    await page.evaluate(clearSessionStorage);
    // The next page begins without a pointer over it, as in a new profile.
    await page.mouse.move(-1, -1);
    await endPage(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
    await session.detach();
    watch.settle();
  } finally {
    watch.reset();
  }
}

function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The preparation of the visitor has blocked it.
  }
}

async function openVisitor(browser: Browser, origin: string, options: VisitorOptions): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const watch = watchContext(context, origin);
  return { context, watch, page: await context.newPage() };
}
