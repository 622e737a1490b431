// Installs the peers, which are packages of the benchmarks and not installed by the project's `npm ci`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { BENCH } from './paths.mjs';

const LOCK = path.join(BENCH, 'package-lock.json');

/** The lock file of the installed packages; file times are unreliable after a checkout. */
const INSTALLED = path.join(BENCH, 'node_modules/.installed-lock.json');

/** Installs the locked packages if they are missing or outdated; runs install scripts of esbuild only. */
export function installPeers() {
  if (fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED).equals(fs.readFileSync(LOCK))) return;
  console.error('Installing the peers (once) ...');
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], BENCH);
  const placeBinary = path.join(BENCH, 'node_modules/esbuild/install.js');
  const { status } = spawnSync(process.execPath, [placeBinary], { cwd: BENCH, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error("esbuild's binary could not be installed; see the message above.");
  fs.copyFileSync(LOCK, INSTALLED);
}
