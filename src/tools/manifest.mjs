// @ts-check
// `npm run manifest`: writes custom-elements.json, editor data, JSX types and the table of texts from the
// contracts, and the style sheets of the design tokens.
// `-- --check` writes nothing and fails when one of them is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { loadElements } from './manifest/contracts.mjs';
import { messageTable } from './manifest/messages.mjs';
import { outputs } from './manifest/outputs.mjs';
import { themeSheets } from './theme/sheets.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const elements = await loadElements(ROOT);
const messages = await messageTable(ROOT, elements);
const project = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
const files = { ...outputs(elements, messages, project), ...themeSheets(ROOT) };
const stale = Object.entries(files).filter(([path, text]) => {
  const target = resolve(ROOT, path);
  return !existsSync(target) || readFileSync(target, 'utf8') !== text;
});

if (argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run manifest and commit it.`);
  if (stale.length > 0) exit(1);
} else {
  for (const [path, text] of stale) {
    mkdirSync(dirname(resolve(ROOT, path)), { recursive: true });
    writeFileSync(resolve(ROOT, path), text);
    console.log(`wrote ${path}`);
  }
}
console.log(`${elements.length} elements, ${Object.keys(files).length} generated files.`);
