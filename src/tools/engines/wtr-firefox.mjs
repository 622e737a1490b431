// @ts-check
// Firefox for the specs: Puppeteer over WebDriver BiDi, one page at a time in a window on its own display.
import { SpecLauncher } from '../wtr-launcher.mjs';
import { startDisplay } from './display.mjs';
import { FIREFOX } from './engines.mjs';
import { readFirefoxTree } from './firefox-accessibility.mjs';
import { overridePreferences } from './firefox-preferences.mjs';

/** @typedef {import('../wtr-preferences.mjs').Preferences} Preferences */

export class SpecFirefox extends SpecLauncher {
  /** Pages share a window: only the active tab has focus. @override */
  concurrency = 1;
  /** @type {import('./display.mjs').Display | undefined} */
  #display;

  constructor() {
    super(
      'firefox',
      {
        browser: 'firefox',
        executablePath: FIREFOX,
        headless: false,
        args: ['--remote-allow-system-access'],
      },
      adaptInput,
    );
    this.name = 'Firefox';
  }

  /** @override @param {import('@web/test-runner').TestRunnerCoreConfig} config @param {string[]} files */
  async initialize(config, files) {
    await super.initialize(config, files);
    this.#display = await startDisplay();
    // @ts-expect-error private in the launcher, whose version is pinned
    this.launchOptions.env = { ...process.env, ...this.#display.env };
  }

  /** @override */
  async stop() {
    await super.stop();
    this.#display?.stop();
  }

  /** @param {string} sessionId @param {Preferences} preferences */
  async emulatePreferences(sessionId, preferences) {
    await overridePreferences(this.getPage(sessionId), preferences);
  }

  /** @param {string} sessionId */
  readAccessibilityTree(sessionId) {
    return readFirefoxTree(this.getPage(sessionId));
  }
}

/**
 * Makes input work as in Chromium.
 * @param {import('../wtr-launcher.mjs').Page} page
 */
async function adaptInput({ keyboard, mouse }) {
  for (const method of /** @type {const} */ (['press', 'down', 'up'])) {
    const original = keyboard[method].bind(keyboard);
    keyboard[method] = (/** @type {any} */ key) => original(key === 'Space' ? ' ' : key);
  }
  const [move, reset] = [mouse.move.bind(mouse), mouse.reset.bind(mouse)];
  mouse.move = async (x, y, options) => {
    // Moving to the current position fires no event.
    await move(x, y + (y > 0 ? -1 : 1));
    await move(x, y, options);
  };
  mouse.reset = async () => {
    await reset();
    await move(1, 0);
    await move(0, 0);
  };
}
