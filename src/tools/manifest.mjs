// @ts-check
// `npm run manifest`: generates files from the folders in src/blocks (the entries in `elements/`, custom-elements.json,
// editor data, JSX types, the table of messages) and the style sheets of the design tokens. `-- --check` writes nothing
// and fails if a file is stale.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { loadElements } from './manifest/contracts.mjs';
import { findElementSheets, findSheets } from './manifest/element-sheets.mjs';
import { entries, findStaleEntries } from './manifest/entries.mjs';
import { messageTable } from './manifest/messages.mjs';
import { outputs } from './manifest/outputs.mjs';
import { galleryValueSheet, mapValueSheet, summaryValueSheet } from './manifest/value-rules.mjs';
import { loadModules } from './source/load-modules.mjs';
import { themeSheets } from './theme/sheets.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Values that apply before the script of an element has loaded, the style sheet with their rules, and its generator. */
const VALUE_SHEETS = /** @type {const} */ ([
  [
    'src/blocks/gallery/attributes/common-values.ts',
    'src/blocks/gallery/gallery-values.css',
    galleryValueSheet,
  ],
  ['src/blocks/map/common-values.ts', 'src/blocks/map/map-values.css', mapValueSheet],
  ['src/blocks/summary/common-values.ts', 'src/blocks/summary/summary-values.css', summaryValueSheet],
]);

const elements = await loadElements(ROOT);
const messages = await messageTable(ROOT, elements);
const files = {
  ...entries(
    elements,
    { base: findSheets(ROOT, 'base'), extended: findSheets(ROOT, 'extended') },
    findElementSheets(ROOT, elements),
  ),
  ...outputs(elements, messages, JSON.parse(read('package.json'))),
  ...themeSheets(ROOT),
  ...(await valueSheets()),
};
const stale = Object.entries(files).filter(([path, text]) => {
  const target = resolve(ROOT, path);
  return !existsSync(target) || readFileSync(target, 'utf8') !== text;
});
const surplus = findStaleEntries(ROOT, files, read);

if (argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run manifest and commit it.`);
  for (const path of surplus) console.error(`${path} has no element: run npm run manifest and commit it.`);
  if (stale.length + surplus.length > 0) exit(1);
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(resolve(ROOT, path)), { recursive: true });
    writeFileSync(resolve(ROOT, path), text);
    console.log(`wrote ${path}`);
  }
  for (const path of surplus) rmSync(resolve(ROOT, path));
}
console.log(`${elements.length} elements, ${Object.keys(files).length} generated files.`);

/** @returns {Promise<Record<string, string>>} */
async function valueSheets() {
  // A copy of the project may contain only other elements.
  const sheets = VALUE_SHEETS.filter(([values]) => existsSync(resolve(ROOT, values)));
  const modules = await loadModules(
    ROOT,
    sheets.map(([values]) => values),
  );
  const texts = sheets.map(([, path, generate], index) => [path, generate(modules[index])]);
  return Object.fromEntries(texts);
}

/** @param {string} path */
function read(path) {
  return readFileSync(resolve(ROOT, path), 'utf8');
}
