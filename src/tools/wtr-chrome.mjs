// @ts-check
// The browser of the specs. Each spec file has its own profile (cookies, storage, emulation) and fails on any console
// output, uncaught error or request to another host that it does not intercept.
import { ChromeLauncher } from '@web/test-runner-chrome';
import { ensureBrowser, launchFlags } from './browser.mjs';

/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */

/** Output of development builds, and of WebGL without a graphics card. */
const IGNORED = [
  /Download the React DevTools/,
  /^\[.*\](GL Driver Message|Automatic fallback to software WebGL)/,
];

/** Unexpected output of each page. @type {WeakMap<Page, string[]>} */
const noiseOf = new WeakMap();

/** Chromium with a fresh profile per spec file; unexpected output fails the file. */
export class QuietChrome extends ChromeLauncher {
  /** When each session started and how long it took, in milliseconds. @type {Map<string, { start: number, time: number }>} */
  #times = new Map();

  constructor() {
    super(
      { executablePath: ensureBrowser(), args: launchFlags() },
      async ({ browser }) => browser.defaultBrowserContext(),
      ({ browser }) => openPage(browser),
    );
  }

  /** @override @param {string} sessionId @param {string} url */
  async startSession(sessionId, url) {
    this.#times.set(sessionId, { start: performance.now(), time: 0 });
    await super.startSession(sessionId, url);
  }

  /** How long a session took. @param {string} sessionId @returns {number} */
  secondsOf(sessionId) {
    return (this.#times.get(sessionId)?.time ?? 0) / 1000;
  }

  /** @override @param {string} sessionId */
  async stopSession(sessionId) {
    const timing = this.#times.get(sessionId);
    if (timing) timing.time = performance.now() - timing.start;
    const page = this.getPage(sessionId);
    // A round trip, after which all earlier output has arrived.
    await page.evaluate('0').catch(() => undefined);
    const noise = [...(noiseOf.get(page) ?? [])];
    const result = await super.stopSession(sessionId);
    this.#forget(page);
    await page.browserContext().close();
    if (noise.length > 0) throw new Error(explain(noise));
    return result;
  }

  /** The launcher would reuse the page, and what is stored in it, for the next file. @param {Page} page */
  #forget(page) {
    /** @type {{ puppeteerPage: Page }[]} private in the launcher, whose version is pinned; a test covers the isolation */
    const inactive = Reflect.get(this, 'inactivePages');
    inactive.splice(
      inactive.findIndex(({ puppeteerPage }) => puppeteerPage === page),
      1,
    );
  }
}

/** @param {import('@web/test-runner-chrome').puppeteerCore.Browser} browser @returns {Promise<Page>} */
async function openPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A tab in the background gets no animation frames and no focus.
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  listen(page);
  return page;
}

/** @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const noise = [];
  noiseOf.set(page, noise);
  page.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    const where = url && text.startsWith('Failed to load') ? ` (${url})` : '';
    if (!IGNORED.some((pattern) => pattern.test(text)))
      noise.push(`console ${message.type()}: ${text}${where}`);
  });
  page.on('pageerror', (error) =>
    noise.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`),
  );
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost')
      noise.push(`request to another host: ${url.href}`);
  });
}

/** @param {string[]} noise @returns {string} */
function explain(noise) {
  const [first, ...more] = noise;
  const listed = more.slice(0, 9).map((line) => `  ${line}`);
  return [
    `Unexpected output of the page: ${first}`,
    ...listed,
    ...(more.length > listed.length ? [`  … and ${more.length - listed.length} more`] : []),
    'Fix the cause, or intercept expected output in the test (a spy in place of console.warn).',
  ].join('\n');
}
