// @ts-check
// Table of translatable messages, from contracts and message files: key to English (I18-005).
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadModules } from '../source/load-modules.mjs';

/** Message tables in core that an element uses in addition to its own. @type {Record<string, string>} */
const CORE_TABLES = {
  'site-form': 'controlMessages',
  'site-newsletter': 'storedMessages',
  'site-system-error': 'systemErrorMessages',
};

const CORE_FILES = [
  'src/kit/contract/messages.ts',
  'src/core/shared-messages.ts',
  'src/core/messages/control-messages.ts',
  'src/core/messages/outbox-messages.ts',
  'src/core/messages/session-messages.ts',
];

/**
 * @param {string} root absolute path of the project
 * @param {import('./contracts.mjs').Element[]} elements
 * @returns {Promise<Record<string, string>>} by key, sorted
 */
export async function messageTable(root, elements) {
  /** @type {Record<string, string>} */
  const table = {};
  /** @param {string} group @param {object} texts */
  const add = (group, texts) => {
    for (const [name, text] of Object.entries(texts))
      if (typeof text === 'string' && text) table[`${group}.${name}`] = text;
  };
  const ofElements = elements.flatMap(({ contract: { tag } }) =>
    textFiles(root, tag.replace('site-', '')).map((path) => ({ tag, path })),
  );
  const modules = await loadModules(root, [...CORE_FILES, ...ofElements.map(({ path }) => path)]);
  const [{ isTranslatable }, { sharedMessages }, ...cores] = modules.splice(0, CORE_FILES.length);
  const core = Object.assign({}, ...cores);
  for (const [group, name] of Object.entries(CORE_TABLES)) add(group, core[name]);
  for (const [group, texts] of Object.entries(sharedMessages)) add(group, texts);
  for (const { contract } of elements) {
    const { tag, attributes } = contract;
    const options = Object.entries(attributes).filter(
      ([name, { kind }]) => kind === 'text' && isTranslatable(name),
    );
    add(tag, Object.fromEntries(options.map(([name, { defaultValue }]) => [name, defaultValue])));
  }
  for (const [index, { tag }] of ofElements.entries())
    for (const texts of Object.values(modules[index])) if (typeof texts === 'object') add(tag, texts);
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {string} root @param {string} block */
function textFiles(root, block) {
  const folder = resolve(root, 'src/blocks', block);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => /(?:^|[/.-])messages\.ts$/.test(path))
    .map((path) => `src/blocks/${block}/${path}`);
}
