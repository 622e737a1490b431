// @ts-check
// Parses JavaScript and TypeScript with the parser that Vite includes (oxc).
import { parseSync } from 'vite';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */
/** @typedef {import('vite').ESTree.Program} Program */
/**
 * One import or re-export. `typeOnly`: erased at compile time (`import { type A }` still loads the module).
 * @typedef {{ specifier: string, line: number, typeOnly: boolean, dynamic: boolean }} Import
 */

/** The last file that was parsed: rules are applied file by file. @type {{ file?: SourceFile, program?: Program }} */
const last = {};
/** Imports of files that were parsed. @type {WeakMap<SourceFile, Import[]>} */
const imports = new WeakMap();

/**
 * The syntax tree of a file.
 * @param {SourceFile} file
 * @returns {Program}
 * @throws {Error} with the name of the file if it cannot be parsed
 */
export function parse(file) {
  if (last.file === file && last.program) return last.program;
  const { program, errors } = parseSync(file.path, file.text, { preserveParens: false });
  if (errors[0]) throw new Error(`${file.path}: ${errors[0].message}`);
  Object.assign(last, { file, program });
  return program;
}

/**
 * All modules that a file references: imports, re-exports, dynamic imports with a literal, `import('…').T` types.
 * @param {SourceFile} file
 * @returns {Import[]} in order of appearance
 */
export function importsOf(file) {
  const known = imports.get(file);
  if (known) return known;
  /** @type {Import[]} */
  const found = [];
  imports.set(file, found);
  walk(parse(file), (node) => {
    const specifier = node.source?.value ?? node.source?.quasis?.[0]?.value.cooked;
    if (typeof specifier !== 'string') return;
    found.push({
      specifier,
      line: lineOf(file.text, node.start),
      typeOnly: node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
      dynamic: node.type === 'ImportExpression',
    });
  });
  return found;
}

/**
 * Calls `visit` for every node, parents first; `visit` may return false to skip children.
 * @param {any} node
 * @param {(node: any, parents: readonly any[]) => void | boolean} visit `parents`: outermost first, valid during the call
 */
export function walk(node, visit) {
  step(node, visit, []);
}

/** @param {any} node @param {(node: any, parents: readonly any[]) => void | boolean} visit @param {any[]} parents */
function step(node, visit, parents) {
  if (visit(node, parents) === false) return;
  parents.push(node);
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (typeof value.type === 'string') step(value, visit, parents);
    else if (Array.isArray(value))
      for (const child of value) if (typeof child?.type === 'string') step(child, visit, parents);
  }
  parents.pop();
}

/** Line number, from 1, of an offset. @param {string} text @param {number} offset @returns {number} */
export function lineOf(text, offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
