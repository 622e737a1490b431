// Takes screenshots of every page of the built demo and reports pages that overflow their window or log to the
// console.
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startSite } from '../../e2e/site';
import { ensureBrowser, launchFlags } from '../browser.mjs';

interface View {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
}

const FOLDER = 'screenshots';
const VIEWS: readonly View[] = [
  { width: 360, height: 740, scheme: 'light' },
  { width: 360, height: 740, scheme: 'dark' },
  { width: 1280, height: 800, scheme: 'light' },
  { width: 1280, height: 800, scheme: 'dark' },
];
/** Standalone example pages are skipped; the examples are also on the page of the element. */
const ALONE = /^\/elements\/[\w-]+\/[\w-]+\/$/;

/**
 * @param words parts of addresses to include (all by default), `--no-js`, `--fold` (first screen only)
 */
export async function takeScreenshots(words: readonly string[]): Promise<void> {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const paths = (await pagePaths()).filter((path) => wanted.length === 0 || wanted.includes(path));
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchFlags() });
  try {
    for (const view of VIEWS) await takeView(browser, site.origin, paths, view, words);
  } catch (error) {
    console.error(site.log());
    throw error;
  } finally {
    await browser.close();
    await site.dispose();
  }
}

/** Addresses of the pages in dist/demo, and the server-rendered cart page. */
async function pagePaths(): Promise<string[]> {
  const files = await readdir('dist/demo', { recursive: true });
  const pages = files
    .filter((file) => /(^|[\\/])index\.html$/.test(file))
    .map((file) => {
      const folder = dirname(file).replaceAll('\\', '/');
      return folder === '.' ? '/' : `/${folder}/`;
    });
  return [...pages.filter((path) => !ALONE.test(path)).sort(), '/cart'];
}

async function takeView(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { width, height, scheme }: View,
  words: readonly string[],
): Promise<void> {
  const script = !words.includes('--no-js');
  const fold = words.includes('--fold');
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    javaScriptEnabled: script,
    reducedMotion: fold ? 'no-preference' : 'reduce',
  });
  for (const path of paths) {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) console.log(`${path} ${width}: ${message.text()}`);
    });
    await page.goto(origin + path);
    await lookAround(page, fold);
    const wide = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (Number(wide) > 0) console.log(`${path} is ${wide} px wider than a window of ${width} px`);
    const name = path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'index';
    const file = join(FOLDER, `${name}-${width}-${scheme}${script ? '' : '-no-js'}.png`);
    await page.screenshot({ path: file, fullPage: !fold });
    await page.close();
  }
  await context.close();
}

/** Scrolls through the page to trigger lazy loading. */
async function lookAround(page: Page, fold: boolean): Promise<void> {
  for (let step = 0; step < (fold ? 0 : 24); step++) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(40);
  }
  await page.mouse.wheel(0, -30000);
  await page.waitForTimeout(700);
}
