// @ts-check
// Finds APIs that turn text into markup or code outside the sanitizing module.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { isProduct, layerOf } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/** The only module that may parse text into nodes. */
export const SANITIZER = 'src/kit/html/sanitize.ts';

/** Runs the code of a playground visitor, in a frame without an origin. */
const SANDBOX = 'demo/playground/sandbox.ts';

const PROPERTIES = new Set(
  'innerHTML outerHTML srcdoc insertAdjacentHTML setHTML setHTMLUnsafe createContextualFragment parseFromString dangerouslySetInnerHTML unsafeHTML'.split(
    ' ',
  ),
);
const FUNCTIONS = new Set(['eval', 'Function', 'DOMParser']);

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkMarkup(file) {
  if (!isProduct(file.path) || layerOf(file.path) === 'server') return [];
  if (file.path === SANITIZER || file.path === SANDBOX) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(parse(file), (node, parents) => {
    const name = findForbiddenName(node, parents.at(-1));
    if (!name) return;
    const message = `uses ${name}: markup from text is made in ${SANITIZER} only`;
    findings.push({ path: file.path, line: lineOf(file.text, node.start), message });
  });
  return findings;
}

/** @param {any} node @param {any} parent @returns {string | undefined} */
function findForbiddenName(node, parent) {
  if (node.type === 'MemberExpression') {
    const name = node.computed ? node.property.value : node.property.name;
    if (PROPERTIES.has(name)) return name;
    return node.object.name === 'document' && /^write(?:ln)?$/.test(name) ? `document.${name}` : undefined;
  }
  if (node.type === 'JSXAttribute' && PROPERTIES.has(attributeName(node.name.name))) return node.name.name;
  if (node.type === 'Property' && !node.computed && PROPERTIES.has(node.key.name)) return node.key.name;
  if (node.type === 'ImportSpecifier' && PROPERTIES.has(node.imported.name)) return node.imported.name;
  const called = /^(?:Call|New)Expression$/.test(parent?.type ?? '') && parent.callee === node;
  return called && FUNCTIONS.has(node.name) ? node.name : undefined;
}

/** React spells the attribute `srcdoc` as `srcDoc`. @param {string} name */
function attributeName(name) {
  return name === 'srcDoc' ? 'srcdoc' : name;
}
