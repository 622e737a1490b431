// Pages of the built demo, and how to activate all elements on one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ElementHandle, Page } from 'playwright-core';
import { getWatch } from './watch';

const DEMO = resolve(import.meta.dirname, '../../dist/demo');

/** One shop page per kind of product: options and sizes, a single piece, sold out, a select, no delivery. */
const SHOP_SAMPLES = ['harbor-mug', 'moon-jar', 'lamp-base', 'tidewell-card', 'saturday-at-the-wheel'];

/** `lessons` has to be bought; visitors see the offer. */
const SHOP_PAGES = ['help', 'lessons', 'workshop'];

const isSampled = (path: string): boolean => {
  const [, name] = /^\/sites\/shop\/([\w-]+)\/$/.exec(path) ?? [];
  return name === undefined || [...SHOP_SAMPLES, ...SHOP_PAGES].includes(name);
};

/** Addresses of all pages, including those with a single example, and one shop product of each kind. */
export const everyPage: readonly string[] = readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|[\\/])index\.html$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .filter(isSampled)
  .sort();

/** Pages except those with a single example. */
export const contentPages: readonly string[] = everyPage.filter(
  (path) => !/^\/elements\/[\w-]+\/[\w-]+\/$/.test(path),
);

/** The page of each element. */
export const elementPages: readonly string[] = contentPages.filter((path) =>
  /^\/elements\/[\w-]+\/$/.test(path),
);

const readPage = (path: string): string => readFileSync(resolve(DEMO, `.${path}`, 'index.html'), 'utf8');

/** The head without parts that differ on every page, and the markup of the example. */
function splitExample(html: string): { head: string; code: string } {
  const [head = '', body = ''] = html.split('</head>');
  const [, code = ''] =
    /<\/h1>\n(?:<site-services [^>]*><\/site-services>\n)?([\s\S]*)\n<\/main>/.exec(body) ?? [];
  return {
    head: head.replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs, ''),
    code: code.trim(),
  };
}

/** Whether the page of the element shows the same markup; templates show theirs only on request. */
function isShownByElement(path: string, code: string): boolean {
  const page = readPage(path.replace(/[\w-]+\/$/, '')).replace(/<template>[\s\S]*?<\/template>/g, '');
  return code !== '' && page.includes(code);
}

function groupExamples(): { alone: readonly string[]; shown: readonly string[] } {
  const visitedHeads = new Set<string>();
  const alone: string[] = [];
  const shown: string[] = [];
  for (const path of everyPage.filter((one) => !contentPages.includes(one))) {
    const { head, code } = splitExample(readPage(path));
    const key = `${path.split('/')[2]} ${head}`;
    if (visitedHeads.has(key) && isShownByElement(path, code)) shown.push(path);
    else alone.push(path);
    visitedHeads.add(key);
  }
  return { alone, shown };
}

/**
 * The pages with a single example. `shown`: differs only in its title from a visited page, and the page of the element
 * shows the same markup. `alone`: all others, at least one per element.
 */
export const examplePages = groupExamples();

/**
 * Features that may request or store something: our tags with their attributes, scripts, frames, and media with their
 * hosts.
 */
function listFeatures(path: string): string[] {
  const html = readPage(path).replace(/<(template|pre)\b[\s\S]*?<\/\1>/g, '');
  const starts = [...html.matchAll(/<(site-[\w-]+|script|iframe|video|audio|object|embed)\b([^>]*)>/g)];
  return starts.flatMap(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/\s([\w-]+)(?=[=\s]|$)/g)].map(([, name]) => `${tag} ${name}`),
    ...[...attributes.matchAll(/\ssrc="([^"]+)"/g)].map(([, src = '']) => `${tag} ${src.split('?')[0]}`),
  ]);
}

function coverFeatures(paths: readonly string[]): readonly string[] {
  const features = new Map(paths.map((path) => [path, new Set(listFeatures(path))]));
  const covered = new Set<string>();
  const richestFirst = [...features].sort(([, a], [, b]) => b.size - a.size);
  return richestFirst
    .filter(([, own]) => {
      const isNew = [...own].some((feature) => !covered.has(feature));
      for (const feature of own) covered.add(feature);
      return isNew;
    })
    .map(([path]) => path);
}

