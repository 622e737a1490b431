// @ts-check
// Web Test Runner configuration shared by all browsers.
import { resolve } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { findFreePort } from './free-port.mjs';
import { accessibilityPlugin } from './wtr-accessibility.mjs';
import { cookiesPlugin } from './wtr-cookies.mjs';
import { preferencesPlugin } from './wtr-preferences.mjs';
import { resultReporter } from './wtr-report.mjs';
import { viteForTests } from './wtr-vite.mjs';

/** @typedef {import('@web/test-runner').TestRunnerConfig} Config */

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * @param {NonNullable<Config['browsers']>} browsers each one a SpecLauncher or a launcher with `runner` and `secondsOf`
 * @param {{ vitePlugins?: import('vite').Plugin[], cache?: string, modulesOf?: (names: string[]) => string[] }} [options]
 *   `vitePlugins`: further plugins that transform the specs; `cache`: folder in .cache that no other run uses at the same
 *   time; `modulesOf`: the modules of packages to bundle
 * @returns {Promise<Config>}
 */
export async function specConfig(browsers, { vitePlugins = [], cache = 'vite-wtr', modulesOf } = {}) {
  const vite = await viteForTests(ROOT, ['src', 'elements'], { plugins: vitePlugins, cache, modulesOf });
  return {
    rootDir: ROOT,
    // The runner would search from 8000 on and might collide with another run.
    port: await findFreePort(),
    // The conformance suite takes longest, so it comes first.
    files: ['elements/**/*.spec.{ts,tsx}', 'src/**/*.spec.{ts,tsx}'],
    browsers,
    // One more than the usual two cores: a spec spends a third of its time waiting.
    concurrency: 3,
    // WebKit is started up to three times, and has 20 seconds for each start.
    browserStartTimeout: 180_000,
    // The conformance suite is one file for all elements.
    testsFinishTimeout: 600_000,
    browserLogs: false,
    middleware: vite.middleware,
    plugins: [vite.plugin, preferencesPlugin(), cookiesPlugin(), accessibilityPlugin()],
    reporters: [defaultReporter(), resultReporter()],
    // Keeps Lit's development build from printing a notice on every page, and React's from tracing each render. A
    // failed assertion about an element reports only its start tag: sending everything that it refers to would take
    // minutes.
    testRunnerHtml: (framework) => `<!doctype html>
<html lang="en">
  <head>
    <title>Spec</title>
    <link rel="icon" href="data:,">
    <script>
      globalThis.litIssuedWarnings = new Set(['dev-mode']);
      delete console.timeStamp;
      for (const name of ['actual', 'expected'])
        Object.defineProperty(Error.prototype, name, {
          configurable: true,
          set(value) {
            value = value instanceof Node ? value.cloneNode().outerHTML ?? value.nodeName : value;
            Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
          },
        });
    </script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`,
    // Generous for busy machines.
    testFramework: { config: { timeout: 30_000 } },
    coverageConfig: { include: ['src/**/*', 'elements/**/*'], reporters: ['text', 'json-summary'] },
  };
}
