// @ts-check
// `npm run spec`: prints how many requirements of each area have a test. `-- --missing [AREA]` lists those without one,
// `-- --id CON-018` lists the tests of one requirement, `-- --check` only validates references. Fails on an id or a
// ruling that does not exist.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { isTest } from './layers/map.mjs';
import { readSources } from './source/files.mjs';
import { missing, perArea, unknown } from './spec/coverage.mjs';
import { rulingNumbers, unknownRulings } from './spec/rulings.mjs';
import { claimsOf } from './spec/titles.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** @type {import('./spec/coverage.mjs').Spec} */
const spec = JSON.parse(readFileSync(resolve(ROOT, 'src/spec/requirements.json'), 'utf8'));
// Tests of the tools use fictitious requirements and rulings, except tests of `site-elements wrap`, which is published.
const sources = readSources(ROOT, ['src', 'elements', 'demo']).filter(
  ({ path }) => !path.startsWith('src/tools/') || path.startsWith('src/tools/wrap/'),
);
const claims = sources.filter(({ path }) => isTest(path)).flatMap(claimsOf);

const { values, positionals } = parseArgs({
  options: { missing: { type: 'boolean' }, id: { type: 'string' }, check: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.id) printOne(values.id);
else if (values.missing) printMissing(positionals[0]);
else if (!values.check) printAreas();
failOnUnknown();
failOnUnknownRulings();

function printAreas() {
  const rows = perArea(spec, claims);
  for (const { area, name, total, tested } of rows) console.log(row(area, tested, total, name));
  const tested = rows.reduce((sum, row) => sum + row.tested, 0);
  console.log(row('all', tested, spec.requirements.length, ''));
}

/** @param {string} area @param {number} tested @param {number} total @param {string} name */
function row(area, tested, total, name) {
  return `${area.padEnd(4)} ${String(tested).padStart(4)} of ${String(total).padStart(3)}  ${name}`.trimEnd();
}

/** @param {string | undefined} area */
function printMissing(area) {
  if (area && !(area in spec.areas))
    return fail(`${area} is not one of ${Object.keys(spec.areas).join(', ')}.`);
  const open = missing(spec, claims, area);
  for (const { id, text } of open) console.log(`${id}  ${text}`);
  console.log(`${open.length} without a test`);
}

/** @param {string} id */
function printOne(id) {
  const requirement = spec.requirements.find((one) => one.id === id);
  if (!requirement) return fail(`${id} is not a requirement.`);
  console.log(`${id}  ${requirement.text}`);
  const places = claims.filter((claim) => claim.id === id);
  for (const { path, line, title } of places) console.log(`  ${path}:${line}  ${title}`);
  if (places.length === 0) console.log('  no test');
}

function failOnUnknown() {
  const invalid = unknown(spec, claims);
  for (const { id, path, line } of invalid) console.error(`${path}:${line} ${id} is not a requirement`);
  if (invalid.length > 0) exit(1);
}

function failOnUnknownRulings() {
  const numbers = rulingNumbers(readFileSync(resolve(ROOT, 'src/spec/rulings.md'), 'utf8'));
  const invalid = sources.flatMap((source) => unknownRulings(source, numbers));
  for (const { ruling, path, line } of invalid)
    console.error(`${path}:${line} ruling ${ruling} does not exist`);
  if (invalid.length > 0) exit(1);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  exit(1);
}