/** Content pages that together have every feature of all content pages, for checks that depend on nothing else. */
export const featurePages: readonly string[] = coverFeatures(contentPages);

const BLOCKS = resolve(import.meta.dirname, '../blocks');

function readLoading(name: string): string {
  return readFileSync(resolve(BLOCKS, name, `${name}.loading.ts`), 'utf8');
}

/** Tags that only need their style sheet; no script defines them. */
const styleOnlyTags = readdirSync(BLOCKS)
  .filter((name) => /\bstyleOnlyLoading as loading\b/.test(readLoading(name)))
  .map((name) => `site-${name}`);

/** Selector of elements whose script has not loaded yet. */
export const PENDING = `:not(:defined, ${styleOnlyTags.join()})`;

/** Scroll distance of one turn of the wheel, in CSS px: less than a screen, so that nothing is skipped. */
const STEP = 600;

/** Maximum number of turns of the wheel: a page with ten thousand pictures would take two thousand. */
const MAX_STEPS = 100;

/** Maximum duration of an element's upgrade, in milliseconds. */
const UPGRADE_MS = 30_000;

/** Time until the pointer moves again to trigger an upgrade, in milliseconds. */
const AGAIN_MS = 2_000;

/** Scrolls to the end of the page, moves the pointer to every element, and waits until all of them are rendered. */
export async function activateElements(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  const below = await page.evaluate(heightBelow);
  const step = Math.max(STEP, below / MAX_STEPS);
  for (let left = below; left > 0; left -= step) await page.mouse.wheel(0, step);
  await activatePending(page);
  await getWatch(page).networkQuiet();
  await page.evaluate(renderedElements);
}

/** Moves the pointer to every element that is not defined, such as those in a popup that has just opened. */
export async function activatePending(page: Page): Promise<void> {
  for (const element of await page.locator(PENDING).elementHandles()) await activate(page, element);
}

/** Resolves when the views of all defined elements are rendered. */
async function renderedElements(): Promise<void> {
  for (const element of document.querySelectorAll('*'))
    if ('updateComplete' in element) await element.updateComplete;
}

/** Moves the pointer to the element until it is defined: content that loads above may push it away. */
async function activate(page: Page, element: ElementHandle): Promise<void> {
  const until = Date.now() + UPGRADE_MS;
  for (let aside = 0; !(await element.evaluate(isDefined)); aside = 1 - aside) {
    await element.evaluate((it) => it instanceof Element && it.scrollIntoView({ block: 'center' }));
    const box = await element.boundingBox();
    // Elements without a box, such as a form without fields, and elements on hidden slides cannot be pointed at.
    if (!box || box.width * box.height === 0 || !(await element.evaluate(isWithinReach))) return;
    await page.mouse.move(box.x + box.width / 2 + aside, Math.max(box.y, 0) + Math.min(box.height / 2, 40));
    await page.waitForFunction(isDefined, element, { timeout: AGAIN_MS }).catch(() => {});
    if (Date.now() > until)
      throw new Error(
        `The element does not load when the pointer is over it: ${await element.evaluate(startOf)}`,
      );
  }
}

const isDefined = (it: Node) => it instanceof Element && it.matches(':defined');
const isWithinReach = (it: Node) =>
  it instanceof Element && it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]');
const startOf = (it: Node) => (it instanceof Element ? it.outerHTML.slice(0, 200) : it.nodeName);

/** Scrolls to each image in turn. @param within selector of the part of the page that contains the images */
export const scrollThroughImages = (page: Page, within = 'body'): Promise<void> =>
  page.evaluate(async (selector) => {
    const nextPaint = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const picture of document.querySelectorAll(`${selector} img`)) {
      const { top, bottom } = picture.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) continue;
      scrollBy(0, top - innerHeight / 3);
      await nextPaint();
    }
  }, within);

/** Visible elements that are not defined or have failed. */
export function findInactiveElements(page: Page): Promise<string[]> {
  return page.evaluate(
    (pending) =>
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('site-'))
        .filter((element) => element.matches(pending) || element.matches(':state(failed)'))
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => element.getBoundingClientRect().height > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    PENDING,
  );
}

const heightBelow = () => document.documentElement.scrollHeight - innerHeight;
