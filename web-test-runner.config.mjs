// Configuration of the specs that run in a browser: `npm run test:browser`, or one file: `npm run test:browser -- --files <path>`.
import { defaultReporter } from '@web/test-runner';
import { QuietChrome } from './src/tools/wtr-chrome.mjs';
import { preferencesPlugin } from './src/tools/wtr-preferences.mjs';
import { resultReporter } from './src/tools/wtr-report.mjs';
import { viteForTests } from './src/tools/wtr-vite.mjs';

const browser = new QuietChrome();
const vite = await viteForTests(import.meta.dirname, ['src', 'elements']);

export default {
  rootDir: import.meta.dirname,
  // The conformance suite takes longest, so it comes first.
  files: ['elements/**/*.spec.{ts,tsx}', 'src/**/*.spec.{ts,tsx}'],
  browsers: [browser],
  concurrency: 2,
  // The conformance suite is one file for all elements.
  testsFinishTimeout: 300_000,
  browserLogs: false,
  middleware: vite.middleware,
  plugins: [vite.plugin, preferencesPlugin()],
  reporters: [defaultReporter(), resultReporter((sessionId) => browser.secondsOf(sessionId))],
  // Keeps Lit's development build from printing a notice on every page.
  testRunnerHtml: (framework) => `<!doctype html>
<html lang="en">
  <head>
    <title>Spec</title>
    <link rel="icon" href="data:,">
    <script>globalThis.litIssuedWarnings = new Set(['dev-mode']);</script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`,
  // Generous, for a busy machine.
  testFramework: { config: { timeout: 30_000 } },
  coverageConfig: { include: ['src/**/*', 'elements/**/*'], reporters: ['text', 'json-summary'] },
};
