// What does every journey start with? A real server with data of its own, a real browser, and a page that must stay
// silent: `test('…', async ({ page, origin }) => { … })`.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { test as base } from 'vitest';
import { ensureBrowser, launchFlags } from '../tools/browser.mjs';
import { type Site, startSite } from './site';
import { type Watch, watchContext } from './watch';

export { expect } from 'vitest';
export { axe } from './axe';
export { SLOW_4G, throttle } from './throttle';

/** A visitor: a browser profile of their own with one page, and the ears on it. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

/** How the visitor differs from a desktop browser with script: `{ javaScriptEnabled: false }`, `{ reducedMotion: 'reduce' }`, `{ viewport: … }`. */
export type VisitorOptions = BrowserContextOptions;

export interface Journey {
  /** The server of this test file. */
  site: Site;
  /** Its address; relative addresses in `page.goto` resolve against it. */
  origin: string;
  /** What playwright would start the browser with and this file does without: `test.extend({ flagsLeftOut: '--…' })`. */
  flagsLeftOut: string;
  browser: Browser;
  /** Brings in a visitor; whatever their pages say unexpectedly fails the test when it ends. */
  visit(options?: VisitorOptions): Promise<Visitor>;
  /** The first visitor, their page and their ears. */
  visitor: Visitor;
  page: Page;
  watch: Watch;
}

export const test = base.extend<Journey>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it uses
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'file' },
  ],
  flagsLeftOut: ['', { scope: 'file' }],
  browser: [
    async ({ flagsLeftOut }, use) => {
      const browser = await chromium.launch({
        executablePath: ensureBrowser(),
        args: launchFlags(),
        chromiumSandbox: !launchFlags().includes('--no-sandbox'),
        ignoreDefaultArgs: flagsLeftOut.split(' ').filter(Boolean),
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  origin: async ({ site }, use) => use(site.origin),
  visit: async ({ browser, origin }, use) => {
    const visitors: Visitor[] = [];
    await use(async (options = {}) => {
      const visitor = await arrive(browser, origin, options);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ context }) => context.close()));
    for (const { watch } of visitors) watch.settle();
  },
  visitor: async ({ visit }, use) => use(await visit()),
  page: async ({ visitor }, use) => use(visitor.page),
  watch: async ({ visitor }, use) => use(visitor.watch),
});

async function arrive(browser: Browser, origin: string, options: VisitorOptions): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const watch = watchContext(context, origin);
  return { context, watch, page: await context.newPage() };
}
