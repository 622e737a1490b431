// @ts-check
// Types of event details and members: the type arguments of `event<…>()`, `method<…>()`, `property<…>()` and
// `readonlyProperty<…>()` in a contract, with local and imported names expanded, so that documentation shows their
// shape.
import { posix } from 'node:path';
import { parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {(path: string) => SourceFile | undefined} ReadModule finds a module by its path without extension */
/**
 * @typedef {{ file: SourceFile, node: any }} Declared the node of a type and its file
 */
/**
 * @typedef {{ text: string, imports: Record<string, string> }} DetailType `imports`: names that are not expanded,
 * with the paths of their modules
 */

/** Helpers of src/kit/contract/contract.ts whose type argument is documented. */
const TYPED_HELPERS = new Set(['event', 'method', 'property', 'readonlyProperty']);

/** Maximum depth of expansion; recursive types end here. */
const MAX_DEPTH = 6;

/** Maximum length of an expanded type, in characters. */
const MAX_LENGTH = 2000;

/**
 * Types by event or member (`undefined` for an event without detail).
 * @param {SourceFile} contract
 * @param {ReadModule} readModule
 * @returns {Record<string, DetailType>}
 */
export function detailTypes(contract, readModule) {
  /** @type {Record<string, DetailType>} */
  const types = {};
  walk(parse(contract), (node) => {
    if (node.type !== 'Property' || !TYPED_HELPERS.has(node.value?.callee?.name)) return;
    const detail = node.value.typeArguments?.params[0];
    /** @type {Record<string, string>} */
    const imports = {};
    const text = detail
      ? expandType({ file: contract, node: detail }, { readModule, imports, depth: 0 })
      : 'undefined';
    types[node.key.value ?? node.key.name] = { text, imports };
  });
  return types;
}

/**
 * Text of a type with all names expanded, except computed types (`typeof …`), whose names are added to `imports`.
 * @param {Declared} type
 * @param {{ readModule: ReadModule, imports: Record<string, string>, depth: number }} context
 * @returns {string}
 */
function expandType({ file, node }, context) {
  const changes = comments(file, node);
  walk(node, (part) => {
    const name = part.type === 'TSTypeReference' ? part.typeName.name : undefined;
    const declared = name ? find(file, name, context.readModule) : undefined;
    if (!declared) return undefined;
    const imports = { ...context.imports };
    const text =
      context.depth === MAX_DEPTH || isComputed(declared)
        ? undefined
        : expandType(declared, { ...context, imports, depth: context.depth + 1 });
    if (text === undefined || text.length > MAX_LENGTH) context.imports[name] = declared.file.path;
    else {
      Object.assign(context.imports, imports);
      changes.push({ start: part.start, end: part.end, by: addParentheses(declared, text) });
    }
    return false;
  });
  return normalizeWhitespace(replace(file.text, node, changes));
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

/** The node's text with the changes applied. @param {string} text @param {any} node @param {Change[]} changes */
function replace(text, node, changes) {
  // Starts at the end, so that earlier positions stay valid.
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, by }) => so.slice(0, start - node.start) + by + so.slice(end - node.start),
      text.slice(node.start, node.end),
    );
}

/** Adds parentheses to a union that replaces a name. @param {Declared} declared @param {string} text */
function addParentheses({ node }, text) {
  return /^TS(?:Union|Intersection|Function|Conditional)Type$/.test(node.type) ? `(${text})` : text;
}

/**
 * One line, without semicolons before braces and without parentheses around a whole member.
 * @param {string} text
 */
function normalizeWhitespace(text) {
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

/**
 * The declaration of a type name, in the file or in the module that it is imported from.
 * @param {SourceFile} file
 * @param {string} name
 * @param {ReadModule} readModule
 * @returns {Declared | undefined}
 */
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
