// @ts-check
// Finds API addresses: product code takes them from core/calls.ts by the name of the call.
import { lineOf, parse, walk } from '../source/parse.mjs';
import { isProduct } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

const TABLE = 'src/core/calls.ts';

/** Contracts and samples show what a page writes. */
const EXEMPT = /\.(?:contract|sample)\.ts$|^(?:src\/tools|demo)\//;

/**
 * @param {SourceFile} file
 * @param {ReadonlySet<string>} paths paths in the table, without parameters at the end
 * @returns {Finding[]}
 */
export function checkApiPaths(file, paths) {
  if (!isProduct(file.path) || file.path === TABLE || EXEMPT.test(file.path)) return [];
  /** @type {Finding[]} */
  const findings = [];
  walk(parse(file), (node) => {
    const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? node.value : '';
    if (typeof text !== 'string' || !(/(?:^|["'])\/api\//.test(text) || paths.has(text.replace(/\/$/, ''))))
      return;
    const message = `writes the API path ${JSON.stringify(text)}; refer to the call by its name in core/calls.ts`;
    findings.push({ path: file.path, line: lineOf(file.text, node.start), message });
  });
  return findings;
}

/**
 * Paths with several segments, each without a parameter at its end.
 * @param {string} table source of core/calls.ts
 * @returns {Set<string>}
 */
export function readPaths(table) {
  const rows = [...table.matchAll(/\((?:get|post|put|remove)?\(?'([\w./:-]+)'\)/g)];
  const paths = rows.map(([, path = '']) => path.replace(/(?:\/:\w+)+$/, ''));
  return new Set(paths.filter((path) => path.includes('/')));
}
