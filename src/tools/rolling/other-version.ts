// A server of another version, built from git in a separate folder.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Contains one folder per commit. */
const FOLDER = resolve('.cache/rolling');

/** @returns the short id of the commit, and the program of its server */
export async function buildVersion(ref: string): Promise<{ id: string; main: string }> {
  const { stdout } = await run('git', ['rev-parse', '--short=12', `${ref}^{commit}`]);
  const id = stdout.trim();
  const folder = join(FOLDER, id);
  const main = join(folder, 'dist/server/main.js');
  if (!existsSync(folder)) await unpack(id, folder);
  if (!existsSync(join(folder, 'node_modules'))) await installPackages(id, folder);
  if (!existsSync(main)) await run(process.execPath, ['src/tools/build-server.mjs'], { cwd: folder });
  return { id, main };
}

/** Unpacks under another name until it is complete. */
async function unpack(id: string, folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await run('git', ['archive', '--format=tar', `--output=${draft}.tar`, id]);
  await run('tar', ['-xf', `${draft}.tar`, '-C', draft]);
  rmSync(`${draft}.tar`);
  renameSync(draft, folder);
}

/** Uses the packages of this version, unless the other version needs different ones. */
async function installPackages(id: string, folder: string): Promise<void> {
  const isSame = await run('git', ['diff', '--quiet', id, 'HEAD', '--', 'package-lock.json']).then(
    () => true,
    () => false,
  );
  if (isSame) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
}
