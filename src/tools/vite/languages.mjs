// @ts-check
// Vite plugin: a file in `src/languages` becomes a module with its short groups of messages; each long group becomes a
// separate module, which is fetched for the elements that need it.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const FOLDER = resolve('src/languages');
const ID = '\0language/';

/**
 * Maximum length of a short group, in characters of JSON. With this limit, a page with any of the short groups fetches
 * 2.5 KiB at once, instead of 6.8 KiB or a request for each element.
 */
const MAX_SHORT = 600;

/** Groups that elements and services use. */
const USED = /^(?:site-|api$|cart$)/;

/** The module with which elements import messages. */
const LOADER = /[\\/]languages[\\/]load-messages$/;

/**
 * @param {string} [loader] address of the built loader, in a build that does not write it
 * @returns {import('vite').Plugin}
 */
export function languages(loader) {
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/[\\/]languages[\\/][\w-]+\.json$/, /^\0language\//, LOADER] },
      handler(source) {
        if (source.startsWith(ID)) return source;
        if (LOADER.test(source)) return loader ? { id: loader, external: true } : null;
        return `${ID}${basename(source, '.json')}.js`;
      },
    },
    load: {
      filter: { id: /^\0language\// },
      handler(id) {
        const [, language = '', group] = /^\0language\/([\w-]+?)(?:\/([\w-]+))?\.js$/.exec(id) ?? [];
        const file = resolve(FOLDER, `${language}.json`);
        this.addWatchFile(file);
        const groups = toGroups(JSON.parse(readFileSync(file, 'utf8')));
        return group ? `export default ${JSON.stringify(groups[group])};` : toModule(language, groups);
      },
    },
  };
}

/**
 * Name of the built file of a module, if it is part of a language.
 * @param {string | null} id
 */
export function languageFile(id) {
  if (!id?.startsWith(ID)) return undefined;
  return id.includes('/', ID.length) ? 'languages/[name]-[hash].js' : 'languages/[name].js';
}

/** @typedef {Record<string, Record<string, string>>} Groups messages by group and name */

/** @param {Record<string, string>} texts by key @returns {Groups} */
export function toGroups(texts) {
  /** @type {Groups} */
  const groups = {};
  for (const [key, text] of Object.entries(texts)) {
    const dot = key.indexOf('.');
    const group = key.slice(0, dot);
    groups[group] = { ...groups[group], [key.slice(dot + 1)]: text };
  }
  return groups;
}

/** @param {string} language @param {Groups} groups */
function toModule(language, groups) {
  const entries = Object.entries(groups).filter(([group]) => USED.test(group));
  const isLong = (/** @type {(typeof entries)[number]} */ [, texts]) =>
    JSON.stringify(texts).length > MAX_SHORT;
  const short = Object.fromEntries(entries.filter((entry) => !isLong(entry)));
  const parts = entries
    .filter(isLong)
    .map(([group]) => `'${group}': () => import(${JSON.stringify(`${ID}${language}/${group}.js`)}),`);
  return `export default ${JSON.stringify(short)};\nexport const parts = {${parts.join('')}};`;
}
