// @ts-check
// Checks of the packages without a project: their manifests and types, imports in Node, and the server's command.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../free-port.mjs';
import { install, run, tarballOf } from './npm.mjs';
import { untilItResponds } from './project.mjs';

/** The client's peer dependencies, in the versions of this project. */
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const REACT = ['react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`);
const HTML_VALIDATE = `html-validate@${devDependencies['html-validate']}`;

/** An empty project. @param {string} parent @param {string} name */
function createFolder(parent, name) {
  const folder = join(parent, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  return folder;
}

/**
 * publint and arethetypeswrong find no problems.
 * @param {string} parent
 */
export async function checkManifests(parent) {
  const folder = createFolder(parent, 'manifests');
  await install(folder, 'publint@0.3.25', '@arethetypeswrong/cli@0.18.5');
  for (const name of /** @type {const} */ (['site-elements', 'site-elements-server'])) {
    const output = await run(folder, 'npx', 'publint', '--strict', tarballOf(name));
    if (!output.includes('All good!')) throw new Error(output);
  }
  // The package contains only modules, for resolvers that support `exports`.
  await run(folder, 'npx', 'attw', tarballOf('site-elements'), '--profile', 'esm-only', '--format', 'ascii');
}

/**
 * Every entry can be imported, and the manifest only names existing files.
 * @param {string} parent
 */
export async function checkNodeImports(parent) {
  const folder = createFolder(parent, 'imports');
  await install(folder, tarballOf('site-elements'), ...REACT, HTML_VALIDATE);
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(folder, 'node_modules/site-elements', name), 'utf8'));
  const { exports, customElements } = read('package.json');
  const missing = read(customElements)
    .modules.map((/** @type {{ path: string }} */ { path }) => path)
    .filter((/** @type {string} */ path) => !existsSync(join(folder, 'node_modules/site-elements', path)));
  if (missing.length > 0) throw new Error(`${customElements} names ${missing.join(', ')}.`);
  const scripts = Object.keys(exports).filter((name) => !/css|json/.test(name));
  const imports = scripts.map(
    (name) => `await import(${JSON.stringify(name.replace('.', 'site-elements'))});`,
  );
  // A separate process for each would take minutes; an error names the entry in its stack.
  const script = `${imports.join('\n')}\nif ('HTMLElement' in globalThis || 'document' in globalThis) throw new Error('A global was added.');`;
  writeFileSync(join(folder, 'index.js'), script);
  await run(folder, process.execPath, 'index.js');
}

/**
 * The client's command wraps a page.
 * @param {string} parent
 */
export async function checkWrap(parent) {
  const folder = createFolder(parent, 'wrap');
  await install(folder, tarballOf('site-elements'));
  writeFileSync(
    join(folder, 'page.html'),
    '<div class="sqs-block button-block"><a href="/">Home</a></div>\n',
  );
  const report = await run(folder, 'npx', 'site-elements', 'wrap', 'page.html', '-o', 'page.html', '--json');
  const page = readFileSync(join(folder, 'page.html'), 'utf8');
  if (JSON.parse(report).wrapped.length !== 1 || !page.includes('<site-button><div'))
    throw new Error(`${report}\n${page}`);
}

const LINT_CONFIG = `import siteElements from 'site-elements/html-validate';

export default {
  plugins: [siteElements],
  elements: ['html5'],
  extends: ['html-validate:recommended', 'site-elements:recommended'],
};
`;

/**
 * HTML-validate with the plugin reports the mistakes on a page, and nothing else.
 * @param {string} parent
 */
export async function checkLint(parent) {
  const folder = createFolder(parent, 'lint');
  await install(folder, tarballOf('site-elements'), HTML_VALIDATE);
  const page = (/** @type {string} */ design) =>
    `<!DOCTYPE html>\n<html lang="en"><head><title>Page</title></head><body><site-gallery design="${design}"></site-gallery></body></html>\n`;
  writeFileSync(join(folder, '.htmlvalidate.mjs'), LINT_CONFIG);
  writeFileSync(join(folder, 'right.html'), page('grid'));
  writeFileSync(join(folder, 'wrong.html'), page('mosaic'));
  await run(folder, 'npx', 'html-validate', 'right.html');
  const output = await run(folder, 'npx', 'html-validate', 'wrong.html').catch((error) => error.message);
  if (!/design="mosaic" is not one of .*site-elements\/values/.test(output)) throw new Error(output);
}

/**
 * The client's command renders a page.
 * @param {string} parent
 */
export async function checkRender(parent) {
  const folder = createFolder(parent, 'render');
  await install(folder, tarballOf('site-elements'));
  const page = `<!doctype html><html><head><title>A</title><script type="module" src="/e/autoload.js"></script></head><body>
<site-services website-id="a"></site-services><site-gallery design="grid" padding="7.3px"></site-gallery></body></html>\n`;
  writeFileSync(join(folder, 'page.html'), page);
  const rendered = await run(
    folder,
    'npx',
    'site-elements',
    'render',
    'page.html',
    '--base',
    '/e',
    '--lang',
    'de',
  );
  for (const part of [
    '<html lang="de">',
    '/e/site-elements.css',
    'modulepreload" href="/e/site-services.js',
    '--_gap:7.3px',
  ])
    if (!rendered.includes(part)) throw new Error(`${part} is missing in ${rendered}`);
}

/**
 * The server starts with its command in an empty folder, and serves the site, the elements and the API.
 * @param {string} parent
 */
export async function checkServer(parent) {
  const folder = createFolder(parent, 'server');
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/index.html'), '<!doctype html><title>Home</title>');
  await install(folder, tarballOf('site-elements-server'), tarballOf('site-elements'));
  const help = await run(folder, 'npx', '@site-elements/server', '--help');
  if (!help.includes('--port')) throw new Error(`--help printed: ${help}`);
  const port = await findFreePort();
  const bin = 'node_modules/@site-elements/server/bin/site-elements-server.mjs';
  const server = spawn(process.execPath, [bin, '--port', String(port), '--data', 'data'], {
    cwd: folder,
    stdio: 'ignore',
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await untilItResponds(url);
    for (const path of ['', 'site-elements/autoload.js', 'api/openapi.json']) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`/${path} responded ${status}.`);
    }
  } finally {
    server.kill();
  }
}
