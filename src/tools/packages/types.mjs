// @ts-check
// Writes the types of the package `site-elements`: one declaration file per entry, the frameworks' types, and the
// declarations of the functions that some entries export.

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { toPropsInterfaces } from '../manifest/jsx.mjs';
import { importsOf } from '../source/parse.mjs';
import { SLIM } from '../vite/slim.mjs';

/** Folder in the package for function declarations. */
const SOURCES = 'types';
const LIBRARIES = ['rules', 'theme', 'show-widget'];
const SERVER_RENDER = 'src/server-render/index';
/** Folders with the same entries for another runtime. */
const BUILDS = ['react-external', SLIM];
const FRAMEWORKS = 'src/tools/packages/frameworks';

/**
 * @param {string} folder folder of the package
 * @param {readonly string[]} tags
 */
export async function writeTypes(folder, tags) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(folder, name), text);
  const functions = Object.fromEntries(tags.map((tag) => [tag, functionsOf(tag)]));
  const used = [
    ...LIBRARIES.map((name) => `elements/${name}`),
    SERVER_RENDER,
    ...Object.values(functions).flatMap((list) => list.map(({ file }) => file)),
  ];
  const emitted = emit(`${folder}-types`, used);
  copyReachable(
    emitted,
    join(folder, SOURCES),
    used.map((file) => `${file}.d.ts`),
  );
  for (const name of LIBRARIES) write(`${name}.d.ts`, `export * from './${SOURCES}/elements/${name}.js';\n`);
  write('server-render.d.ts', `export * from './${SOURCES}/${SERVER_RENDER}.js';\n`);
  for (const tag of tags) write(`${tag}.d.ts`, toEntry(tag, functions[tag] ?? [], '.'));
  for (const build of BUILDS) {
    mkdirSync(join(folder, build), { recursive: true });
    for (const tag of tags)
      write(`${build}/${tag}.d.ts`, `import '../elements.js';\n\nexport * from '../${tag}.js';\n`);
    write(`${build}/autoload.d.ts`, `export * from '../autoload.js';\n`);
  }
  write('site-elements.all.d.ts', tags.map((tag) => `export * from './${tag}.js';\n`).join(''));
  write('autoload.d.ts', AUTOLOAD);
  write('empty.d.ts', 'export {};\n');
  write('attributes.d.ts', toAttributes(JSON.parse(readFileSync('custom-elements.json', 'utf8'))));
  copyFileSync('src/editors/elements.d.ts', join(folder, 'elements.d.ts'));
  for (const file of readdirSync(FRAMEWORKS)) copyFileSync(join(FRAMEWORKS, file), join(folder, file));
  rmSync(emitted, { recursive: true });
}

const AUTOLOAD = `import './elements.js';

/**
 * Loads an element ahead of time: \`await load('site-gallery')\`. Resolves with false, and never rejects, if its script
 * could not be loaded, or where there is no document.
 */
export declare const load: (tag: keyof HTMLElementTagNameMap | (string & {})) => Promise<boolean>;
`;

/**
 * Lets TypeScript emit declarations.
 * @param {string} out
 * @param {readonly string[]} files without extension
 */
function emit(out, files) {
  const config = `${out}.tsconfig.json`;
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    allowJs: true,
    types: ['vite/client'],
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: { ...options, rootDir: resolve('.'), outDir: resolve(out) },
      files: [...files.map((file) => `${file}.ts`), 'src/editors/elements.d.ts'].map((file) => resolve(file)),
      include: [],
    }),
  );
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { stdio: 'inherit' });
  rmSync(config);
  return out;
}

/**
 * The exports of an element besides its class: their names, and the file without extension.
 * @param {string} tag
 */
function functionsOf(tag) {
  const block = tag.replace('site-', '');
  const path = `src/blocks/${block}/${block}.element.ts`;
  const exported = readFileSync(path, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)';/gm);
  return [...exported].map(([, names = '', from = '']) => ({
    names: names.trim(),
    file: posix.join(dirname(path), from),
  }));
}

/**
 * Copies declarations together with everything that they import.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} files
 */
function copyReachable(from, to, files) {
  const reached = new Set(files);
  for (const file of reached) {
    let text = readFileSync(join(from, file), 'utf8');
    for (const { specifier } of importsOf({ path: file, text })) {
      if (!specifier.startsWith('.')) throw new Error(`${file} depends on the types of ${specifier}.`);
      const path = posix.join(dirname(file), specifier);
      const found = [`${path}.d.ts`, `${path}/index.d.ts`].find((name) => existsSync(join(from, name)));
      if (!found) throw new Error(`${file}: ${specifier} has no declarations.`);
      reached.add(found);
      const resolved = `./${posix.relative(dirname(file), found.replace(/\.d\.ts$/, '.js'))}`.replace(
        './../',
        '../',
      );
      text = text.replaceAll(`'${specifier}'`, `'${resolved}'`).replaceAll(`"${specifier}"`, `"${resolved}"`);
    }
    mkdirSync(join(to, dirname(file)), { recursive: true });
    writeFileSync(join(to, file), text);
  }
}

/** The declarations of one element. @param {string} tag @param {{ names: string, file: string }[]} functions @param {string} base */
function toEntry(tag, functions, base) {
  const name = tag.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
  const exported = functions.map(
    ({ names, file }) => `export { ${names} } from '${base}/${SOURCES}/${file}.js';\n`,
  );
  return `import type { ${name} as Element } from '${base}/elements.js';

${exported.join('')}/** \`<${tag}>\` */
export type ${name} = Element;
/** The class of \`<${tag}>\`. Importing it defines the element. */
export declare const ${name}: { new (): Element; readonly prototype: Element };
`;
}

/** Options and events of all elements, for any framework. @param {import('custom-elements-manifest').Package} manifest */
function toAttributes(manifest) {
  const elements = manifest.modules.flatMap(
    (module) =>
      /** @type {import('custom-elements-manifest').CustomElementDeclaration[]} */ (
        module.declarations ?? []
      ),
  );
  const rows = elements.map(({ tagName, name }) => `  '${tagName}': ${name}Props;\n`);
  return `// Options and events of every element, by property and attribute name; events have the prefix \`on\`.
${toPropsInterfaces(elements)}
/** Options and events by tag. */
export interface SiteElementProps {
${rows.join('')}}
`;
}
