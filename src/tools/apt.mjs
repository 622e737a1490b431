// @ts-check
// Installs Debian packages as root.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env, getuid } from 'node:process';

/** A mirror that does not respond fails the command soon instead of holding up the tests. */
const LIMITS = [
  '-o',
  'Acquire::http::Timeout=30',
  '-o',
  'Acquire::Retries=1',
  '-o',
  'DPkg::Lock::Timeout=120',
];

/** How long one command may take, in milliseconds. */
const COMMAND_MS = 10 * 60_000;

/** Whether this process can install packages. Only on Debian itself, because some packages of Ubuntu only install a snap. */
export function canInstall() {
  return isRoot() && isDebian();
}

export function isRoot() {
  return getuid?.() === 0;
}

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages; their output goes to stderr. @param {readonly string[]} packages @returns {boolean} whether it succeeded */
export function installPackages(packages) {
  if (!hasPackageLists()) aptGet('update');
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (aptGet(...install)) return true;
  aptGet('update');
  return aptGet(...install);
}

function hasPackageLists() {
  const folder = '/var/lib/apt/lists';
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('_Packages'));
}

/** Runs apt-get without questions. @param {string[]} args @returns {boolean} whether it succeeded */
function aptGet(...args) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
    timeout: COMMAND_MS,
  };
  return spawnSync('apt-get', [...LIMITS, ...args], options).status === 0;
}
