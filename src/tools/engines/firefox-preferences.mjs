// @ts-check
// Emulates media preferences in Firefox: WebDriver BiDi has no command for them, but the browser's own scope allows it.
import { evaluateInBrowser } from './firefox-scope.mjs';

/** @typedef {import('../wtr-preferences.mjs').Preferences} Preferences */
/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */

/** Properties of Firefox's BrowsingContext, and their values without a preference. */
const OVERRIDES = {
  colorScheme: ['prefersColorSchemeOverride', 'none'],
  reducedMotion: ['prefersReducedMotionOverride', 'none'],
  forcedColors: ['forcedColorsOverride', 'none'],
  media: ['mediumOverride', ''],
};

/**
 * Overrides the preferences of the active tab.
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
  await evaluateInBrowser(
    page,
    `Object.assign(gBrowser.selectedBrowser.browsingContext, ${JSON.stringify(Object.fromEntries(values))}); undefined`,
  );
}
