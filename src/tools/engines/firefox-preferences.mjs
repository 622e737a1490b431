// @ts-check
// Emulates media preferences in Firefox: WebDriver BiDi has no command for them, but the browser's own scope has.

/** @typedef {import('../wtr-preferences.mjs').Preferences} Preferences */
/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */
/** @typedef {{ result: any }} Answer */
/** @typedef {{ send(method: string, params: object): Promise<Answer> }} Connection of Puppeteer's browser, not public */

/** Properties of Firefox's BrowsingContext, and their values without a preference. */
const OVERRIDES = {
  colorScheme: ['prefersColorSchemeOverride', 'none'],
  reducedMotion: ['prefersReducedMotionOverride', 'none'],
  forcedColors: ['forcedColorsOverride', 'none'],
  media: ['mediumOverride', ''],
};

/**
 * Overrides the preferences of the tab in front.
 * @param {Page} page
 * @param {Preferences} preferences
 * @throws {Error} for a preference that Firefox cannot override
 */
export async function overridePreferences(page, preferences) {
  for (const name of Object.keys(preferences))
    if (!(name in OVERRIDES)) throw new Error(`emulate-preferences: Firefox cannot override ${name}.`);
  const values = Object.entries(OVERRIDES).map(([name, [property = '', none]]) => [
    property,
    preferences[name] ?? none,
  ]);
  const connection = /** @type {Connection} */ (Reflect.get(page.browser(), 'connection'));
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result } = await connection.send('script.evaluate', {
    expression: `Object.assign(gBrowser.selectedBrowser.browsingContext, ${JSON.stringify(Object.fromEntries(values))}); undefined`,
    target: { context: tree.contexts[0].context },
    awaitPromise: false,
  });
  if (result.type !== 'success') throw new Error(result.exceptionDetails.text);
}
