// @ts-check
// Specs that an engine cannot run, each with the capability that it lacks and the reason.

/**
 * `file` relative to the root of the project; `tests` matches full titles.
 * @typedef {{ engines: readonly string[], capability: string, reason: string, file: string, tests: RegExp }} LeftOut
 */

/** @type {readonly LeftOut[]} */
export const LEFT_OUT = [
  {
    engines: ['firefox'],
    capability: 'focus events in a driven window',
    reason: 'after a click on a button that was removed, the next focus() fires no focusin under WebDriver',
    file: 'src/kit/loader/loader.spec.ts',
    tests: /replays a (submit after native validation|click on an element that is defined but not rendered)/,
  },
];

/**
 * The entry that leaves a test out, if any.
 * @param {string} engine
 * @param {string} file
 * @param {string} title full title of the test
 * @returns {LeftOut | undefined}
 */
export function findLeftOut(engine, file, title) {
  return LEFT_OUT.find(
    (entry) => entry.engines.includes(engine) && file.endsWith(entry.file) && entry.tests.test(title),
  );
}
