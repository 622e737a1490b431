// @ts-check
// Installs Ghost from npm like its command-line tool: the package with the exact versions of its lock file. It stays in
// `.cache`, because two of its addons are compiled if their prebuilt files cannot be fetched.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { arch, env, platform } from 'node:process';
import { run } from '../../packages/npm.mjs';

const VERSION = '6.65.0';
/**
 * A version that Ghost supports. In 24.20 and later, wrapped addon objects (`node::ObjectWrap`), such as those of
 * better-sqlite3, end the process when they are garbage-collected.
 */
const NODE = '22.23.1';

/** @returns {Promise<{ folder: string, node: string }>} the folder of Ghost, and the program that runs it */
export async function installGhost() {
  const cache = resolve('.cache', `ghost-${VERSION}`);
  const folder = join(cache, 'package');
  const runtime = join(cache, `node_modules/node-${platform}-${arch}`);
  const node = join(runtime, 'bin/node');
  const mark = join(cache, 'complete');
  if (existsSync(mark)) return { folder, node };
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{ "private": true }');
  await run(cache, 'npm', 'pack', `ghost@${VERSION}`, '--loglevel=error');
  await run(cache, 'tar', '-xzf', `ghost-${VERSION}.tgz`);
  const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const pnpm = String(packageManager).replace(/\+.*/, '');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run(cache, 'npm', 'install', ...options, `node-${platform}-${arch}@${NODE}`, pnpm);
  const paths = [join(runtime, 'bin'), join(cache, 'node_modules/.bin'), env.PATH];
  const variables = [`PATH=${paths.join(':')}`, `npm_config_nodedir=${runtime}`];
  await run(folder, 'env', ...variables, 'pnpm', 'install', '--prod', '--frozen-lockfile');
  writeFileSync(mark, '');
  return { folder, node };
}
