// Are the peers there? They are the bench's own packages: the project's `npm ci` does not bring them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';
import { BENCH } from './paths.mjs';

const LOCK = path.join(BENCH, 'package-lock.json');

/** What was locked when the packages were installed; times of files say nothing after a checkout. */
const INSTALLED = path.join(BENCH, 'node_modules/.installed-lock.json');

/** Installs the locked packages when they are absent or others; no package's script runs but esbuild's. */
export function installPeers() {
  if (fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED).equals(fs.readFileSync(LOCK))) return;
  console.error('Installing the peers of the bench (once) ...');
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], BENCH);
  const placeBinary = path.join(BENCH, 'node_modules/esbuild/install.js');
  const { status } = spawnSync(process.execPath, [placeBinary], { cwd: BENCH, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error("esbuild's binary could not be put in place; see the message above.");
  fs.copyFileSync(LOCK, INSTALLED);
}
