// @ts-check
// Command that emulates media preferences, including forced colors, which the runner's own `emulateMedia` lacks.

/** @typedef {Readonly<Record<string, string>>} Preferences values by the names in FEATURES, and `media` */
/** @typedef {{ emulatePreferences(sessionId: string, preferences: Preferences): Promise<void> }} PreferenceEmulator */

/** Media features a spec may set. @type {Record<string, string>} */
const FEATURES = {
  colorScheme: 'prefers-color-scheme',
  reducedMotion: 'prefers-reduced-motion',
  forcedColors: 'forced-colors',
  contrast: 'prefers-contrast',
  reducedTransparency: 'prefers-reduced-transparency',
};

/**
 * Implements `executeServerCommand('emulate-preferences', { reducedMotion: 'reduce', forcedColors: 'active', … })`.
 * Each call replaces the previous one; `{}` resets. Reset at the end of a spec file.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function preferencesPlugin() {
  return {
    name: 'emulate-preferences',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-preferences') return undefined;
      const browser = /** @type {PreferenceEmulator} */ (/** @type {unknown} */ (session.browser));
      await browser.emulatePreferences(session.id, checkPreferences(payload));
      return true;
    },
  };
}

/**
 * @param {unknown} payload
 * @returns {Preferences}
 * @throws {Error} for an unknown preference
 */
function checkPreferences(payload) {
  const preferences = /** @type {Preferences} */ (payload ?? {});
  for (const name of Object.keys(preferences))
    if (name !== 'media' && !FEATURES[name])
      throw new Error(
        `emulate-preferences: ${name} is not one of media, ${Object.keys(FEATURES).join(', ')}.`,
      );
  return preferences;
}

/**
 * Arguments of Chromium's `Emulation.setEmulatedMedia`.
 * @param {Preferences} preferences
 * @returns {{ media: string, features: { name: string, value: string }[] }}
 */
export function toEmulatedMedia({ media = '', ...preferences }) {
  const features = Object.entries(preferences).map(([name, value]) => ({
    name: FEATURES[name] ?? name,
    value,
  }));
  return { media, features };
}
