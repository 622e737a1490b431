// @ts-check
// WebKitGTK for the specs: classic WebDriver, a separate browser for each spec file.
import { explainOutput, isExpectedOutput } from '../wtr-output.mjs';
import { startDisplay } from './display.mjs';
import { writeGtkSettings } from './webkit/gtk.mjs';
import { openWebKitPage } from './webkit/page.mjs';

/** @typedef {import('./webkit/page.mjs').WebKitPage} WebKitPage */
/** @typedef {import('../wtr-preferences.mjs').Preferences} Preferences */

export class SpecWebKit {
  name = 'WebKit';
  runner = 'webkit';
  /** Commands treat its pages like Puppeteer's. */
  type = 'puppeteer';
  /** Only one window on a display has focus. */
  concurrency = 1;
  /** @type {Map<string, WebKitPage>} */
  #pages = new Map();
  /** @type {Map<string, { start: number, time: number }>} */
  #times = new Map();
  /** @type {import('./display.mjs').Display | undefined} */
  #display;
  #settings = writeGtkSettings();

  async initialize() {
    this.#display = await startDisplay();
  }

  async stop() {
    await Promise.all([...this.#pages.values()].map((page) => page.close()));
    this.#display?.stop();
    this.#settings.remove();
  }

  /** @param {string} sessionId @param {string} url */
  async startSession(sessionId, url) {
    this.#times.set(sessionId, { start: performance.now(), time: 0 });
    const page = await openWebKitPage({ ...this.#display?.env, ...this.#settings.env });
    this.#pages.set(sessionId, page);
    await page.setViewport({ width: 800, height: 600 });
    await page.goto(url);
  }

  /** @param {string} sessionId */
  isActive(sessionId) {
    return this.#pages.has(sessionId);
  }

  /** @param {string} sessionId */
  getBrowserUrl(sessionId) {
    return this.#pages.get(sessionId)?.url();
  }

  /** @param {string} sessionId */
  async stopSession(sessionId) {
    const timing = this.#times.get(sessionId);
    if (timing) timing.time = performance.now() - timing.start;
    const page = this.getPage(sessionId);
    this.#pages.delete(sessionId);
    /** @type {string[]} */
    const output = await page.evaluate('globalThis.pageOutput ?? []').catch(() => []);
    await page.close();
    const unexpected = output.filter((text) => !isExpectedOutput(text));
    if (unexpected.length > 0) throw new Error(explainOutput(unexpected));
    return {};
  }

  async startDebugSession() {
    throw new Error('WebKit has no debug session.');
  }

  /** @param {string} sessionId @returns {WebKitPage} */
  getPage(sessionId) {
    const page = this.#pages.get(sessionId);
    if (!page) throw new Error(`No page of session ${sessionId}.`);
    return page;
  }

  /**
   * Duration of a session.
   * @param {string} sessionId
   * @returns {number}
   */
  secondsOf = (sessionId) => (this.#times.get(sessionId)?.time ?? 0) / 1000;

  /** @param {string} sessionId */
  getCookies(sessionId) {
    return this.getPage(sessionId).cookies();
  }

  /** @param {string} _sessionId @param {Preferences} preferences */
  async emulatePreferences(_sessionId, preferences) {
    if (Object.keys(preferences).length > 0) throw new Error('emulate-preferences: WebKit cannot.');
  }
}
