// @ts-check
// In the page of a spec file: skips the tests that this engine cannot run.
import { findLeftOut } from './left-out.mjs';

/** @typedef {{ currentTest?: { fullTitle(): string }, skip(): void }} HookContext of Mocha */
/** @type {{ beforeEach(hook: (this: HookContext) => void): void, __WTR_CONFIG__: { testFile: string } }} */
const page = /** @type {any} */ (globalThis);

const engine = /Firefox/.test(navigator.userAgent) ? 'firefox' : 'webkit';
const [file = ''] = page.__WTR_CONFIG__.testFile.split('?');

page.beforeEach(function () {
  if (findLeftOut(engine, file, this.currentTest?.fullTitle() ?? '')) this.skip();
});
