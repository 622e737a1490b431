/**
 * Builds the server into dist/server: one bundle with external npm packages, and the database that a first start
 * copies.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode } from './vite/build-for-node.mjs';

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'dist/server');
const prepared = join(out, 'prepared-database');
const keyFile = `${prepared}.key`;

await bundle();
if (!existsSync(join(prepared, 'PG_VERSION')) || readIfExists(keyFile) !== computeKey())
  await prepareDatabase();

async function bundle() {
  await buildForNode({
    out,
    input: {
      main: join(root, 'src/server/main.ts'),
      'prepare-database': join(root, 'src/server/db/prepare-database.ts'),
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
  });
}

/** Created under a temporary name and then renamed, so that an interrupted build leaves nothing incomplete. */
async function prepareDatabase() {
  const draft = `${prepared}.new`;
  for (const path of [draft, prepared, keyFile]) rmSync(path, { recursive: true, force: true });
  const built = await import(pathToFileURL(join(out, 'prepare-database.js')).href);
  await built.prepareDatabase(draft);
  renameSync(draft, prepared);
  writeFileSync(keyFile, computeKey());
}

/** Changes with the engine and the migrations: the database is then prepared again. */
function computeKey() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  const folder = join(root, 'src/server/migrations');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
