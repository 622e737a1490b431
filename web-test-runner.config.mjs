// Which specs run in a browser, and how? `npm run test:browser`, or one file: `npm run test:browser -- --files <path>`.
import { defaultReporter } from '@web/test-runner';
import { QuietChrome } from './src/tools/wtr-chrome.mjs';
import { preferencesPlugin } from './src/tools/wtr-preferences.mjs';
import { countsReporter } from './src/tools/wtr-report.mjs';
import { viteForTests } from './src/tools/wtr-vite.mjs';

const vite = await viteForTests(import.meta.dirname, ['src', 'elements']);

export default {
  rootDir: import.meta.dirname,
  files: ['src/**/*.spec.{ts,tsx}', 'elements/**/*.spec.{ts,tsx}'],
  browsers: [new QuietChrome()],
  concurrency: 2,
  // The conformance suite is one file for all elements.
  testsFinishTimeout: 300_000,
  browserLogs: false,
  middleware: vite.middleware,
  plugins: [vite.plugin, preferencesPlugin()],
  reporters: [defaultReporter(), countsReporter()],
  // Lit's development build would announce itself on every page.
  testRunnerHtml: (framework) => `<!doctype html>
<html lang="en">
  <head>
    <title>Spec</title>
    <link rel="icon" href="data:,">
    <script>globalThis.litIssuedWarnings = new Set(['dev-mode']);</script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`,
  // Generous: the machine may be busy, and a test that waits for what never comes says so by itself.
  testFramework: { config: { timeout: 30_000 } },
  coverageConfig: { include: ['src/**/*', 'elements/**/*'], reporters: ['text', 'json-summary'] },
};
