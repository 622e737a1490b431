// Every page of the demo: silent under the strict policy, requests to one host only, accessible, and no wider than
// its window, also with all elements defined. Accessibility is checked once per example, on the page of its element.
import { axe, expect, test } from './harness';
import { activateElements, contentPages, everyPage, findInactiveElements } from './pages';
import type { Exchange } from './watch';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
];

test.for(everyPage)(
  '%s upgrades all elements silently under the strict policy',
  async (path, { reusedVisitor: { page, watch } }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const policy = answer?.headers()['content-security-policy']?.split(/\s*;\s*/);
    for (const directive of POLICY) expect(policy).toContain(directive);
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    if (contentPages.includes(path)) expect(await axe(page)).toEqual([]);
    await watch.networkQuiet();
    expect(watch.noise).toEqual([]);
    expect(watch.network.filter(isFailed)).toEqual([]);
  },
);

test.for(contentPages)(
  '%s fits a window of 320 px in dark mode, before and after the upgrade',
  async (path, { reusedVisitor }) => {
    const { page } = reusedVisitor;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    expect(await page.evaluate(overflow), 'asleep').toBeLessThanOrEqual(0);
    await activateElements(page);
    expect(await page.evaluate(overflow), 'awake').toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
  },
);

/** The picture of a slide that was scrolled past is canceled. */
const isFailed = ({ kind, outcome }: Exchange): boolean =>
  typeof outcome === 'number' ? outcome >= 400 : !(kind === 'image' && outcome === 'net::ERR_ABORTED');

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
