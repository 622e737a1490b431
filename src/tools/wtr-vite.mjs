// @ts-check
// Vite server in middleware mode for Web Test Runner: TSX, CSS and CommonJS packages load as in the build, without a
// build.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readSources } from './source/files.mjs';
import { importsOf } from './source/parse.mjs';

/** @typedef {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]} Middleware */

/** Modules of Web Test Runner itself, which Vite must not serve. */
const RUNNER = '/__web-';

/** Requests below this path get an empty body: hostile values in tests are relative URLs that nothing serves. */
const EMPTY_RESPONSES = '/empty-responses/';

/** Connects to the runner's socket module, so it must be loaded unbundled. */
const UNBUNDLED = ['@web/test-runner-commands'];

/**
 * The runner's middleware and plugin that serve every module through Vite.
 * @param {string} root absolute path of the project
 * @param {string[]} folders folders with product code and specs
 * @param {{ plugins: import('vite').Plugin[], cache: string, modulesOf?: ((names: string[]) => string[]) | undefined }} options further plugins,
 *   the folder in .cache, and the replacements of packages
 * @returns {Promise<{ middleware: Middleware[], plugin: import('@web/test-runner').TestRunnerPlugin }>}
 */
export async function viteForTests(root, folders, { plugins, cache, modulesOf = (names) => names }) {
  const server = await createServer({
    root,
    appType: 'custom',
    cacheDir: `.cache/${cache}`,
    clearScreen: false,
    logLevel: 'warn',
    // A fixed list: a package discovered late would get a new hash, and with it a second React.
    optimizeDeps: { include: modulesOf(packagesOf(root, folders)), exclude: UNBUNDLED, noDiscovery: true },
    plugins: [runnerModulesExternal(), loadAsInBuild(root), ...plugins],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return {
    middleware: [createMiddleware(server)],
    plugin: { name: 'vite', serverStop: () => server.close() },
  };
}

/**
 * Sorted package modules that the code under test imports at run time (`react`, `lit/decorators.js`).
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]}
 */
export function packagesOf(root, folders) {
  const used = readSources(root, folders)
    .filter(({ path }) => !/^src\/(?:server|tools|e2e)\/|\.test\.ts$/.test(path))
    .flatMap((file) => importsOf(file).filter(({ typeOnly }) => !typeOnly))
    .map(({ specifier }) => specifier)
    .filter((specifier) => /^[@a-z]/.test(specifier) && !/\.css|\?|^node:/.test(specifier))
    .filter((specifier) => !UNBUNDLED.some((name) => specifier.startsWith(name)));
  return [...new Set([...used, 'react/jsx-runtime', 'react/jsx-dev-runtime'])].sort();
}

/**
 * Replaces Vite's client, which would open a socket for live reload, with the part that a computed `import()` needs.
 */
const COMPUTED_IMPORT = 'export const injectQuery = (url) => url;';

/**
 * Serves a library that is imported by its URL (`?url&no-inline`) as published, without Vite's client.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
function loadAsInBuild(root) {
  return {
    name: 'as-in-the-build',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        const isLibrary = query === 'no-inline' && path.startsWith('/node_modules/');
        if (!isLibrary && path !== '/@vite/client') return next();
        response.setHeader('Content-Type', 'text/javascript');
        if (isLibrary) createReadStream(join(root, path)).on('error', next).pipe(response);
        else response.end(COMPUTED_IMPORT);
      });
    },
  };
}

/** @returns {import('vite').Plugin} */
function runnerModulesExternal() {
  return {
    name: 'test-runner-modules',
    enforce: 'pre',
    resolveId: (id) => (id.includes(RUNNER) ? { id: id.slice(id.indexOf(RUNNER)), external: true } : null),
  };
}

/**
 * Lets Vite respond before the runner's file server, which would send TypeScript unchanged.
 * @param {import('vite').ViteDevServer} server
 * @returns {Middleware}
 */
function createMiddleware(server) {
  return (context, next) => {
    if (context.path === '/' || context.path.startsWith(RUNNER)) return next();
    if (context.path.startsWith(EMPTY_RESPONSES)) {
      context.body = '';
      return;
    }
    context.respond = false;
    return new Promise((resolve, reject) => {
      context.res.statusCode = 200;
      context.res.once('close', resolve);
      server.middlewares(context.req, context.res, (/** @type {unknown} */ error) => {
        context.res.off('close', resolve);
        context.res.statusCode = 404;
        context.respond = true;
        if (error) reject(error);
        else resolve(next());
      });
    });
  };
}
