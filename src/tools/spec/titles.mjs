// @ts-check
// Extracts requirement ids from the titles of tests and suites, including titles filled in from `.each` tables and
// loops. Skipped tests do not count.
import { lineOf, parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {{ id: string, path: string, line: number, title: string }} Claim */

const ID = /\b[A-Z][A-Z0-9]{2}-\d{3}\b/g;
const BRACKETS = /\[[^\]]*\]/g;
/** A bracket with a run-time value: `[%s]`, `[$id]`, `[${id}]` (read as `[$]`). */
const BLANK = /\[[^\]]*(?:%s|\$)[^\]]*\]/;

/**
 * @param {SourceFile} file
 * @returns {Claim[]} in order of appearance; one per id and title
 */
export function claimsOf(file) {
  const program = parse(file);
  /** @type {Claim[]} */
  const claims = [];
  walk(program, (node, parents) => {
    const call = testCall(node);
    if (!call) return undefined;
    if (call.skipped) return false;
    const ids = new Set([
      ...bracketed(call.title),
      ...(BLANK.test(call.title) ? filledIn(program, call.table, parents) : []),
    ]);
    const line = lineOf(file.text, node.start);
    for (const id of ids) claims.push({ id, path: file.path, line, title: call.title });
    return undefined;
  });
  return claims;
}

/** Ids inside square brackets. @param {string} title @returns {string[]} */
function bracketed(title) {
  return (title.match(BRACKETS) ?? []).flatMap((part) => part.match(ID) ?? []);
}

/**
 * Title, `.each` table and state of a test or suite: `it('…')`, `test.only('…')`, `describe.each(table)('…')`,
 * `it.each`…`('…')`.
 * @param {any} node
 * @returns {{ title: string, table: any, skipped: boolean } | undefined}
 */
function testCall(node) {
  if (node.type !== 'CallExpression') return undefined;
  const { names, table } = calleeOf(node.callee);
  if (!/^x?(?:it|test|describe|suite|context)$/.test(names[0] ?? '')) return undefined;
  const title = textOf(node.arguments[0]);
  if (title === undefined) return undefined;
  return {
    title,
    table,
    skipped: names[0]?.startsWith('x') || names.some((name) => name === 'skip' || name === 'todo'),
  };
}

/** Dotted name of a callee, through `.each(table)`. @param {any} callee @returns {{ names: string[], table?: any }} */
function calleeOf(callee) {
  if (callee.type === 'CallExpression') return { ...calleeOf(callee.callee), table: callee.arguments[0] };
  if (callee.type === 'TaggedTemplateExpression') return { ...calleeOf(callee.tag), table: callee.quasi };
  if (callee.type === 'Identifier') return { names: [callee.name] };
  if (callee.type !== 'MemberExpression') return { names: [] };
  return { names: [...calleeOf(callee.object).names, callee.property.name] };
}

/** Text of a literal, a template (its expressions read as `$`) or a sum of them. @param {any} node @returns {string | undefined} */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('$');
  if (node?.type !== 'BinaryExpression') return undefined;
  return `${textOf(node.left) ?? '$'}${textOf(node.right) ?? '$'}`;
}

/**
 * Ids in tables that fill in a title: its own, and those of surrounding loops.
 * @param {any} program
 * @param {any} table
 * @param {readonly any[]} parents
 */
function filledIn(program, table, parents) {
  const loops = parents.flatMap((node) => {
    if (node.type === 'ForOfStatement') return [node.right];
    return node.type === 'CallExpression' && node.callee.property?.name === 'forEach'
      ? [node.callee.object]
      : [];
  });
  return [...(table ? [table] : []), ...loops].flatMap((source) => idsIn(resolve(program, source)));
}

/** Value of a constant in this file; other nodes are returned unchanged. @param {any} program @param {any} node */
function resolve(program, node) {
  const names = new Set();
  walk(node, (part) => {
    if (part.type === 'Identifier') names.add(part.name);
  });
  /** @type {any[]} */
  const values = [node];
  walk(program, (part) => {
    if (part.type === 'VariableDeclarator' && names.has(part.id.name) && part.init) values.push(part.init);
  });
  return values;
}

/** Ids that are whole strings or part of an `.each` template. @param {any[]} nodes @returns {string[]} */
function idsIn(nodes) {
  /** @type {string[]} */
  const found = [];
  for (const root of nodes) {
    walk(root, (node) => {
      const text = node.type === 'TemplateElement' ? node.value.cooked : node.value;
      if (typeof text === 'string') found.push(...(text.match(ID) ?? []));
    });
  }
  return found;
}
