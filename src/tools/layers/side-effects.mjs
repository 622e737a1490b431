// @ts-check
// Finds side effects on import outside elements/: statements, registrations, listeners, timers.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { isProduct, layerOf } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/** Statements that only declare. */
const DECLARATIONS = /^(?:Import|Export|Function|Class|Variable|TS).*Declaration$|^EmptyStatement$/;

/** Calls with effects outside the module, whatever their arguments. */
const EFFECTS =
  /^(?:fetch|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|requestIdleCallback|addEventListener|define|customElement|observe|append|appendChild|createElement|setItem|getItem|matchMedia|querySelector|querySelectorAll|getElementById|attachShadow|warn|log|error)$/;

/** Entry points, which may have effects. */
const ENTRIES = /^(?:elements|demo)\/|^src\/server\/main\.ts$|\.worker\.ts$/;

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkSideEffects(file) {
  if (!isProduct(file.path) || ENTRIES.test(file.path)) return [];
  const advice = layerOf(file.path) === 'server' ? 'main.ts' : 'elements/';
  return parse(file).body.flatMap((statement) => {
    const what = effectOf(statement);
    if (!what) return [];
    const message = `${what} when it is imported: only ${advice} may act on import`;
    return [{ path: file.path, line: lineOf(file.text, statement.start), message }];
  });
}

/** The effect of a top-level statement, or undefined. @param {any} statement @returns {string | undefined} */
function effectOf(statement) {
  if (statement.directive) return undefined;
  if (!DECLARATIONS.test(statement.type)) return 'acts';
  if (statement.type === 'ImportDeclaration') {
    const bare = statement.importKind !== 'type' && statement.specifiers.length === 0;
    return bare ? `imports '${statement.source.value}' for its effect` : undefined;
  }
  const name = findEffect(statement);
  return name ? `calls ${name}` : undefined;
}

/** The first call with an effect in an initializer; function bodies run later. @param {any} statement */
function findEffect(statement) {
  /** @type {string | undefined} */
  let found;
  walk(statement, (node, parents) => {
    if (found || runsLater(node, parents)) return false;
    if (node.type === 'AwaitExpression') found = 'await';
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = node.callee.property?.name ?? node.callee.name ?? '';
      if (EFFECTS.test(name) || name.endsWith('Observer')) found = name;
    }
    return undefined;
  });
  return found;
}

/** Function bodies and instance fields do not run on import. @param {any} node @param {readonly any[]} parents */
function runsLater(node, parents) {
  if (/^(?:FunctionExpression|ArrowFunctionExpression|FunctionDeclaration)$/.test(node.type)) {
    const parent = parents.at(-1);
    return !(parent?.type === 'CallExpression' && parent.callee === node);
  }
  return node.type === 'PropertyDefinition' && !node.static;
}
