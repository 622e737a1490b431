// @ts-check
// Finds English texts in element code that visitors could read but no language file translates.
import { lineOf, parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {{ path: string, line: number, text: string }} Literal */

/** Texts in contracts are in `messages.en.json`, or are descriptions for developers, like those of the API. */
const OTHERS = /\.(?:contract|attributes|sample|test|spec)\.tsx?$|\/(?:testing|wire)\//;

/** Starts with a capitalized word, like a sentence or a label. */
const READABLE = /^\s*\p{Lu}\p{Ll}+(?:[\s.,:;!?…’]|$)/u;

/** Functions that write to the console, and errors. */
const FOR_DEVELOPERS = /^(?:warn\w*|report\w*|fail|log|error|.*Error)$/;

/** Names of keyboard keys. */
const KEYS = new Set(['Backspace', 'Delete', 'End', 'Enter', 'Escape', 'Home', 'Space', 'Tab']);

/**
 * @param {SourceFile} file
 * @param {ReadonlySet<string>} translated English texts that a table of messages (`closeMessages`) may contain
 * @returns {Literal[]}
 */
export function findVisibleTexts({ path, text }, translated) {
  if (OTHERS.test(path)) return [];
  /** @type {Literal[]} */
  const found = [];
  walk(parse({ path, text }), (node, parents) => {
    if (isForDevelopers(node) || isType(node) || node.source) return false;
    const value = textOf(node);
    const isReadable =
      node.type === 'JSXText' ? /\p{L}/u.test(value) : READABLE.test(value) && !KEYS.has(value);
    if (isReadable && !(translated.has(value) && parents.some(isTable)))
      found.push({ path, line: lineOf(text, node.start), text: value.trim() });
    return true;
  });
  return found;
}

/** @param {any} node */
function isForDevelopers(node) {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { name = '', property } = node.callee;
  return FOR_DEVELOPERS.test(property?.name ?? name);
}

/** @param {any} node */
const isTable = (node) => node.type === 'VariableDeclarator' && /messages$/i.test(node.id.name ?? '');

/**
 * The type assertion in `'Close' as const` contains a text.
 * @param {{ type: string }} node
 */
const isType = ({ type }) => /^TS(?!(?:As|Satisfies|NonNull)Expression)/.test(type);

/**
 * The text of a literal; template placeholders become braces.
 * @param {any} node
 * @returns {string}
 */
function textOf(node) {
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ { value }) => value.cooked).join('{}');
  const isText = node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string');
  return isText ? node.value : '';
}
