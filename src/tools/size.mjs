// @ts-check
// `npm run size`: prints the size of the built library and compares it with src/tools/size-budgets.json. KiB
// minified, gzip -9 and brotli -11, each entry with the chunks that only it imports, and with all static imports.
// Needs `npm run build:elements`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { compareBudgets, unbudgeted, withElementBudgets } from './size/budgets.mjs';
import { bundle } from './size/bundle.mjs';
import { readBuild } from './size/measure.mjs';

const folder = resolve(argv[2] ?? resolve(import.meta.dirname, '../../dist/elements'));
if (!existsSync(folder)) {
  console.error(`${folder} does not exist: run npm run build:elements first.`);
  exit(1);
}

const nested = readdirSync(folder).filter((name) => existsSync(resolve(folder, name, 'autoload.js')));
const build = readBuild(folder).filter(({ path }) => !nested.some((name) => path.startsWith(`${name}/`)));
const budgets = withElementBudgets(
  build,
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'size-budgets.json'), 'utf8')),
);
const rows = compareBudgets(
  build,
  budgets.filter(({ modules, build }) => !modules && !build),
);
for (const budget of budgets) {
  if (budget.build) rows.push(...compareBudgets(readBuild(resolve(folder, budget.build)), [budget]));
  if (!budget.modules) continue;
  const bundled = await bundle(budget.name, budget.modules);
  rows.push(...compareBudgets([bundled], [{ ...budget, files: [budget.name] }]));
}

console.log(`${''.padEnd(26)}${'own'.padStart(18)}${'with shared'.padStart(27)}`);
console.log(`${'KiB'.padEnd(26)}${heading()}${heading()}  budget`);
for (const { name, own, shared, limit, problem } of rows) {
  console.log(`${name.padEnd(26)}${cells(own)}${cells(shared)}  ${limit}${problem ? '  EXCEEDED' : ''}`);
}

const problems = [
  ...rows.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : [])),
  ...unbudgeted(build, budgets).map((name) => `${name} has no budget: add one, with the reason`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) exit(1);

function heading() {
  return ['min', 'gzip', 'br'].map((unit) => unit.padStart(9)).join('');
}

/** @param {import('./size/measure.mjs').Size} size */
function cells({ min, gzip, brotli }) {
  return [min, gzip, brotli].map((bytes) => (bytes / 1024).toFixed(2).padStart(9)).join('');
}
