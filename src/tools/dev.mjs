// @ts-check
// `npm run dev`: serves the site and rebuilds on changes. Library and server are built in watch mode; demo pages are
// rebuilt when one of their sources changes.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { execPath } from 'node:process';

const vite = 'node_modules/vite/bin/vite.js';
const QUIET_MS = 150;

build('src/tools/build-demo.mjs');
build('src/tools/build-server.mjs');
run(vite, 'build', '--mode', 'elements', '--watch');
run('--watch', 'dist/server/main.js');
rebuildOn(['demo', 'custom-elements.json'], 'src/tools/build-demo.mjs');
rebuildOn(['src/server', 'src/core'], 'src/tools/build-server.mjs');

/** @param {string[]} args */
function run(...args) {
  const child = spawn(execPath, args, { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
}

/** @param {string} script */
function build(script) {
  const { status } = spawnSync(execPath, [script], { stdio: 'inherit' });
  if (status !== 0) console.error(`${script} failed; the previous build remains.`);
}

/** @param {string[]} paths @param {string} script */
function rebuildOn(paths, script) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const path of paths)
    watch(path, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(build, QUIET_MS, script);
    });
}
