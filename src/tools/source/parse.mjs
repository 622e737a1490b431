// @ts-check
// Parses JavaScript and TypeScript with the parser that Vite includes (oxc).
import { parseSync } from 'vite';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */
/** @typedef {import('vite').ESTree.Program} Program */
/**
 * One import or re-export. `typeOnly`: erased at compile time (`import { type A }` still loads the module).
 * @typedef {{ specifier: string, line: number, typeOnly: boolean, dynamic: boolean }} Import
 */

/**
 * The syntax tree of a file.
 * @param {SourceFile} file
 * @returns {Program}
 * @throws {Error} with the name of the file if it cannot be parsed
 */
export function parse({ path, text }) {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/**
 * All modules that a file references: imports, re-exports, dynamic imports with a literal, `import('…').T` types.
 * @param {SourceFile} file
 * @returns {Import[]} in order of appearance
 */
export function importsOf(file) {
  /** @type {Import[]} */
  const found = [];
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
 * @param {(node: any, parents: readonly any[]) => void | boolean} visit
 * @param {readonly any[]} [parents] outermost first
 */
export function walk(node, visit, parents = []) {
  if (visit(node, parents) === false) return;
  const inside = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') walk(child, visit, inside);
    }
  }
}

/** Line number, from 1, of an offset. @param {string} text @param {number} offset @returns {number} */
export function lineOf(text, offset) {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
