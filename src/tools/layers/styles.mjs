// @ts-check
// Finds colors, radii and durations in style sheets of elements and server pages that are not taken from the design
// tokens.
import { findColor, findSystemColor, withoutNames } from './colors.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

const DECLARATION = /(?<=[{};]\s*)([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|url\([^)]*\)|[^{};"'])+)(?=[;}])/g;
const DURATION = /(?<![\w.-])\d*\.?\d+m?s\b/i;
const LENGTH = /(?<![\w.-])(?!0(?:px)?(?![\w.]))\d*\.?\d+(?:[a-z]+|%)/i;

/**
 * @param {SourceFile} file a style sheet
 * @param {ReadonlySet<string>} tokens names of the semantic tokens
 * @returns {Finding[]}
 */
export function checkStyles({ path, text }, tokens) {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const isForced = findForcedColors(css);
  /** @type {Finding[]} */
  const findings = [];
  for (const match of css.matchAll(DECLARATION)) {
    const [, property = '', value = ''] = match;
    const line = css.slice(0, match.index).split('\n').length;
    for (const message of findViolations(property, value, isForced(match.index), tokens, css))
      findings.push({ path, line, message });
  }
  return findings;
}

/**
 * @param {string} property @param {string} value @param {boolean} isForced
 * @param {ReadonlySet<string>} tokens @param {string} css
 */
function* findViolations(property, value, isForced, tokens, css) {
  const literal = findColor(value);
  if (literal) yield `${property}: literal color ${literal}; use a token of src/theme/tokens.json`;
  const system = isForced ? undefined : findSystemColor(value);
  if (system) yield `${property}: system color ${system} outside of forced-colors; use a token`;
  const duration = DURATION.exec(withoutNames(value));
  if (duration) yield `${property}: literal duration ${duration[0]}; use --site-duration`;
  const radius = LENGTH.exec(findRadius(property, value).replace(/\b50%/g, ''));
  if (radius) yield `${property}: literal radius ${radius[0]}; use --site-radius`;
  for (const [, name = ''] of value.matchAll(/var\(\s*(--site-[\w-]+)\s*\)/g))
    if (!tokens.has(name) && !css.includes(`${name}:`))
      yield `${property}: ${name} is not a token and has no fallback`;
}

/**
 * The part of a value that rounds corners.
 * @param {string} property
 * @param {string} value
 */
function findRadius(property, value) {
  if (/radius$/i.test(property)) return value;
  return /\bround\s([^,]*)/i.exec(withoutNames(value))?.[1] ?? '';
}

/**
 * Returns whether an index is inside a block for forced colors.
 * @param {string} css
 * @returns {(index: number) => boolean}
 */
function findForcedColors(css) {
  const ranges = [...css.matchAll(/@media[^{]*\(forced-colors: active\)[^{]*\{/g)]
    .filter(([rule]) => !rule.includes('not'))
    .map(({ index, 0: rule }) => [index, findEnd(css, index + rule.length)]);
  return (index) => ranges.some(([start = 0, end = 0]) => index > start && index < end);
}

/** The end of the block whose content starts here. @param {string} css @param {number} start */
function findEnd(css, start) {
  let depth = 1;
  let at = start;
  for (; at < css.length && depth > 0; at++) depth += css[at] === '{' ? 1 : css[at] === '}' ? -1 : 0;
  return at;
}
