// @ts-check
// Runs npm and other programs in a folder.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { env } from 'node:process';
import { promisify } from 'node:util';

const OUT = resolve('dist/packages');
/** Variables about the script that npm is running, and the folder of its package. */
const OF_THE_RUN = /^npm_(?!config_)|^npm_config_local_prefix$/i;

/** The tarball of a package. @param {'site-elements' | 'site-elements-server'} name */
export function tarballOf(name) {
  const file = readdirSync(OUT).find((one) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(one));
  if (!file) throw new Error(`dist/packages has no tarball of ${name}.`);
  return resolve(OUT, file);
}

/** Whether packages can be fetched. */
export const canInstall = () =>
  spawnSync('npm', ['view', 'react', 'version', '--prefer-online'], { stdio: 'ignore', timeout: 120_000 })
    .status === 0;

/**
 * Runs a program; if it fails, the error message is its output.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} its output
 */
export async function run(folder, program, ...args) {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: folder,
      // From the npm run that started this process, only the configuration (registry, proxy, cache) is kept.
      env: Object.fromEntries(Object.entries(env).filter(([name]) => !OF_THE_RUN.test(name))),
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${program} ${args.join(' ')}\n${`${stdout}\n${stderr}`.trim().slice(-4000)}`);
  }
}

/**
 * Projects pin exact versions; their transitive dependencies are resolved as of this day, so that a check has the same
 * result tomorrow. Raise it together with the versions.
 */
const VERSIONS_OF = '2026-11-20';

/**
 * @param {string} folder
 * @param {string[]} packages names or tarballs; without any, those in its package.json
 */
export const install = (folder, ...packages) =>
  run(
    folder,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
    `--before=${VERSIONS_OF}`,
    ...packages,
  );
