// @ts-check
// `npm run check:layers`: checks layers, import cycles, file roles and design tokens; prints violations as path:line
// and fails if there are any.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exit } from 'node:process';
import { checkArchitecture } from './layers/check.mjs';
import { checkCycles } from './layers/cycles.mjs';
import { checkHasSelectors } from './layers/has-selectors.mjs';
import { checkRoles } from './layers/roles.mjs';
import { checkSheets } from './layers/sheets.mjs';
import { checkStyles } from './layers/styles.mjs';
import { readSources, readStyles } from './source/files.mjs';
import { toProperties } from './theme/tokens.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const reasons = JSON.parse(readFileSync(resolve(import.meta.dirname, 'layers/long.json'), 'utf8'));
const files = readSources(ROOT, ['src', 'elements', 'demo']).filter(
  ({ path }) => !path.startsWith('demo/benchmarks/'),
);
const tokens = toProperties(JSON.parse(readFileSync(resolve(ROOT, 'src/theme/tokens.json'), 'utf8')));
const names = new Set(tokens.map(({ name }) => name));
const sheets = readStyles(ROOT, ['src/blocks', 'src/core', 'src/kit', 'src/server/pages']);
const findings = [
  ...checkArchitecture(files, reasons),
  ...checkCycles(files),
  ...checkSheets(files, (path) => existsSync(resolve(ROOT, path))),
  ...checkRoles(
    files,
    sheets.map(({ path }) => path),
  ),
  ...sheets.flatMap((sheet) => checkStyles(sheet, names)),
  ...sheets.filter(({ path }) => path.endsWith('.base.css')).flatMap(checkHasSelectors),
];

for (const { path, line, message } of findings) console.error(`${path}:${line} ${message}`);
if (findings.length > 0) {
  console.error(
    `\n${findings.length} violations of the architecture (src/tools/layers, CONTRIBUTING.md); a length may be exempted in src/tools/layers/long.json.`,
  );
  exit(1);
}
console.log(
  `${files.length} files follow the architecture, ${sheets.length} style sheets the design tokens.`,
);
