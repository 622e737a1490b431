// Configuration of the specs in Firefox or WebKit: `npm run test:engines`, or one file in one engine:
// `ENGINES=firefox npx wtr --config src/tools/engines/wtr.config.mjs --files <path>`.
import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { specConfig } from '../wtr-config.mjs';
import { expectedFailuresReporter, skipPlugin } from './skip-plugin.mjs';
import { findSpecRun, listFiles } from './spec-runs.mjs';
import { SpecFirefox } from './wtr-firefox.mjs';
import { SpecWebKit } from './wtr-webkit.mjs';

const launchers = { firefox: SpecFirefox, webkit: SpecWebKit };
const { ENGINES: engine = 'firefox', SPEC_RUN: name = engine } = env;
const run = findSpecRun(name);
const browser = new launchers[engine]();
browser.runner = name;

const config = await specConfig([browser], { vitePlugins: [skipPlugin()], cache: `vite-wtr-${name}` });
const listener = await readFile(`${import.meta.dirname}/page-output.js`, 'utf8');
const { testRunnerHtml } = config;
// Puppeteer reports what pages print in Firefox; the WebKit driver does not.
const listen = `<script>if (!navigator.userAgent.includes('Firefox')) { ${listener} }</script>`;
export default {
  ...config,
  // Two runs share the cores (engines.mjs).
  concurrency: 2,
  files: run ? listFiles(run) : config.files,
  testRunnerHtml: (...args) => testRunnerHtml(...args).replace('<head>', () => `<head>${listen}`),
  reporters: [...config.reporters, expectedFailuresReporter(engine, name)],
};
