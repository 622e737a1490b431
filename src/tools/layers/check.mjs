// @ts-check
// Applies all architecture rules to all files.
import { checkApiPaths, readPaths } from './api-paths.mjs';
import { checkGlobals } from './globals.mjs';
import { checkImports } from './imports.mjs';
import { checkInlineStyles } from './inline-styles.mjs';
import { checkLengths, findLongParts } from './lengths.mjs';
import { checkMarkup } from './markup.mjs';
import { checkMissingAwaits } from './missing-awaits.mjs';
import { checkSideEffects } from './side-effects.mjs';
import { checkTiers } from './tiers.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

const RULES = [
  checkImports,
  checkTiers,
  checkGlobals,
  checkSideEffects,
  checkMarkup,
  checkInlineStyles,
  checkMissingAwaits,
];

/**
 * All violations, sorted by path and line.
 * @param {SourceFile[]} files
 * @param {import('./lengths.mjs').Reasons} [reasons] exemptions from the length limits
 * @returns {Finding[]}
 */
export function checkArchitecture(files, reasons = {}) {
  const table = files.find(({ path }) => path === 'src/core/calls.ts');
  const paths = readPaths(table?.text ?? '');
  // File by file: `parse` keeps the tree of one file.
  const results = files.map((file) => ({
    findings: [...checkApiPaths(file, paths), ...RULES.flatMap((rule) => rule(file))],
    long: findLongParts(file),
  }));
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...checkLengths(
      results.flatMap(({ long }) => long),
      reasons,
    ),
  ];
  return findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
