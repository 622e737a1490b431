// @ts-check
// Writes precompressed `.br` and `.gz` variants of text files.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.geojson',
]);
/** Minimum size in bytes; smaller files do not benefit. */
const SMALL = 512;

for (const folder of ['dist/elements', 'dist/demo']) for (const file of filesIn(folder)) compress(file);

/** @param {string} file */
function compress(file) {
  const content = readFileSync(file);
  if (!TEXT.has(extname(file)) || content.length < SMALL) return;
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
