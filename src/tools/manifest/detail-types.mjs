// @ts-check
// What does the detail of each event look like, and the type of each member? The type argument of `event<…>()`,
// `method<…>()`, `property<…>()` and `reading<…>()` in a contract's source, with the names of local and imported types
// spelled out, so that documentation shows the shape itself.
import { posix } from 'node:path';
import { parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {(path: string) => SourceFile | undefined} ReadModule finds a module by its path without extension */
/** @typedef {{ file: SourceFile, node: any }} Declared a type's node and the file it stands in */
/** @typedef {{ text: string, imports: Record<string, string> }} DetailType `imports`: names that stay names, to the path of their module */

/** The helpers of src/kit/contract/contract.ts whose type argument is documentation. */
const TYPED = new Set(['event', 'method', 'property', 'readonlyProperty']);

/** Types expand into types; a type that refers to itself stays a name at this depth. */
const DEEPEST = 6;

/** A type that takes more characters than this stays a name. */
const LONGEST = 2000;

/**
 * Event or member to its type (`undefined` for an event without detail).
 * @param {SourceFile} contract
 * @param {ReadModule} readModule
 * @returns {Record<string, DetailType>}
 */
export function detailTypes(contract, readModule) {
  /** @type {Record<string, DetailType>} */
  const types = {};
  walk(parse(contract), (node) => {
    if (node.type !== 'Property' || !TYPED.has(node.value?.callee?.name)) return;
    const detail = node.value.typeArguments?.params[0];
    /** @type {Record<string, string>} */
    const imports = {};
    const text = detail
      ? spell({ file: contract, node: detail }, { readModule, imports, depth: 0 })
      : 'undefined';
    types[node.key.value ?? node.key.name] = { text, imports };
  });
  return types;
}

/**
 * Text of a type with every name it uses spelled out; a name whose type is computed (`typeof …`) stays and is noted.
 * @param {Declared} type
 * @param {{ readModule: ReadModule, imports: Record<string, string>, depth: number }} context
 * @returns {string}
 */
function spell({ file, node }, context) {
  const changes = comments(file, node);
  walk(node, (part) => {
    const name = part.type === 'TSTypeReference' ? part.typeName.name : undefined;
    const declared = name ? find(file, name, context.readModule) : undefined;
    if (!declared) return undefined;
    const imports = { ...context.imports };
    const text =
      context.depth === DEEPEST || isComputed(declared)
        ? undefined
        : spell(declared, { ...context, imports, depth: context.depth + 1 });
    if (text === undefined || text.length > LONGEST) context.imports[name] = declared.file.path;
    else {
      Object.assign(context.imports, imports);
      changes.push({ start: part.start, end: part.end, by: enclose(declared, text) });
    }
    return false;
  });
  return tidy(replace(file.text, node, changes));
}

/** @param {Declared} declared */
function isComputed({ node }) {
  let computed = false;
  walk(node, (part) => {
    computed ||= part.type === 'TSTypeQuery';
  });
  return computed;
}

/** @typedef {{ start: number, end: number, by: string }} Change */

/** The node's text with the changes made. @param {string} text @param {any} node @param {Change[]} changes */
function replace(text, node, changes) {
  // Last first, so that the positions before stay true.
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, by }) => so.slice(0, start - node.start) + by + so.slice(end - node.start),
      text.slice(node.start, node.end),
    );
}

/** A union needs parentheses where it stands in for a name. @param {Declared} declared @param {string} text */
function enclose({ node }, text) {
  return /^TS(?:Union|Intersection|Function|Conditional)Type$/.test(node.type) ? `(${text})` : text;
}

/** One line; no semicolon before a brace, no parentheses around a whole member. @param {string} text */
function tidy(text) {
  return text
    .replace(/\s+/g, ' ')
    .replace(/;\s*}/g, ' }')
    .replace(/: \(([^()]*)\)(?=[;,]| })/g, ': $1')
    .trim();
}

/** @param {SourceFile} file @param {any} node @returns {Change[]} */
function comments({ text }, { start, end }) {
  const found = [...text.slice(start, end).matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)];
  return found.map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    by: '',
  }));
}

/** Where a type name of a file is declared: there, or in the module it is imported from. @param {SourceFile} file @param {string} name @param {ReadModule} readModule @returns {Declared | undefined} */
function find(file, name, readModule) {
  for (const statement of parse(file).body) {
    /** @type {any} */
    const part = statement;
    const declaration = part.declaration ?? part;
    if (declaration.id?.name === name && declaration.type === 'TSTypeAliasDeclaration')
      return { file, node: declaration.typeAnnotation };
    if (declaration.id?.name === name && declaration.type === 'TSInterfaceDeclaration')
      return { file, node: declaration.body };
    const imported = (part.specifiers ?? []).find(
      (/** @type {any} */ one) => part.source && (one.local ?? one.exported)?.name === name,
    );
    if (!imported || !part.source.value.startsWith('.')) continue;
    const module = readModule(posix.join(posix.dirname(file.path), part.source.value));
    return module && find(module, imported.imported?.name ?? name, readModule);
  }
  return undefined;
}
