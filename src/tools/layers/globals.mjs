// @ts-check
// Finds browser access, which core never has, and services only in src/services/page.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { isProduct, layerOf } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/** Page, storage, network, clock and random numbers: only the page port may use them. */
const IMPURE = new Set(
  [
    'window self globalThis document location history navigator screen performance console crypto',
    'localStorage sessionStorage indexedDB caches cookieStore',
    'fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker',
    'setTimeout setInterval clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback queueMicrotask',
    'addEventListener removeEventListener dispatchEvent matchMedia customElements alert confirm prompt process Buffer',
  ].flatMap((names) => names.split(' ')),
);

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkGlobals(file) {
  const layer = layerOf(file.path);
  const pure = isProduct(file.path) && (layer === 'core' || layer === 'services');
  if (!pure || file.path.startsWith('src/services/page/')) return [];
  return findGlobals(file).map(({ line, name }) => ({
    path: file.path,
    line,
    message: describeUse(layer, name),
  }));
}

/** @typedef {{ line: number, name: string, member: string }} Use `member`: `document.cookie` for `document` */

/** Uses of browser APIs, the clock and random numbers. @param {SourceFile} file @returns {Use[]} */
export function findGlobals(file) {
  const program = parse(file);
  const own = declaredNames(program);
  /** @type {Use[]} */
  const uses = [];
  walk(program, (node, parents) => {
    if (isType(node)) return false;
    const name = findImpureName(node, parents, own);
    if (name)
      uses.push({
        line: lineOf(file.text, node.start),
        name,
        member: `${name}.${parents.at(-1)?.property?.name}`,
      });
    return undefined;
  });
  return uses;
}

/** @param {string | undefined} layer @param {string} name */
function describeUse(layer, name) {
  if (layer === 'core') return `uses ${name}: core is pure; take it as an argument`;
  return `uses ${name}: only src/services/page accesses the browser; use the page port`;
}

/** @param {any} node @param {readonly any[]} parents @param {Set<string>} own @returns {string | undefined} */
function findImpureName(node, parents, own) {
  if (isCall(node, 'Date', 'now')) return 'Date.now';
  if (isCall(node, 'Math', 'random')) return 'Math.random';
  if (node.type === 'NewExpression' && node.callee.name === 'Date' && node.arguments.length === 0)
    return 'new Date()';
  if (node.type !== 'Identifier' || !IMPURE.has(node.name) || own.has(node.name)) return undefined;
  return isReference(node, parents.at(-1)) ? node.name : undefined;
}

/** @param {any} node @param {string} object @param {string} property */
function isCall(node, object, property) {
  return node.type === 'MemberExpression' && node.object.name === object && node.property.name === property;
}

/**
 * Whether an identifier reads a variable, rather than naming a property, a key or a label.
 * @param {any} node
 * @param {any} parent
 */
function isReference(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node;
  if (/^(?:PropertyDefinition|MethodDefinition|AccessorProperty)$/.test(parent.type))
    return parent.value === node;
  return !/^(?:ImportSpecifier|ExportSpecifier|LabeledStatement)$/.test(parent.type);
}

/** Types are erased: `typeof fetch` in a type accesses nothing. @param {any} node */
function isType(node) {
  return /^TS(?:TypeAnnotation|TypeAliasDeclaration|InterfaceDeclaration|TypeParameter|TypeQuery)/.test(
    node.type,
  );
}

/**
 * Names that the file declares and that are therefore not globals.
 * @param {any} program
 * @returns {Set<string>}
 */
function declaredNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') addPattern(names, node.id);
    for (const parameter of node.params ?? []) if (parameter?.type) addPattern(names, parameter);
    if (/^Import(?:Default|Namespace)?Specifier$/.test(node.type)) names.add(node.local.name);
    if (/^(?:Function|Class)Declaration$/.test(node.type) && node.id) names.add(node.id.name);
  });
  return names;
}

/** Adds the names that a pattern declares. @param {Set<string>} names @param {any} pattern */
function addPattern(names, pattern) {
  walk(pattern, (node, parents) => {
    if (isType(node)) return false;
    const parent = parents.at(-1);
    const isDefault = parent?.type === 'AssignmentPattern' && parent.right === node;
    if (isDefault) return false;
    if (node.type === 'Identifier' && !(parent?.type === 'Property' && parent.value !== node))
      names.add(node.name);
    return undefined;
  });
}
