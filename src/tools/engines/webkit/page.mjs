// @ts-check
// A WebKitGTK page with the subset of Puppeteer's interface that specs and journeys use.
import { setTimeout as wait } from 'node:timers/promises';
import { MINI_BROWSER, WEBKIT_DRIVER } from '../engines.mjs';
import { Keyboard, Mouse } from './input.mjs';
import { startWebDriver } from './webdriver.mjs';

/** @typedef {import('./webdriver.mjs').WebDriverSession} WebDriverSession */

/** Maximum time to load a page, in milliseconds. */
const LOAD_MS = 60_000;

/**
 * Maximum duration of a script, in milliseconds. WebKit never answers a script that arrives while a navigation replaces
 * the process of the page.
 */
const SCRIPT_MS = 10_000;

/** Timeout of a single check whether a page has loaded, in milliseconds; short, because the check is repeated. */
const POLL_MS = 1000;

/** Maximum time until the window has its size, in milliseconds. */
const RESIZE_MS = 30_000;

/** Maximum difference in size between window and page, in px. */
const FRAME = 200;

/** Opens a browser with an empty profile. @param {Record<string, string>} env @returns {Promise<WebKitPage>} */
export async function openWebKitPage(env) {
  const session = await startWebDriver({
    program: WEBKIT_DRIVER,
    env: { ...process.env, ...env },
    // With another strategy, no command is answered while a page loads.
    capabilities: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    },
  });
  return new WebKitPage(session);
}

export class WebKitPage {
  #session;
  #url = 'about:blank';

  /** @param {WebDriverSession} session */
  constructor(session) {
    this.#session = session;
    this.keyboard = new Keyboard(session);
    this.mouse = new Mouse(session);
  }

  url() {
    return this.#url;
  }

  /** Opens an address and waits for `load`. @param {string} url */
  async goto(url) {
    this.#url = url;
    await this.#session.send('POST', '/url', { url });
    const until = Date.now() + LOAD_MS;
    while (!(await this.#run(isLoaded, [url], POLL_MS).catch(() => false))) {
      if (Date.now() > until) throw new Error(`${url} does not load.`);
      await wait(20);
    }
  }

  /**
   * The result of a function or an expression in the page.
   * @param {string | Function} code
   * @param {...unknown} args JSON
   * @returns {Promise<any>}
   */
  evaluate(code, ...args) {
    return this.#run(code, args, SCRIPT_MS);
  }

  /** @param {string | Function} code @param {unknown[]} args @param {number} timeout @returns {Promise<any>} */
  async #run(code, args, timeout) {
    const call = typeof code === 'string' ? code : `(${code})(...values)`;
    const script = `const values = [...arguments]; const done = values.pop();
      (async () => ${call})().then((value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }));`;
    const { value, error } = await this.#session.send('POST', '/execute/async', { script, args }, timeout);
    if (error !== undefined) throw new Error(error);
    return value ?? undefined;
  }

  /** Resizes the window so that the page has this size. @param {{ width: number, height: number }} size */
  async setViewport({ width, height }) {
    const until = Date.now() + RESIZE_MS;
    let [frameX, frameY] = [0, 0];
    for (let matches = 0; matches < 2; ) {
      if (matches === 0)
        await this.#session.send('POST', '/window/rect', { width: width + frameX, height: height + frameY });
      await wait(20);
      const [innerW, innerH, outerW, outerH] = await this.evaluate(
        '[innerWidth, innerHeight, outerWidth, outerHeight]',
      );
      matches = innerW === width && innerH === height ? matches + 1 : 0;
      if (matches === 0 && Date.now() > until)
        throw new Error(`The window is ${innerW} × ${innerH}, not ${width} × ${height}.`);
      // While the window is resized, only one of its dimensions may be up to date.
      [frameX, frameY] = [toFrame(outerW - innerW), toFrame(outerH - innerH)];
    }
  }

  /** @returns {Promise<import('../../wtr-cookies.mjs').StoredCookie[]>} */
  async cookies() {
    /** @type {any[]} */
    const cookies = await this.#session.send('GET', '/cookie');
    return cookies.map(({ name, value, path, sameSite = '', expiry }) => ({
      name,
      value,
      path,
      sameSite: sameSite.toLowerCase(),
      expires: expiry ? expiry * 1000 : null,
    }));
  }

  /** @returns {Promise<string>} a PNG in base64 */
  screenshot() {
    return this.#session.send('GET', '/screenshot');
  }

  close() {
    return this.#session.close();
  }
}

/** @param {number} difference */
const toFrame = (difference) => Math.min(Math.max(difference, 0), FRAME);

/** In the page. @param {string} url */
function isLoaded(url) {
  return document.readyState === 'complete' && location.href === new URL(url).href;
}
