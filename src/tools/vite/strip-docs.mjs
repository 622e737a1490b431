// @ts-check
// How do the sentences of a contract stay out of what visitors load? In the library build they are cut from
// `*.contract.ts` and the `*.attributes.ts` they are made of; manifest, editors and the demo read the source.
import { parse, walk } from '../source/parse.mjs';

/** Position of the sentence among the arguments of each helper of src/kit/contract/attributes.ts and contract.ts. */
const SENTENCE = {
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

/** Properties of a contract that the running element does not read; the loader has `when` from its own file, which nothing else imports. @type {Record<string, string>} */
const DOCUMENTATION = {
  description: "''",
  slots: '{}',
  parts: '{}',
  cssProperties: '{}',
  loading: 'undefined',
};

/** @returns {import('vite').Plugin} */
export function stripDocs() {
  return {
    name: 'strip-docs',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(contract|attributes)\.ts$/ },
      handler: (code, id) => ({ code: withoutSentences(code, id), map: null }),
    },
  };
}

/**
 * The source of a contract with every sentence emptied.
 * @param {string} code TypeScript
 * @param {string} file its name, for the parser's messages
 */
export function withoutSentences(code, file) {
  const program = parse({ path: file, text: code });
  /** @type {{ start: number, end: number, by: string }[]} */
  const cuts = [];
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.loading'))
      cuts.push({ start: node.start, end: node.end, by: '' });
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const sentence = node.arguments[SENTENCE[/** @type {keyof typeof SENTENCE} */ (node.callee.name)] ?? -1];
    if (sentence?.type === 'Literal') cuts.push({ start: sentence.start, end: sentence.end, by: "''" });
    if (node.callee.name === 'contract') cuts.push(...documentationOf(node.arguments[0]));
  });
  // Last first, so that the positions before stay true.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** @param {any} face the object literal given to `contract` */
function documentationOf(face) {
  return (face?.properties ?? [])
    .filter((/** @type {any} */ property) => property.key?.name in DOCUMENTATION)
    .map((/** @type {any} */ { key, start, end }) => ({
      start,
      end,
      by: `${key.name}: ${DOCUMENTATION[key.name]}`,
    }));
}
