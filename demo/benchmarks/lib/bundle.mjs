// Bundles the source of a peer as a page would ship it.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { subjects } from './discover.mjs';
import { BENCH, SUBJECTS } from './paths.mjs';

const INLINED = ['.svg', '.png', '.gif', '.woff', '.woff2', '.ttf'];

/**
 * Bundles one entry for production: minified, ES2022, development branches removed. Comments at the head of the entry
 * configure it: `// @alias a=b c=d`, `// @external x y`, `// @format iife`.
 * @param {string} entry source file
 * @param {{ outfile: string, write?: boolean, mark?: boolean }} options `mark` puts a `bench:exec` performance mark
 * first
 * @returns {Promise<import('esbuild').BuildResult>}
 */
export function bundle(entry, { outfile, write = true, mark = true }) {
  const { alias, external, format } = directives(fs.readFileSync(entry, 'utf8').slice(0, 600));
  return build({
    absWorkingDir: BENCH, // aliases are looked up from here
    entryPoints: [entry],
    outfile,
    write,
    alias,
    external,
    format,
    bundle: true,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    conditions: ['production', 'browser', 'module'],
    loader: { '.js': 'jsx', ...Object.fromEntries(INLINED.map((extension) => [extension, 'dataurl'])) },
    banner: mark ? { js: 'performance.mark("bench:exec");' } : {},
  });
}

/** Bundles every `subjects/<s>/src/*.{js,jsx}` into `subjects/<s>/dist`. @param {string[]} [only] these subjects */
export async function bundleSubjects(only) {
  for (const subject of subjects(only)) {
    const source = path.join(SUBJECTS, subject, 'src');
    if (!fs.existsSync(source)) continue;
    for (const file of fs.readdirSync(source).filter((name) => /\.jsx?$/.test(name))) {
      const outfile = path.join(SUBJECTS, subject, 'dist', file.replace(/\.jsx?$/, '.js'));
      await bundle(path.join(source, file), { outfile });
    }
  }
}

function directives(head) {
  const words = (name) =>
    [...head.matchAll(new RegExp(`^// @${name} (.+)$`, 'gm'))].flatMap((match) =>
      match[1].trim().split(/\s+/),
    );
  return {
    alias: Object.fromEntries(words('alias').map((pair) => pair.split('='))),
    external: words('external'),
    format: words('format')[0] ?? 'esm',
  };
}
