// @ts-check
// Runs in the page of a spec file: runs the tests that are expected to fail in this engine, and skips them if they have
// failed.
import { findExpectedFailure } from './expected-failures.mjs';

/** @typedef {{ fn: (this: any) => unknown, fullTitle(): string }} Test of Mocha */
/** @typedef {{ currentTest?: Test, skip(): never }} HookContext of Mocha */
/** @type {{ beforeEach(hook: (this: HookContext) => void): void, __WTR_CONFIG__: { testFile: string } }} */
const page = /** @type {any} */ (globalThis);

const engine = /Firefox/.test(navigator.userAgent) ? 'firefox' : 'webkit';
const [file = ''] = page.__WTR_CONFIG__.testFile.split('?');

page.beforeEach(function () {
  const test = this.currentTest;
  const entry = test && findExpectedFailure(engine, file, test.fullTitle());
  if (entry) test.fn = expectFailure(test.fn);
});

/** @param {Test['fn']} run @returns {(this: HookContext) => Promise<void>} */
const expectFailure = (run) =>
  async function () {
    try {
      await run.call(this);
    } catch {
      this.skip();
    }
    throw new Error('passes in this engine: remove its entry in expected-failures.mjs');
  };
