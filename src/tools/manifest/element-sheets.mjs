// @ts-check
// The style sheet of each element for pages before any script: its own rules, the kit's rules that name its tag, and
// the tokens that they use. A page links it alone, or a combined sheet that contains it.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readImports, readTokens } from '../theme/sheets.mjs';
import { pickUsed, printSheet } from '../theme/tokens.mjs';

/** @typedef {import('./contracts.mjs').Element} Element */
/** @typedef {'base' | 'extended'} SheetName the sheet for elements on many pages, and the one for elements on few */
/**
 * @typedef {{ tag: string, block: string, name: SheetName, paths: string[], tokens: string }} ElementSheet `name`: the
 * combined sheet that contains all of it
 */

/**
 * File names of the combined sheets, without suffix.
 * @type {Record<SheetName, string>}
 */
export const SHEETS = { base: 'site-elements', extended: 'site-elements-extended' };

/**
 * Paths of the parts of a combined sheet, from the kit, the blocks and the theme. Reverse order compresses best.
 * @param {string} root absolute path of the project
 * @param {SheetName} name
 */
export function findSheets(root, name) {
  return ['src/kit', 'src/blocks', 'src/theme'].flatMap((layer) => {
    if (!existsSync(resolve(root, layer))) return [];
    const paths = readdirSync(resolve(root, layer), { recursive: true }).map(String);
    return paths
      .map((path) => `${layer}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith(`.${name}.css`))
      .sort()
      .reverse();
  });
}

/**
 * @param {string} root absolute path of the project
 * @param {Element[]} elements
 * @returns {ElementSheet[]} sheets of the elements that have one
 */
export function findElementSheets(root, elements) {
  const tokens = readTokens(root);
  const parts = /** @type {const} */ (['base', 'extended']).flatMap((name) =>
    findSheets(root, name).map((path) => ({ name, path, css: readImports(resolve(root, path)) })),
  );
  return elements.flatMap(({ block, contract: { tag } }) => {
    const naming = new RegExp(`\\b${tag}(?![\\w-])`);
    const own = parts.filter(
      ({ path, css }) =>
        path.startsWith(`src/blocks/${block}/`) || (path.startsWith('src/kit/') && naming.test(css)),
    );
    if (own.length === 0) return [];
    const used = pickUsed(tokens, own.map(({ css }) => css).join('\n'));
    const name = own.some((part) => part.name === 'extended') ? 'extended' : 'base';
    return [
      {
        tag,
        block,
        name,
        paths: own.map(({ path }) => path),
        tokens: used.length > 0 ? printSheet(used, 'The tokens that they read.') : '',
      },
    ];
  });
}

/**
 * Tags by the combined sheet that contains their rules.
 * @param {ElementSheet[]} sheets
 * @returns {Record<string, string[]>}
 */
export function groupTags(sheets) {
  const names = /** @type {SheetName[]} */ (Object.keys(SHEETS));
  return Object.fromEntries(
    names.map((name) => [SHEETS[name], sheets.filter((one) => one.name === name).map(({ tag }) => tag)]),
  );
}
