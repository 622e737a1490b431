// @ts-check
// Finds the exports of React that the elements and r2wc import.
import { readSources } from '../source/files.mjs';
import { parse, walk } from '../source/parse.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {'react' | 'react/jsx-runtime' | 'react-dom' | 'react-dom/client'} ReactModule */

/** The sources of the elements, and r2wc. */
const FOLDERS = ['src/kit', 'src/blocks', 'elements', 'node_modules/@r2wc/react-to-web-component/dist'];

/** Tests, and the files that other builds use instead of React. */
const EXCLUDED = /\.(?:test|spec)\.|\/testing\/|^src\/kit\/slim\//;

/** @param {string} root absolute path of the project */
export const readReactExports = (root) =>
  findReactExports(readSources(root, FOLDERS).filter(({ path }) => !EXCLUDED.test(path)));

/**
 * The names of the imported exports of each module, sorted.
 * @param {readonly SourceFile[]} files
 * @returns {Record<ReactModule, string[]>}
 */
export function findReactExports(files) {
  const found = {
    react: new Set(),
    // Compiled JSX imports these.
    'react/jsx-runtime': new Set(['Fragment', 'jsx', 'jsxs']),
    'react-dom': new Set(),
    'react-dom/client': new Set(),
  };
  for (const file of files.filter(({ text }) => /from ["']react/.test(text))) {
    const program = parse(file);
    for (const node of program.body) {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type' || !(node.source.value in found))
        continue;
      const names = found[/** @type {ReactModule} */ (node.source.value)];
      for (const name of node.specifiers.flatMap((one) => getNames(one, program))) names.add(name);
    }
  }
  return /** @type {Record<ReactModule, string[]>} */ (
    Object.fromEntries(
      Object.entries(found).map(([name, names]) => [name, [...names].sort((a, b) => (a < b ? -1 : 1))]),
    )
  );
}

/** @param {any} specifier @param {any} program */
function getNames(specifier, program) {
  if (specifier.type === 'ImportSpecifier')
    return specifier.importKind === 'type' ? [] : [specifier.imported.name];
  /** @type {string[]} */
  const names = [];
  walk(program, ({ type, object, property }) => {
    if (type === 'MemberExpression' && object.name === specifier.local.name) names.push(property.name);
  });
  return names;
}
