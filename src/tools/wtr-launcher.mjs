// @ts-check
// Base of the browsers that run specs. Each spec file has its own profile (cookies, storage, emulation) and fails on
// any console output, uncaught error or request to another host that it does not intercept.
import { ChromeLauncher } from '@web/test-runner-chrome';
import { explainOutput, isExpectedOutput, isForeign } from './wtr-output.mjs';

/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */
/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Browser} Browser */
/** @typedef {ConstructorParameters<typeof ChromeLauncher>[0]} LaunchOptions */

/** Unexpected output of each page. @type {WeakMap<Page, string[]>} */
const outputOf = new WeakMap();

/** A browser driven by Puppeteer, with a fresh profile per spec file; unexpected output fails the file. */
export class SpecLauncher extends ChromeLauncher {
  /** When each session started and how long it took, in milliseconds. @type {Map<string, { start: number, time: number }>} */
  #times = new Map();

  /**
   * @param {string} runner name under which the results of the specs are stored
   * @param {LaunchOptions} options
   * @param {(page: Page) => Promise<void>} preparePage
   */
  constructor(runner, options, preparePage) {
    super(
      options,
      async ({ browser }) => browser.defaultBrowserContext(),
      async ({ browser }) => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await preparePage(page);
        listen(page);
        return page;
      },
    );
    this.runner = runner;
  }

  /** @override @param {string} sessionId @param {string} url */
  async startSession(sessionId, url) {
    this.#times.set(sessionId, { start: performance.now(), time: 0 });
    await super.startSession(sessionId, url);
  }

  /**
   * Duration of a session.
   * @param {string} sessionId
   * @returns {number}
   */
  secondsOf = (sessionId) => (this.#times.get(sessionId)?.time ?? 0) / 1000;

  /** @param {string} sessionId @returns {Promise<import('./wtr-cookies.mjs').StoredCookie[]>} */
  async getCookies(sessionId) {
    const cookies = await this.getPage(sessionId).browserContext().cookies();
    return cookies.map(({ name, value, path, sameSite = '', expires }) => ({
      name,
      value,
      path,
      sameSite: sameSite.toLowerCase(),
      expires: expires > 0 ? expires * 1000 : null,
    }));
  }

  /** @override @param {string} sessionId */
  async stopSession(sessionId) {
    const timing = this.#times.get(sessionId);
    if (timing) timing.time = performance.now() - timing.start;
    const page = this.getPage(sessionId);
    // One round trip, so that earlier output has arrived.
    await page.evaluate('0').catch(() => undefined);
    const output = [...(outputOf.get(page) ?? [])];
    const result = await super.stopSession(sessionId);
    this.#forget(page);
    await page.browserContext().close();
    if (output.length > 0) throw new Error(explainOutput(output));
    return result;
  }

  /**
   * The launcher would reuse the page and its stored data for the next file.
   * @param {Page} page
   */
  #forget(page) {
    /** @type {{ puppeteerPage: Page }[]} private in the launcher, whose version is pinned; a test covers the isolation */
    const inactive = Reflect.get(this, 'inactivePages');
    inactive.splice(
      inactive.findIndex(({ puppeteerPage }) => puppeteerPage === page),
      1,
    );
  }
}

/** @param {Page} page */
function listen(page) {
  /** @type {string[]} */
  const output = [];
  outputOf.set(page, output);
  page.on('console', (message) => {
    const text = message.text();
    const { url } = message.location();
    const where = url && text.startsWith('Failed to load') ? ` (${url})` : '';
    if (!isExpectedOutput(text)) output.push(`console ${message.type()}: ${text}${where}`);
  });
  page.on('pageerror', (error) =>
    output.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`),
  );
  page.on('request', (request) => {
    if (isForeign(request.url())) output.push(`request to another host: ${request.url()}`);
  });
}
