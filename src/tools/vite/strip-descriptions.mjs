// @ts-check
// Vite plugin that removes descriptions and other parts that elements do not read at run time from `*.contract.ts` and
// `*.attributes.ts`, and from the helpers that these files call. The manifest, the editor data and the demo are generated
// from the source.
import { parse, walk } from '../source/parse.mjs';

/** Position of the description among the arguments of each helper in src/kit/contract. @type {Record<string, number>} */
const DESCRIPTION_ARGUMENT = {
  text: 1,
  flag: 1,
  number: 1,
  json: 1,
  choice: 2,
  event: 0,
  method: 0,
  property: 0,
  readonlyProperty: 0,
};

/** Parts of a contract that are not read at run time. The loader imports `loading` from its own file. */
const DOCUMENTATION = new Set([
  'description',
  'kind',
  'loading',
  'dependencies',
  'events',
  'slots',
  'parts',
  'cssProperties',
]);

/** Parts that are read only for elements with a view. */
const OF_VIEWS = new Set(['root', 'jsonChild']);

/** @returns {import('vite').Plugin} */
export function stripDescriptions() {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /(\.|\/kit\/contract\/)(contract|attributes)\.ts(\?|$)/ },
      handler: (code, id) => ({ code: withoutDescriptions(code, id.replace(/\?.*/, '')), map: null }),
    },
  };
}

/** @typedef {{ start: number, end: number, replacement: string }} Edit */

/**
 * The source of a contract without its documentation.
 * @param {string} code TypeScript
 * @param {string} file its name, for the parser's messages
 */
export function withoutDescriptions(code, file) {
  const program = parse({ path: file, text: code });
  /** @type {Edit[]} */
  const edits = [];
  walk(program, (node, parents) => {
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.loading'))
      edits.push({ start: node.start, end: node.end, replacement: '' });
    if (node.type === 'Property' && (isCopied(node) || isUnreadPart(node, parents))) {
      const [comma = ''] = /^\s*,/.exec(code.slice(node.end)) ?? [];
      edits.push({ start: node.start, end: node.end + comma.length, replacement: '' });
      return false;
    }
    if (node.type !== 'CallExpression') return undefined;
    const edit = removeDescription(node, code);
    if (edit) edits.push(edit);
    return undefined;
  });
  // Starts at the end, so that earlier positions stay valid.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}

/**
 * Removes the argument if it is the last one, otherwise empties it.
 * @param {any} call
 * @param {string} code
 * @returns {Edit | undefined}
 */
function removeDescription(call, code) {
  const position = DESCRIPTION_ARGUMENT[call.callee.name] ?? -1;
  const description = call.arguments[position];
  if (description?.type !== 'Literal') return undefined;
  const { start, end } = description;
  if (position < call.arguments.length - 1) return { start, end, replacement: "''" };
  const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
  return { start: call.arguments[position - 1]?.end ?? start, end: end + comma.length, replacement: '' };
}

/** Whether a helper copies its description into what it returns. @param {any} property */
const isCopied = ({ key, shorthand }) => shorthand && key.name === 'description';

/**
 * @param {any} property
 * @param {readonly any[]} parents
 */
function isUnreadPart({ key: { name } }, parents) {
  if (!isContract(parents)) return false;
  const definition = parents.at(-1);
  const kind = definition.properties.find((/** @type {any} */ { key }) => key?.name === 'kind');
  return DOCUMENTATION.has(name) || (OF_VIEWS.has(name) && kind?.value.value !== 'react');
}

/** Whether a property belongs to the object that is passed to `contract`. @param {readonly any[]} parents */
function isContract(parents) {
  return parents.at(-1)?.type === 'ObjectExpression' && parents.at(-2)?.callee?.name === 'contract';
}
