// @ts-check
// Measures built files, alone and with their static imports. Hashes in names are ignored, so that budgets apply to
// every build.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { importsOf } from '../source/parse.mjs';

/** @typedef {{ min: number, gzip: number, brotli: number }} Size bytes; gzip at level 9, brotli at quality 11 */
/** @typedef {{ path: string, name: string, size: Size, imports: string[] }} Built `name`: path without hash */

/**
 * Every script and style sheet of a build, with its size and static imports.
 * @param {string} folder absolute path
 * @returns {Built[]} sorted by name
 */
export function readBuild(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:js|css)$/.test(path))
    .map((path) => toBuilt(path, readFileSync(posix.join(folder, path))))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** @param {string} path @param {Buffer} bytes @returns {Built} */
export function toBuilt(path, bytes) {
  const name = path.includes('/') ? path.replace(/-[\w-]{8}(?=\.\w+$)/, '') : path;
  return { path, name, size: sizeOf(bytes), imports: staticImports(path, bytes) };
}

/**
 * The files and all their static imports, each once.
 * @param {Built[]} build
 * @param {Built[]} files
 * @returns {Built[]}
 */
export function withStaticImports(build, files) {
  const seen = new Set(files);
  for (const file of seen) {
    for (const path of file.imports) {
      const found = build.find((other) => other.path === path);
      if (!found) throw new Error(`${file.path} imports ${path}, which was not built.`);
      seen.add(found);
    }
  }
  return [...seen];
}

/**
 * The files and the chunks that only they import: what a bundler splits off one entry belongs to it.
 * @param {Built[]} build
 * @param {Built[]} files
 * @returns {Built[]}
 */
export function withOwnChunks(build, files) {
  const others = build.filter((file) => !file.name.includes('/') && !files.includes(file));
  const elsewhere = new Set(others.flatMap((entry) => withStaticImports(build, [entry])));
  return withStaticImports(build, files).filter((file) => files.includes(file) || !elsewhere.has(file));
}

/** Sum of the sizes: each file is compressed and transferred separately. @param {Built[]} files @returns {Size} */
export function total(files) {
  const sum = { min: 0, gzip: 0, brotli: 0 };
  for (const { size } of files) {
    sum.min += size.min;
    sum.gzip += size.gzip;
    sum.brotli += size.brotli;
  }
  return sum;
}

/** @param {Buffer} bytes @returns {Size} */
function sizeOf(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    min: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** @param {string} path @param {Buffer} bytes @returns {string[]} */
function staticImports(path, bytes) {
  if (!path.endsWith('.js')) return [];
  return importsOf({ path, text: bytes.toString('utf8') })
    .filter(({ specifier, dynamic }) => !dynamic && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
}
