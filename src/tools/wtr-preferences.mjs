// @ts-check
// Command that emulates media preferences, including forced colors, which the runner's own `emulateMedia` lacks.

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
  /** One session per page: a second one could not reset what the first has set. @type {WeakMap<object, any>} */
  const sessions = new WeakMap();
  return {
    name: 'emulate-preferences',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-preferences') return undefined;
      const page = /** @type {import('./wtr-chrome.mjs').QuietChrome} */ (session.browser).getPage(
        session.id,
      );
      if (!sessions.has(page)) sessions.set(page, await page.createCDPSession());
      await sessions.get(page).send('Emulation.setEmulatedMedia', toEmulatedMedia(payload));
      return true;
    },
  };
}

/**
 * Arguments of the browser's `Emulation.setEmulatedMedia` for a command's payload.
 * @param {unknown} payload
 * @returns {{ media: string, features: { name: string, value: string }[] }}
 * @throws {Error} for an unknown preference
 */
export function toEmulatedMedia(payload) {
  const { media = '', ...preferences } = /** @type {Record<string, string>} */ (payload ?? {});
  const features = Object.entries(preferences).map(([name, value]) => {
    const feature = FEATURES[name];
    if (!feature)
      throw new Error(
        `emulate-preferences: ${name} is not one of media, ${Object.keys(FEATURES).join(', ')}.`,
      );
    return { name: feature, value };
  });
  return { media, features };
}
