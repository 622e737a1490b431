// @ts-check
// Follows the Ghost guide with a real Ghost: the npm package, an SQLite database, and its theme “Source”.
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { findFreePort } from '../free-port.mjs';
import { checkPage } from '../packages/page.mjs';
import { untilItResponds } from '../packages/project.mjs';
import { followSteps, writePictures } from './follow.mjs';
import { connectGhost } from './ghost/admin-api.mjs';
import { installGhost } from './ghost/install.mjs';

/** Scripts that Ghost loads from a CDN: member sign-in, search, comments. They are not tested here. */
const APPS = ['portal', 'sodoSearch', 'comments', 'announcementBar', 'adminToolbar'];

/** @type {import('./tools.mjs').Follow} */
export async function followGhost(parent, guide, browser) {
  const ghost = await installGhost();
  const folder = join(parent, 'ghost');
  const content = join(folder, 'content');
  const theme = join(content, 'themes/source');
  cpSync(join(ghost.folder, 'content'), content, { recursive: true });
  writePictures(join(content, 'images'));
  const file = (/** @type {string} */ name) => guide.steps.find(({ path }) => path === name)?.text ?? '';
  insertIntoHead(join(theme, 'default.hbs'), file('default.hbs'));
  await followSteps(theme, { ...guide, steps: guide.steps.filter(({ path }) => !path) });

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(ghost.node, ['index.js'], {
    cwd: ghost.folder,
    env: { ...env, ...settings({ url, port, folder, content }) },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await untilItResponds(url);
    const admin = await connectGhost(url);
    const path = await admin.publish('New work', file('post.html'));
    await checkPage(browser, url + path, { name: guide.name });
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
}

/**
 * The settings of `config.json`, as environment variables.
 * @param {{ url: string, port: number, folder: string, content: string }} site
 */
const settings = ({ url, port, folder, content }) => ({
  NODE_ENV: 'development',
  url,
  server__host: '127.0.0.1',
  server__port: String(port),
  database__client: 'better-sqlite3',
  database__connection__filename: join(folder, 'ghost.db'),
  paths__contentPath: content,
  // Signs in without a code from a mail.
  security__staffDeviceVerification: 'false',
  ...Object.fromEntries(APPS.map((name) => [`${name}__url`, 'data:text/javascript,'])),
});

/** @param {string} file @param {string} lines */
function insertIntoHead(file, lines) {
  const text = readFileSync(file, 'utf8');
  // A comment mentions it, too.
  const place = /^\s*\{\{ghost_head\}\}/m;
  if (!lines || !place.test(text)) throw new Error(`${file} has no {{ghost_head}}.`);
  writeFileSync(
    file,
    text.replace(place, (head) => `\n${lines}${head}`),
  );
}
