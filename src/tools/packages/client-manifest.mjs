// @ts-check
// The manifest of the package `site-elements`.
import { SLIM } from '../vite/slim.mjs';

/**
 * The project's package.json; npm requires `repository` for provenance.
 * @typedef {{ version: string, license: string, description: string, engines: object, repository?: unknown }} Project
 */

/**
 * @typedef {{ tags: readonly string[], styled: readonly string[], languages: readonly string[] }} Contents `tags`: all
 * elements; `styled`: elements with a style sheet; `languages`: names of the translation files
 */

const REPLACED = 'react-external';

/**
 * @param {Project} project
 * @param {Contents} contents
 */
export function toClientManifest({ version, license, description, engines, repository }, contents) {
  return {
    name: 'site-elements',
    version,
    description,
    license,
    ...(repository ? { repository } : {}),
    keywords: [
      'custom-elements',
      'web-components',
      'gallery',
      'lightbox',
      'form',
      'cookie-consent',
      'cart',
      'map',
    ],
    type: 'module',
    engines,
    bin: { 'site-elements': './bin/cli.mjs' },
    sideEffects: [
      './site-*.js',
      './autoload*.js',
      './extended-registry*.js',
      './consent-gate.js',
      './closed-bars.js',
      './theme.js',
      './recover.js',
      './dev.js',
      './chunks/*.js',
      './sheets/*.js',
      `./${REPLACED}/*.js`,
      `./${SLIM}/**/*.js`,
      './*.css',
    ],
    exports: toExports(contents),
    types: './autoload.d.ts',
    jsdelivr: './autoload.js',
    unpkg: './autoload.js',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    html: { customData: ['./vscode.html-custom-data.json'] },
    peerDependencies: { 'html-validate': '>=10.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
    peerDependenciesMeta: {
      'html-validate': { optional: true },
      react: { optional: true },
      'react-dom': { optional: true },
    },
  };
}

/**
 * One entry per element, `site-elements/gallery`; other files by their name.
 * @param {Contents} contents
 */
function toExports({ tags, styled, languages }) {
  /** @param {string} file @param {string} [types] */
  const entry = (file, types = file) => ({ types: `./${types}.d.ts`, default: `./${file}.js` });
  /** @param {string} prefix */
  const elements = (prefix) =>
    tags.map((tag) => [`./${prefix}${tag.replace('site-', '')}`, entry(`${prefix}${tag}`)]);
  const css = (/** @type {string} */ file) => ({ types: './empty.d.ts', default: `./${file}` });
  const sheets = ['site-elements', 'site-elements-extended', ...styled].map((name) => `${name}.css`);
  return {
    '.': entry('autoload.bundled', 'autoload'),
    './autoload': entry('autoload.bundled', 'autoload'),
    './all': entry('site-elements.all'),
    ...Object.fromEntries(elements('')),
    './rules': entry('rules'),
    './theme': entry('theme'),
    './show-widget': entry('show-widget'),
    './server-render': entry('server-render'),
    './dev': entry('dev', 'empty'),
    './consent-gate': entry('consent-gate', 'empty'),
    './closed-bars': entry('closed-bars', 'empty'),
    './html-validate': entry('html-validate'),
    './css': css('site-elements.css'),
    './css/extended': css('site-elements-extended.css'),
    ...Object.fromEntries(styled.map((tag) => [`./css/${tag.replace('site-', '')}`, css(`${tag}.css`)])),
    ...Object.fromEntries(sheets.map((file) => [`./${file}`, css(file)])),
    ...Object.fromEntries(['react', 'vue', 'svelte'].map((name) => [`./${name}`, entry('types-only', name)])),
    [`./${REPLACED}/autoload`]: entry(`${REPLACED}/autoload`),
    ...Object.fromEntries(elements(`${REPLACED}/`)),
    [`./${SLIM}/autoload`]: entry(`${SLIM}/autoload.bundled`, `${SLIM}/autoload`),
    ...Object.fromEntries(elements(`${SLIM}/`)),
    './messages.en.json': './messages.en.json',
    ...Object.fromEntries(languages.map((file) => [`./languages/${file}`, `./languages/${file}`])),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  };
}
