// Every page of the demo prints nothing under the strict policy, sends requests to one host only, is accessible, and is
// no wider than its window, even with all elements defined; nothing optional is requested or stored before the visitor
// has answered (narrow window) and after a refusal (wide window). Accessibility is checked once per example, on the
// page of its element. dev.js finds no mistakes in the narrow window. csp.e2e.ts visits the pages of elements in a wide
// window.
import type { Page } from 'playwright-core';
import { expectNothingOptional, recordWrites, refuseConsent } from './browser-storage';
import { findMistakes } from './dev-check';
import { axe, test as base, endPage, expect } from './harness';
import {
  activateElements,
  activatePending,
  contentPages,
  elementPages,
  examplePages,
  findInactiveElements,
} from './pages';
import type { RequestRecord, Watch } from './watch';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
];

const test = base.extend<{ writes: string[] }>({
  writes: [async ({ fileVisitor }, use) => use(await recordWrites(fileVisitor.context)), { scope: 'file' }],
});

test.for(examplePages.alone)(
  '%s upgrades all elements silently under the strict policy',
  async (path, { reusedVisitor: { page, watch } }) => {
    await setWindow(page, 'wide');
    await openStrictly(page, path);
    await activateElements(page);
    expect(await page.locator('h1').count()).toBe(1);
    await expectSilence(page, watch);
  },
);

test('the pages of the other examples have the strict policy and one heading', async ({ origin }) => {
  expect(examplePages.shown.length).toBeGreaterThan(0);
  for (const path of examplePages.shown) {
    const response = await fetch(origin + path);
    expectPolicy(response.status, response.headers.get('content-security-policy'));
    expect((await response.text()).match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test.for(elementPages)(
  '%s upgrades all elements silently, is accessible and without mistakes, at 320 px in dark mode',
  async (path, { reusedVisitor: { page, watch }, writes, origin }) => {
    writes.length = 0;
    await visitNarrow(page, watch, path);
    await expectNothingOptional(page, watch, writes, origin);
    expect(await findMistakes(page, watch)).toEqual([]);
  },
);

test.for(contentPages.filter((path) => !elementPages.includes(path)))(
  '%s upgrades all elements silently, is accessible and without mistakes, at 320 px in dark mode and in a wide window',
  async (path, { reusedVisitor: { context, page, watch }, writes, origin }) => {
    writes.length = 0;
    await visitNarrow(page, watch, path);
    await expectNothingOptional(page, watch, writes, origin);
    watch.settle();
    expect(await findMistakes(page, watch)).toEqual([]);
    await endPage(page);
    watch.settle();
    watch.reset();
    await setWindow(page, 'wide');
    await refuseConsent(context, origin);
    await page.goto(path);
    await activateElements(page);
    expect(await page.evaluate(overflow), 'wide').toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    await expectSilence(page, watch);
    await expectNothingOptional(page, watch, writes, origin);
  },
);

async function visitNarrow(page: Page, watch: Watch, path: string): Promise<void> {
  await setWindow(page, 'narrow');
  await openStrictly(page, path);
  expect(await page.evaluate(overflow), 'before the upgrade').toBeLessThanOrEqual(0);
  await activateElements(page);
  expect(await page.evaluate(overflow), 'after the upgrade').toBeLessThanOrEqual(0);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await expectSilence(page, watch);
}

async function setWindow(page: Page, width: 'narrow' | 'wide'): Promise<void> {
  const isNarrow = width === 'narrow';
  await page.setViewportSize(isNarrow ? { width: 320, height: 640 } : { width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: isNarrow ? 'dark' : 'light' });
}

async function openStrictly(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expectPolicy(response?.status(), response?.headers()['content-security-policy']);
}

function expectPolicy(status: number | undefined, header: string | null | undefined): void {
  expect(status).toBe(200);
  const policy = header?.split(/\s*;\s*/);
  for (const directive of POLICY) expect(policy).toContain(directive);
}

async function expectSilence(page: Page, watch: Watch): Promise<void> {
  // A popup that opens by its timer shows further elements.
  const findInactive = async () => {
    await activatePending(page);
    return findInactiveElements(page);
  };
  await expect.poll(findInactive).toEqual([]);
  await watch.networkQuiet();
  expect(watch.output).toEqual([]);
  // A page may have sent a further request since then, which has no outcome yet.
  await expect.poll(() => watch.network.filter(isFailed)).toEqual([]);
}

/** Requests for pictures of slides that were scrolled past are canceled. */
const isFailed = ({ kind, outcome }: RequestRecord): boolean =>
  typeof outcome === 'number' ? outcome >= 400 : !(kind === 'image' && outcome === 'net::ERR_ABORTED');

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
