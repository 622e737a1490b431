// @ts-check
// Measures built files, alone and with their static imports. Hashes in file names are replaced with hashes of the
// names, so that the size of a file does not depend on the content of its imports.
import { createHash } from 'node:crypto';
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
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const hashed = new Map(
    paths
      .filter((path) => toName(path) !== path)
      .map((path) => [posix.basename(path), withMeasuredHash(path)]),
  );
  return paths
    .filter((path) => /\.(?:js|css)$/.test(path))
    .map((path) => toBuilt(path, readFileSync(posix.join(folder, path), 'utf8'), hashed))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const HASH = /-([\w-]{7,8})(?=\.\w+$)/;

/** @param {string} path */
const toName = (path) => (path.includes('/') ? path.replace(HASH, '') : path);

/**
 * The file name with a hash that is as long and as random as that of the build, but depends only on the name.
 * @param {string} path
 */
const withMeasuredHash = (path) =>
  posix.basename(path).replace(HASH, (_text, /** @type {string} */ { length }) => {
    const hash = createHash('sha256').update(toName(path)).digest('base64url');
    return `-${hash.slice(0, length)}`;
  });

/**
 * @param {string} path
 * @param {string} text
 * @param {ReadonlyMap<string, string>} [hashed] file names in the build, and their replacements for measuring
 * @returns {Built}
 */
export function toBuilt(path, text, hashed = new Map()) {
  const measured = text.replaceAll(/[\w.-]+-[\w-]{7,8}\.\w+/g, (name) => hashed.get(name) ?? name);
  return {
    path,
    name: toName(path),
    size: sizeOf(Buffer.from(measured)),
    imports: staticImports(path, text),
  };
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
 * The files and the chunks that only they import: parts that a bundler splits off a single entry belong to it.
 * @param {Built[]} build
 * @param {Built[]} files
 * @returns {Built[]}
 */
export function withOwnChunks(build, files) {
  const others = build.filter((file) => !file.name.includes('/') && !files.includes(file));
  const elsewhere = new Set(others.flatMap((entry) => withStaticImports(build, [entry])));
  return withStaticImports(build, files).filter((file) => files.includes(file) || !elsewhere.has(file));
}

/**
 * Sum of the sizes: each file is compressed and transferred separately.
 * @param {Built[]} files
 * @returns {Size}
 */
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

/** @param {string} path @param {string} text @returns {string[]} */
function staticImports(path, text) {
  if (!path.endsWith('.js')) return [];
  return importsOf({ path, text })
    .filter(({ specifier, dynamic }) => !dynamic && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
}
