// @ts-check
// Finds assertions and commands in specs that are not awaited and therefore cannot fail (instead of the linter's rule,
// which treats every chai assertion as a promise), and end-to-end tests that wait for a time instead of an event.
import { lineOf, parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/** Test helpers that return a promise. */
const ASYNC = new Set(
  [
    'accessible isAccessible isNotAccessible fixture elementUpdated aTimeout nextFrame oneEvent waitUntil settle',
    'sendKeys sendMouse resetMouse setViewport emulateMedia setUserAgent executeServerCommand',
  ].flatMap((names) => names.split(' ')),
);

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkMissingAwaits(file) {
  if (file.path.endsWith('.e2e.ts')) return checkWaits(file);
  if (!/\.spec\.tsx?$/.test(file.path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(parse(file), (node) => {
    if (node.type !== 'ExpressionStatement') return;
    const call = node.expression.type === 'UnaryExpression' ? node.expression.argument : node.expression;
    const name = call.type === 'CallExpression' ? (call.callee.property?.name ?? call.callee.name) : '';
    if (!ASYNC.has(name)) return;
    findings.push({
      path: file.path,
      line: lineOf(file.text, node.start),
      message: `does not await ${name}(…)`,
    });
  });
  return findings;
}

/** @param {SourceFile} file @returns {Finding[]} */
const checkWaits = ({ path, text }) =>
  [...text.matchAll(/\bwaitForTimeout\(/g)].map(({ index }) => ({
    path,
    line: lineOf(text, index),
    message: 'waits for time; wait for an event, such as watch.networkQuiet()',
  }));
