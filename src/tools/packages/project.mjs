// @ts-check
// Installs, checks and builds a project with the packed package, and opens its page in a browser.
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { chromium } from 'playwright-core';
import { ensureBrowser, launchFlags } from '../browser.mjs';
import { findFreePort } from '../free-port.mjs';
import { install, run, tarballOf } from './npm.mjs';
import { checkPage } from './page.mjs';
import { serve } from './static-server.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

export function createBrowser() {
  const args = launchFlags();
  return chromium.launch({
    executablePath: ensureBrowser(),
    args,
    chromiumSandbox: !args.includes('--no-sandbox'),
  });
}

/** @param {string} parent @param {import('./plan.mjs').Project} project @param {Browser} browser */
export async function checkProject(parent, project, browser) {
  const folder = join(parent, project.name);
  cpSync(join('src/tools/packages/projects', project.name), folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.dependencies['site-elements'] = `file:${tarballOf('site-elements')}`;
  writeFileSync(path, JSON.stringify(manifest));
  await install(folder);
  for (const script of ['check', 'build'])
    if (manifest.scripts[script]) await run(folder, 'npm', 'run', script);
  await checkSite(folder, project, browser);
}

/** Opens the page of a built project. @param {string} folder @param {import('./plan.mjs').Project} project @param {Browser} browser */
export async function checkSite(folder, project, browser) {
  const server = await start(folder, project);
  try {
    if (project.isRendered) await checkRendered(server.url);
    await checkPage(browser, server.url, project);
  } finally {
    await server.stop();
  }
}

/** Whether the page was rendered on the server. @param {string} url */
async function checkRendered(url) {
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  if (!(await response.text()).includes('data-site-rendered')) throw new Error('No element was rendered.');
}

/** @param {string} folder @param {import('./plan.mjs').Project} project */
async function start(folder, { site, command }) {
  if (site) return serve(join(folder, site));
  const port = await findFreePort();
  const server = spawn(process.execPath, command ?? [], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilItResponds(url);
  return { url, stop: async () => void server.kill() };
}

/** @param {string} url */
export async function untilItResponds(url) {
  const end = Date.now() + 60_000;
  while (!(await fetch(url).catch(() => null))) {
    if (Date.now() > end) throw new Error(`${url} does not respond.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
