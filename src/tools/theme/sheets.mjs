// @ts-check
// The style sheets that are printed from the design tokens.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pickRead, printSheet, toProperties } from './tokens.mjs';

const BASE_SHEET = 'elements/site-elements.css';
const ALL = 'src/theme/tokens.css';
const BASE = 'src/theme/tokens.base.css';

/**
 * Path to content: all tokens, and those that the base style sheet reads.
 * @param {string} root of the project
 * @returns {Record<string, string>}
 */
export function themeSheets(root) {
  const tokens = JSON.parse(readFileSync(resolve(root, 'src/theme/tokens.json'), 'utf8'));
  const properties = toProperties(tokens);
  const base = pickRead(properties, readImports(resolve(root, BASE_SHEET), resolve(root, BASE)));
  return {
    [ALL]: printSheet(properties, 'Generated from tokens.json by `npm run manifest`: all semantic tokens.'),
    [BASE]: printSheet(
      base,
      'Generated from tokens.json by `npm run manifest`: the tokens that the base style sheet reads.',
    ),
  };
}

/** The text of a style sheet and of all that it imports, but one. @param {string} path @param {string} except @returns {string} */
function readImports(path, except) {
  if (path === except || !existsSync(path)) return '';
  const css = readFileSync(path, 'utf8');
  const imports = [...css.matchAll(/@import\s+"([^"]+)"/g)].map(([, target]) =>
    readImports(resolve(dirname(path), target ?? ''), except),
  );
  return [css, ...imports].join('\n');
}
