// @ts-check
// Writes the package `site-elements`: the built library, a loader for bundlers, entries that share React with the host,
// types, and its manifest.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { sheets } from '../../../elements/sheets.mjs';
import { SLIM } from '../vite/slim.mjs';
import { toSheetModule, withImport, withLiteralImports, withSheetModules } from './bundled.mjs';
import { toClientManifest } from './client-manifest.mjs';
import { buildServerRender } from './server-render.mjs';
import { writeTypes } from './types.mjs';

const BUILT = 'dist/elements';
/** Folder of the entries that import React from the host. */
const EXTERNAL = 'react-external';
/** Not part of the package: files that a server compresses itself, and types that the package has in another form. */
const LEFT_OUT = /\.(br|gz)$|(elements|jsx)\.d\.ts$/;

/**
 * @param {string} folder folder in which the package is assembled
 * @param {import('./client-manifest.mjs').Project} project
 */
export async function writeClient(folder, project) {
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  await addWithoutReact(folder);
  await build({ mode: 'lint', logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  const tags = readdirSync(BUILT).flatMap((file) => /^(site-[a-z-]+)\.js$/.exec(file)?.[1] ?? []);
  const styled = Object.values(sheets).flat().sort();
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(folder, name), text);
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  for (const prefix of ['', `${EXTERNAL}/`, `${SLIM}/`]) {
    // A page's loader is unchanged; only bundlers use the other one.
    const [loader, registry] = prefix === `${EXTERNAL}/` ? ['autoload', 'extended-registry'] : BUNDLED;
    const code = withLiteralImports(read(`${prefix}autoload.js`), tags);
    write(`${prefix}${loader}.js`, withImport(code, './extended-registry.js', `./${registry}.js`));
    write(
      `${prefix}${registry}.js`,
      withSheetModules(read(`${prefix}extended-registry.js`), prefix ? '../sheets' : './sheets', styled),
    );
  }
  mkdirSync(join(folder, 'sheets'));
  for (const tag of styled) write(`sheets/${tag}.js`, toSheetModule(read(`${tag}.css`).trim()));
  write('types-only.js', 'export {};\n');
  write('custom-elements.json', toPackagedManifest(readFileSync('custom-elements.json', 'utf8')));
  for (const name of ['vscode.html-custom-data.json', 'web-types.json'])
    copyFileSync(`src/editors/${name}`, join(folder, name));
  const languages = readdirSync('src/languages').filter((file) => file.endsWith('.json'));
  for (const name of languages) copyFileSync(`src/languages/${name}`, join(folder, 'languages', name));
  copyFileSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
  const readme = readFileSync('src/tools/packages/client-readme.md', 'utf8');
  write('README.md', readme.replaceAll('@VERSION', `@${project.version}`));
  await buildServerRender(folder, BUILT);
  await writeTypes(folder, tags);
  write(
    'package.json',
    `${JSON.stringify(toClientManifest(project, { tags, styled, languages }), null, 2)}\n`,
  );
}

/** The manifest with the paths of built scripts, without references to sources. @param {string} json */
function toPackagedManifest(json) {
  const manifest = JSON.parse(json, (key, value) => {
    if (key === 'path' || key === 'module') return value.replace(/^elements\/(.*)\.ts$/, '$1.js');
    return key === 'references' ? undefined : value;
  });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const BUNDLED = ['autoload.bundled', 'extended-registry.bundled'];

/**
 * Builds the elements again, with the host's React. Chunks without React have the same content, thus the same name, and
 * are shared.
 * @param {string} folder
 */
async function addWithoutReact(folder) {
  const draft = `${folder}-${EXTERNAL}`;
  await build({ mode: EXTERNAL, logLevel: 'error', build: { outDir: draft, emptyOutDir: true } });
  mkdirSync(join(folder, EXTERNAL));
  for (const path of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js') && !path.startsWith('assets')) continue;
    const target = join(folder, path);
    if (!existsSync(target)) copyFileSync(join(draft, path), target);
    else if (!path.includes('.')) continue;
    else if (!readFileSync(target).equals(readFileSync(join(draft, path))))
      throw new Error(`${path} exists twice with different contents.`);
  }
}
