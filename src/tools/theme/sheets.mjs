// @ts-check
// Style sheets generated from the design tokens.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pickUsed, printSheet, toProperties } from './tokens.mjs';

const BASE_SHEET = 'elements/site-elements.css';
const EXTENDED_SHEET = 'elements/site-elements-extended.css';
const ALL = 'src/theme/tokens.css';
const BASE = 'src/theme/tokens.base.css';
const EXTENDED = 'src/theme/tokens.extended.css';
const ELEMENTS = 'src/theme/tokens.elements.css';
/** Folders whose style sheets belong to elements. */
const ELEMENT_FOLDERS = ['src/blocks', 'src/kit'];

/**
 * Content by path: all tokens, the tokens that the base style sheet uses, further ones that the extended style sheet
 * uses, and those that elements use once their script has loaded.
 * @param {string} root root of the project
 * @returns {Record<string, string>}
 */
export function themeSheets(root) {
  const properties = readTokens(root);
  const base = pickUsed(properties, readImports(resolve(root, BASE_SHEET), resolve(root, BASE)));
  const extended = pickUsed(properties, readImports(resolve(root, EXTENDED_SHEET), resolve(root, EXTENDED)));
  const added = extended.filter((property) => !base.includes(property));
  const read = pickUsed(properties, readFolders(root));
  return {
    [ALL]: printSheet(properties, comment('all semantic tokens.')),
    [BASE]: printSheet(base, comment('the tokens that the base style sheet reads.')),
    [EXTENDED]: printSheet(added, comment('the tokens that only the extended style sheet reads.')),
    [ELEMENTS]: printSheet(read, comment('the tokens that elements read.')),
  };
}

/**
 * The tokens as custom properties.
 * @param {string} root root of the project
 */
export const readTokens = (root) =>
  toProperties(JSON.parse(readFileSync(resolve(root, 'src/theme/tokens.json'), 'utf8')));

/** @param {string} content */
const comment = (content) => `Generated from tokens.json by \`npm run manifest\`: ${content}`;

/**
 * The text of all element style sheets.
 * @param {string} root
 */
function readFolders(root) {
  return ELEMENT_FOLDERS.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(resolve(root, folder, file), 'utf8')),
  ).join('\n');
}

/**
 * The text of a style sheet and all of its imports except one.
 * @param {string} path
 * @param {string} [except]
 * @returns {string}
 */
export function readImports(path, except) {
  if (path === except || !existsSync(path)) return '';
  const css = readFileSync(path, 'utf8');
  const imports = [...css.matchAll(/@import\s+"([^"]+)"/g)].map(([, target]) =>
    readImports(resolve(dirname(path), target ?? ''), except),
  );
  return [css, ...imports].join('\n');
}
