// @ts-check
// Writes precompressed `.br` and `.gz` variants of text files.
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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

// zlib compresses in threads: one file per core at a time.
const files = ['dist/elements', 'dist/demo'].flatMap(filesIn).values();
await Promise.all(Array.from({ length: availableParallelism() }, compressAll));

async function compressAll() {
  for (const file of files) await compress(file);
}

/** @param {string} file */
async function compress(file) {
  if (!TEXT.has(extname(file))) return;
  const content = await readFile(file);
  if (content.length < SMALL) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
