// Import graph of built files, read from their import statements.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * @typedef {(file: string, beyond?: string[]) => string[]} Reach files that a file loads, itself included, without
 * those in `beyond`
 */
/** @typedef {(pattern: RegExp) => string[]} Named */
/** @typedef {{ at: Reach, onDemand: Reach, has: (file: string) => boolean, named: Named }} Graph */

/**
 * The imports among the files of a folder.
 * @param {string} folder
 * @param {RegExp} ignored files that are left out
 * @returns {Promise<Graph>} files are named relative to the folder: `at` lists static imports; `onDemand` also lists
 * dynamic imports and files referred to by name (a library or worker with its own URL); `named` throws if no file has
 * such a name
 */
export async function readGraph(folder, ignored) {
  const files = fs
    .readdirSync(folder, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !ignored.test(file));
  const inputs = await importsOf(
    folder,
    files.filter((file) => file.endsWith('.js')),
  );
  const assets = files.filter((file) => /^assets\/.+\./.test(file));
  for (const asset of assets) inputs[asset] ??= { imports: [] };
  for (const [file, { imports }] of Object.entries(inputs)) imports.push(...named(folder, file, assets));
  return {
    at: (file, beyond = []) => reach(inputs, file, beyond, (kind) => kind === 'import-statement'),
    onDemand: (file, beyond = []) => reach(inputs, file, beyond, () => true),
    has: (file) => file in inputs,
    named: (pattern) => {
      const found = Object.keys(inputs).filter((file) => pattern.test(file));
      if (found.length === 0) throw new Error(`No built file is named ${pattern}.`);
      return found;
    },
  };
}

async function importsOf(folder, files) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: files,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: path.join(folder, 'unused'),
    write: false,
    metafile: true,
    logLevel: 'error',
    plugins: [{ name: 'only-own', setup: outsideIsExternal }],
  });
  return metafile.inputs;
}

/** Assets whose name, hash included, occurs in the text of a file. */
function named(folder, file, assets) {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  return assets
    .filter((asset) => asset !== file && text.includes(path.posix.basename(asset)))
    .map((asset) => ({ path: asset, kind: 'address' }));
}

function outsideIsExternal(plugin) {
  plugin.onResolve({ filter: /^[^.]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' ? undefined : { path: name, external: true },
  );
}

function reach(inputs, start, beyond, follows) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file) || beyond.includes(file) || !(file in inputs)) return;
    found.add(file);
    for (const { path: target, kind, external } of inputs[file].imports)
      if (!external && follows(kind)) visit(target);
  };
  visit(start);
  return [...found];
}
