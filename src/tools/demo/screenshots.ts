// Takes screenshots of every page of the built demo and reports pages that overflow their window or log to the
// console.
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startSite } from '../../e2e/site';
import { launchBrowser } from '../launch';

interface View {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** CSS of an alternative theme. */
  theme?: string;
}

const FOLDER = 'screenshots';
const SECOND_THEME = 'demo/theme/second-theme.css';
const VIEWS: readonly View[] = [
  { width: 360, height: 740, scheme: 'light' },
  { width: 360, height: 740, scheme: 'dark' },
  { width: 1280, height: 800, scheme: 'light' },
  { width: 1280, height: 800, scheme: 'dark' },
];
/** Playground buttons that open a dialog or a toast. */
const OPEN_BUTTON = '[data-playground] [data-shows], [data-playground] site-lightbox :is(a, img)';
/** Standalone example pages are skipped; the page of the element shows the examples as well. */
const STANDALONE = /^\/elements\/[\w-]+\/[\w-]+\/$/;

/**
 * @param words parts of addresses to include (all by default), `--no-js`, `--fold` (first screen only),
 * `--themes` (also in the second theme of the demo)
 */
export async function takeScreenshots(words: readonly string[]): Promise<void> {
  const included = words.filter((word) => !word.startsWith('--'));
  const paths = (await pagePaths()).filter((path) => included.length === 0 || included.includes(path));
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    for (const view of await listViews(words.includes('--themes')))
      await takeView(browser, site.origin, paths, view, words);
  } catch (error) {
    console.error(site.log());
    throw error;
  } finally {
    await browser.close();
    await site.dispose();
  }
}

async function listViews(themes: boolean): Promise<readonly View[]> {
  if (!themes) return VIEWS;
  const theme = await readFile(SECOND_THEME, 'utf8');
  return [...VIEWS, ...VIEWS.map((view) => ({ ...view, theme }))];
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
  return [...pages.filter((path) => !STANDALONE.test(path)).sort(), '/cart'];
}

async function takeView(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { width, height, scheme, theme }: View,
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
    await scrollThrough(page, fold);
    if (theme) for (const frame of page.frames()) await frame.evaluate(adoptTheme, theme);
    const wide = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (Number(wide) > 0) console.log(`${path} is ${wide} px wider than a window of ${width} px`);
    const name = path.replaceAll('/', ' ').trim().replaceAll(' ', '-') || 'index';
    const variant = `${width}-${scheme}${theme ? '-second' : ''}${script ? '' : '-no-js'}`;
    await page.screenshot({ path: join(FOLDER, `${name}-${variant}.png`), fullPage: !fold });
    if (script && !fold) await takeOpened(page, join(FOLDER, `${name}-shown-${variant}.png`));
    await page.close();
  }
  await context.close();
}

/** The CSP allows adopted style sheets, and they come after all others. */
function adoptTheme(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The window after a button has opened a hidden element. */
async function takeOpened(page: Page, path: string): Promise<void> {
  const button = page.locator(OPEN_BUTTON).first();
  if ((await button.count()) === 0) return;
  await button.click();
  await page.waitForTimeout(700);
  await page.screenshot({ path });
}

/** Scrolls through the page to trigger lazy loading. */
async function scrollThrough(page: Page, fold: boolean): Promise<void> {
  const height = fold ? 0 : Number(await page.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top < height; top += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(40);
  }
  await page.mouse.wheel(0, -height);
  await page.waitForTimeout(700);
}
