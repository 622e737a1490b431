// @ts-check
// Installs Debian packages as root.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env, getuid } from 'node:process';

/** Waits for another apt-get, and retries a mirror that does not respond once, until the deadline. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=-1', '-o', 'Acquire::Retries=1'];

/** `--no-remove`: a package never takes the place of an installed one. */
const INSTALL = ['install', '-y', '--no-install-recommends', '--no-remove'];

/** Maximum duration of an installation, in milliseconds. */
const INSTALL_MS = 10 * 60_000;

/**
 * Whether this process can install packages. Only on Debian itself, because some of Ubuntu's packages merely install a
 * snap.
 */
export function canInstall() {
  return isRoot() && isDebian();
}

export function isRoot() {
  return getuid?.() === 0;
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs packages; their output goes to stderr. All commands share one deadline.
 * @param {readonly string[]} packages
 * @param {number} [limitMs] milliseconds
 * @returns {boolean} whether it succeeded
 */
export function installPackages(packages, limitMs = INSTALL_MS) {
  const deadline = performance.now() + limitMs;
  /** @param {string[]} args */
  const run = (...args) => aptGet(args, deadline - performance.now());
  if (!hasPackageLists()) run('update');
  const install = [...INSTALL, ...packages];
  if (run(...install)) return true;
  run('update');
  return run(...install);
}

function hasPackageLists() {
  const folder = '/var/lib/apt/lists';
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('_Packages'));
}

/**
 * Runs apt-get non-interactively, if there is time left.
 * @param {string[]} args
 * @param {number} restMs milliseconds until the deadline
 * @returns {boolean} whether it succeeded
 */
function aptGet(args, restMs) {
  if (restMs < 1) return false;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
    timeout: Math.ceil(restMs),
  };
  return spawnSync('apt-get', [...OPTIONS, ...args], options).status === 0;
}
