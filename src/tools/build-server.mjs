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
const seed = join(out, 'seed');
const seedKeyFile = join(out, 'seed.key');

await bundle();
if (!existsSync(join(seed, 'PG_VERSION')) || readIfExists(seedKeyFile) !== seedKey()) await makeSeed();

async function bundle() {
  await buildForNode({
    out,
    input: {
      main: join(root, 'src/server/main.ts'),
      'make-seed': join(root, 'src/server/db/make-seed.ts'),
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
  });
}

/** Created under a temporary name and then renamed, so that an interrupted build leaves nothing incomplete. */
async function makeSeed() {
  const draft = `${seed}.new`;
  for (const path of [draft, seed, seedKeyFile]) rmSync(path, { recursive: true, force: true });
  const built = await import(pathToFileURL(join(out, 'make-seed.js')).href);
  await built.makeSeed(draft);
  renameSync(draft, seed);
  writeFileSync(seedKeyFile, seedKey());
}

/** The seed database is recreated when the engine or a migration changes. */
function seedKey() {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  const folder = join(root, 'src/server/migrations');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
