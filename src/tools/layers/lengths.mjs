// @ts-check
// Finds files over 250 lines and functions over 50 (views: 80) without a recorded reason.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { isTest } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */
/** @typedef {Record<string, string>} Reasons `path` or `path#function` to the reason why it may be long */

const FILE_LINES = 250;
const TEST_FILE_LINES = 400;
const FUNCTION_LINES = 50;
const VIEW_LINES = 80;

/**
 * Parts of a file that exceed a limit, each with its key for exemptions.
 * @param {SourceFile} file
 * @returns {(Finding & { key: string })[]}
 */
export function findLongParts(file) {
  const lines = file.text.split('\n').length - 1;
  const limit = isTest(file.path) ? TEST_FILE_LINES : FILE_LINES;
  const whole =
    lines > limit
      ? [{ key: file.path, path: file.path, line: 1, message: `has ${lines} lines, more than ${limit}` }]
      : [];
  return isTest(file.path) ? whole : [...whole, ...longFunctions(file)];
}

/** @param {SourceFile} file */
function longFunctions(file) {
  const limit = file.path.endsWith('.tsx') ? VIEW_LINES : FUNCTION_LINES;
  /** @type {(Finding & { key: string })[]} */
  const findings = [];
  walk(parse(file), (node, parents) => {
    if (!isFunction(node)) return;
    const lines = linesOf(file.text, node) - innerLines(file.text, node);
    if (lines <= limit) return;
    const name = nameOf(node, parents.at(-1));
    const line = lineOf(file.text, node.start);
    const message = `${name} has ${lines} lines of its own, more than ${limit}`;
    findings.push({ key: `${file.path}#${name}`, path: file.path, line, message });
  });
  return findings;
}

/** @param {any} node */
function isFunction(node) {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

/** @param {string} text @param {any} node @returns {number} */
function linesOf(text, node) {
  return lineOf(text, node.end) - lineOf(text, node.start) + 1;
}

/**
 * Lines of the functions and classes directly inside, which do not count.
 * @param {string} text
 * @param {any} outer
 */
function innerLines(text, outer) {
  let lines = 0;
  walk(outer, (node) => {
    if (node === outer || !(isFunction(node) || node.type === 'ClassBody')) return undefined;
    lines += linesOf(text, node) - 1;
    return false;
  });
  return lines;
}

/** @param {any} node @param {any} parent @returns {string} */
function nameOf(node, parent) {
  return node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? '(anonymous)';
}

/**
 * Violations without an exemption, and unnecessary exemptions.
 * @param {readonly (Finding & { key: string })[]} long of all files
 * @param {Reasons} reasons
 * @returns {Finding[]}
 */
export function checkLengths(long, reasons) {
  const used = new Set(long.map(({ key }) => key));
  return [
    ...long.filter(({ key }) => !reasons[key]?.trim()),
    ...Object.keys(reasons)
      .filter((key) => !used.has(key))
      .map((key) => ({
        path: key,
        line: 1,
        message: 'is exempted but not too long: remove the exemption',
      })),
  ];
}
