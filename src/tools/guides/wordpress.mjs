// @ts-check
// Follows the WordPress guide with a real WordPress: Debian's files, an empty database, and PHP's server.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { findFreePort } from '../free-port.mjs';
import { run } from '../packages/npm.mjs';
import { checkPage } from '../packages/page.mjs';
import { untilItResponds } from '../packages/project.mjs';
import { followSteps, writePictures } from './follow.mjs';

const SCRIPTS = resolve('src/tools/guides/wordpress');

/** @type {import('./tools.mjs').Follow} */
export async function followWordPress(parent, guide, browser) {
  const folder = join(parent, 'wordpress');
  cpSync('/usr/share/wordpress', folder, { recursive: true, dereference: true });
  // Browsers request it.
  cpSync('demo/favicon.ico', join(folder, 'favicon.ico'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const socket = join(parent, 'database.sock');
  const database = await startDatabase(join(parent, 'database'), socket);
  try {
    writeFileSync(join(folder, 'wp-config.php'), toConfig(socket, url));
    await run(folder, 'php', join(SCRIPTS, 'install.php'), folder);
    cpSync(guide.values.plugin ?? '', join(folder, 'wp-content/plugins/site-elements'), { recursive: true });
    writePictures(join(folder, 'wp-content/uploads'));
    await followSteps(folder, guide);
    const path = await run(folder, 'php', join(SCRIPTS, 'publish.php'), folder, join(folder, 'page.html'));
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder], {
      env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
      stdio: 'ignore',
    });
    try {
      await untilItResponds(`${url}/readme.html`);
      await checkPage(browser, url + path, { name: guide.name });
      checkLog(join(folder, 'debug.log'));
    } finally {
      stop(server);
    }
  } finally {
    stop(database);
  }
}

/**
 * Without network and passwords; only this user can reach the socket.
 * @param {string} folder
 * @param {string} socket
 */
async function startDatabase(folder, socket) {
  mkdirSync(folder);
  const options = ['--no-defaults', `--datadir=${folder}`, '--user=root'];
  await run(folder, 'mariadb-install-db', ...options, '--auth-root-authentication-method=normal');
  const database = spawn('mariadbd', [...options, `--socket=${socket}`, '--skip-networking'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      database.stderr.on('data', (part) => {
        output += part;
        if (output.includes('ready for connections')) done();
      });
      database.on('exit', () => fail(new Error(`mariadbd exited:\n${output.slice(-2000)}`)));
    })
  );
  await run(
    folder,
    'mariadb',
    '--no-defaults',
    `--socket=${socket}`,
    '--user=root',
    '-e',
    'CREATE DATABASE wordpress',
  );
  return database;
}

/**
 * Checks that PHP has reported nothing about the plugin.
 * @param {string} file
 */
function checkLog(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const own = lines.filter((line) => line.includes('plugins/site-elements'));
  if (own.length > 0) throw new Error(own.join('\n'));
}

/**
 * Ends a process and the processes that it started.
 * @param {import('node:child_process').ChildProcess} server
 */
function stop(server) {
  server.removeAllListeners('exit');
  if (server.pid) process.kill(-server.pid, 'SIGKILL');
}

/** @param {string} socket @param {string} url */
const toConfig = (socket, url) =>
  readFileSync(join(SCRIPTS, 'config.php'), 'utf8').replace('SOCKET', socket).replaceAll('ADDRESS', url);
