// @ts-check
// Builds the parts of the client package that run in Node: `site-elements/server-render` and the command
// `site-elements`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildForNode } from '../vite/build-for-node.mjs';

/**
 * @param {string} out folder for `server-render.js` and `bin/cli.mjs`
 * @param {string} elements folder of the built elements
 */
export async function buildServerRender(out, elements) {
  await buildForNode({
    logLevel: 'error',
    define: { SITE_PRELOADS: JSON.stringify(listPreloads(elements)) },
    out,
    input: { 'server-render': 'src/server-render/index.ts', 'bin/cli': 'src/tools/wrap/cli.mjs' },
    output: {
      entryFileNames: ({ name }) => (name === 'bin/cli' ? '[name].mjs' : '[name].js'),
      chunkFileNames: 'bin/parts/[name].js',
    },
  });
}

/**
 * The files that each element's script imports statically, starting with the script itself.
 * @param {string} folder
 */
function listPreloads(folder) {
  const tags = readdirSync(folder).flatMap(
    (file) => /^(site-(?!elements)[a-z-]+)\.js$/.exec(file)?.[1] ?? [],
  );
  return Object.fromEntries(tags.map((tag) => [tag, [...listImports(folder, `${tag}.js`)]]));
}

/** @param {string} folder @param {string} file @param {Set<string>} [found] */
function listImports(folder, file, found = new Set()) {
  if (found.has(file) || !existsSync(join(folder, file))) return found;
  found.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  const base = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
  for (const [, address = ''] of code.matchAll(
    /(?:^|[;}])(?:import|export)(?:[^"'();]*from)?["'](\.[^"']+)["']/g,
  ))
    listImports(folder, join(base, address), found);
  return found;
}
