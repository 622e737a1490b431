// @ts-check
// In which browser does each spec file run, and may it speak? Every file gets a profile of its own (cookies, storage,
// emulation) and fails on any console output, uncaught error or foreign request that it did not intercept.
import { ChromeLauncher } from '@web/test-runner-chrome';
import { ensureBrowser, launchFlags } from './browser.mjs';

/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */

/** What development builds, and WebGL without a graphics card, print on a page that did nothing wrong. */
const CHATTER = [
  /Download the React DevTools/,
  /^\[.*\](GL Driver Message|Automatic fallback to software WebGL)/,
];

/** What each page has said so far. @type {WeakMap<Page, string[]>} */
const noiseOf = new WeakMap();

/** Chromium with a fresh profile per spec file; noise fails the file. */
export class QuietChrome extends ChromeLauncher {
  constructor() {
    super(
      { executablePath: ensureBrowser(), args: launchFlags() },
      async ({ browser }) => browser.defaultBrowserContext(),
      ({ browser }) => openPage(browser),
    );
  }

  /** @override @param {string} sessionId */
  async stopSession(sessionId) {
    const page = this.getPage(sessionId);
    // One round trip: what the page said before now has arrived.
    await page.evaluate('0').catch(() => undefined);
    const noise = [...(noiseOf.get(page) ?? [])];
    const result = await super.stopSession(sessionId);
    this.#forget(page);
    await page.browserContext().close();
    if (noise.length > 0) throw new Error(explain(noise));
    return result;
  }

  /** The launcher would use the page, and what is stored in it, for the next file. @param {Page} page */
  #forget(page) {
    /** @type {{ puppeteerPage: Page }[]} private in the launcher; its version is pinned and the isolation is tested */
    const held = Reflect.get(this, 'inactivePages');
    held.splice(
      held.findIndex(({ puppeteerPage }) => puppeteerPage === page),
      1,
    );
  }
}

/** @param {import('@web/test-runner-chrome').puppeteerCore.Browser} browser @returns {Promise<Page>} */
async function openPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // A tab in the background gets no animation frames and never has the focus.
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
    if (!CHATTER.some((pattern) => pattern.test(text)))
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
  const shown = noise.slice(0, 10).map((line) => `  ${line}`);
  const rest = noise.length > shown.length ? [`  … and ${noise.length - shown.length} more`] : [];
  return [
    'The page was not silent. Fix it, or let the test intercept what it expects (a spy in place of console.warn):',
    ...shown,
    ...rest,
  ].join('\n');
}
