// @ts-check
// `npm run check:layers`: checks the architecture, prints violations as path:line and fails on any.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exit } from 'node:process';
import { checkArchitecture } from './layers/check.mjs';
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
const sheets = readStyles(ROOT, ['src/blocks', 'src/kit', 'src/server/pages']);
const findings = [
  ...checkArchitecture(files, reasons),
  ...sheets.flatMap((sheet) => checkStyles(sheet, names)),
];

for (const { path, line, message } of findings) console.error(`${path}:${line} ${message}`);
if (findings.length > 0) {
  console.error(
    `\n${findings.length} breaches of the architecture (src/tools/layers); a length may be excused in src/tools/layers/long.json.`,
  );
  exit(1);
}
console.log(`${files.length} files keep to the layers, ${sheets.length} style sheets to the design tokens.`);
