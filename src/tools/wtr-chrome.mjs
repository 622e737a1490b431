// @ts-check
// Chromium for the specs.
import { ensureHeadlessBrowser, launchFlags } from './browser.mjs';
import { readChromiumTree } from './chromium-accessibility.mjs';
import { SpecLauncher } from './wtr-launcher.mjs';
import { toEmulatedMedia } from './wtr-preferences.mjs';

/** @typedef {import('./wtr-launcher.mjs').Page} Page */
/** @typedef {import('@web/test-runner-chrome').puppeteerCore.CDPSession} CDPSession */

/**
 * One session per page: a second one could not reset what the first has set.
 * @type {WeakMap<Page, CDPSession>}
 */
const sessions = new WeakMap();

export class SpecChrome extends SpecLauncher {
  /** @param {string} [runner] name of the result */
  constructor(runner = 'browser') {
    super(runner, { executablePath: ensureHeadlessBrowser(), args: launchFlags() }, preparePage);
  }

  /** @param {string} sessionId @param {import('./wtr-preferences.mjs').Preferences} preferences */
  async emulatePreferences(sessionId, preferences) {
    const session = sessions.get(this.getPage(sessionId));
    await session?.send('Emulation.setEmulatedMedia', toEmulatedMedia(preferences));
  }

  /** @param {string} sessionId */
  async readAccessibilityTree(sessionId) {
    const session = sessions.get(this.getPage(sessionId));
    const tree = await session?.send('Accessibility.getFullAXTree');
    return readChromiumTree(tree?.nodes ?? []);
  }
}

/** @param {Page} page */
async function preparePage(page) {
  const session = await page.createCDPSession();
  sessions.set(page, session);
  // A background tab gets no animation frames and never has focus.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
}
