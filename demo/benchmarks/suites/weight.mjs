// A. Weight. Peers are bundled for production; our build is measured file by file.
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '../lib/bundle.mjs';
import { sizes } from '../lib/compress.mjs';
import { subjects } from '../lib/discover.mjs';
import { BENCH, SUBJECTS } from '../lib/paths.mjs';

const KINDS = { '.js': 'js', '.mjs': 'js', '.css': 'css' };

/**
 * Rows of `{ js, css, other, total }`, each `{ min, gz, br }` in bytes, by `<subject>/<row>`; those that match
 * `match`.
 */
export default async function weight({ only, match = /./ }) {
  const rows = {};
  for (const subject of subjects(only))
    Object.assign(rows, await bundledRows(subject, match), builtRows(subject, match));
  return { rows };
}

/** `weight/<row>.js(x)`: an esbuild entry. */
async function bundledRows(subject, match) {
  const folder = path.join(SUBJECTS, subject, 'weight');
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => /\.jsx?$/.test(file)) : [];
  const rows = {};
  for (const entry of entries.sort()) {
    const id = `${subject}/${entry.replace(/\.jsx?$/, '')}`;
    if (!match.test(id)) continue;
    rows[id] = await bundledRow(path.join(folder, entry)).catch((error) => ({
      error: error.message.slice(0, 200),
    }));
  }
  return rows;
}

async function bundledRow(entry) {
  const { outputFiles } = await bundle(entry, { write: false, mark: false, outfile: '/out/x.js' });
  const bundled = outputFiles.map((file) => [file.path, Buffer.from(file.contents)]);
  return weigh([...bundled, ...loadedBesides(fs.readFileSync(entry, 'utf8'))]);
}

/** `// @also package/file`: files that the library fetches in addition to the bundle (a worker, a style sheet). */
function loadedBesides(source) {
  return [...source.matchAll(/^\/\/ @also (\S+)$/gm)].map(([, name]) => [
    name,
    fs.readFileSync(path.join(BENCH, 'node_modules', name)),
  ]);
}

/** `weight.json`: `{ "row": ["file", ...] }`, built files relative to the subject, each compressed separately. */
function builtRows(subject, match) {
  const folder = path.join(SUBJECTS, subject);
  const list = path.join(folder, 'weight.json');
  if (!fs.existsSync(list)) return {};
  const read = (file) => [file, fs.readFileSync(path.join(folder, file))];
  return Object.fromEntries(
    Object.entries(JSON.parse(fs.readFileSync(list, 'utf8')))
      .map(([row, files]) => [`${subject}/${row}`, files])
      .filter(([id]) => match.test(id))
      .map(([id, files]) => [id, weigh(files.map(read))]),
  );
}

function weigh(files) {
  const row = { js: zero(), css: zero(), other: zero(), total: zero() };
  for (const [name, bytes] of files) {
    const size = sizes(bytes);
    add(row[KINDS[path.extname(name)] ?? 'other'], size);
    add(row.total, size);
  }
  return row;
}

function zero() {
  return { min: 0, gz: 0, br: 0 };
}

function add(sum, size) {
  for (const key of Object.keys(sum)) sum[key] += size[key];
}
