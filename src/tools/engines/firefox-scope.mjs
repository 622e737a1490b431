// @ts-check
// Runs code in Firefox's own scope, for features without a WebDriver BiDi command. Needs
// `--remote-allow-system-access`.

/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */
/** @typedef {{ result: any }} Answer */
/** @typedef {{ send(method: string, params: object): Promise<Answer> }} Connection of Puppeteer's browser, not public */

/**
 * Evaluates an expression in the window of the browser.
 * @param {Page} page
 * @param {string} expression its value is a string or nothing
 * @returns {Promise<string | undefined>}
 * @throws {Error} if the expression throws
 */
export async function evaluateInBrowser(page, expression) {
  const connection = /** @type {Connection} */ (Reflect.get(page.browser(), 'connection'));
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result } = await connection.send('script.evaluate', {
    expression,
    target: { context: tree.contexts[0].context },
    awaitPromise: true,
  });
  if (result.type !== 'success') throw new Error(result.exceptionDetails.text);
  return result.result.value;
}
