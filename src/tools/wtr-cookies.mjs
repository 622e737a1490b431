// @ts-check
// Command that reads the cookies of a spec's page with their attributes, which not every engine's cookie store has.

/** @typedef {{ name: string, value: string, path: string, sameSite: string, expires: number | null }} StoredCookie `expires` in milliseconds; null: with the session */
/** @typedef {{ getCookies(sessionId: string): Promise<StoredCookie[]> }} CookieReader */

/**
 * Answers `executeServerCommand('get-cookies')`.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function cookiesPlugin() {
  return {
    name: 'get-cookies',
    async executeCommand({ command, session }) {
      if (command !== 'get-cookies') return undefined;
      const browser = /** @type {CookieReader} */ (/** @type {unknown} */ (session.browser));
      return browser.getCookies(session.id);
    },
  };
}
