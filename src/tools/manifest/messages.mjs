// @ts-check
// Table of translatable messages, from contracts and message files: key to English (I18-005).
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** Message tables in core that an element uses in addition to its own. @type {Record<string, string>} */
const CORE_TABLES = {
  'site-form': 'controlMessages',
  'site-newsletter': 'storedMessages',
  'site-system-error': 'systemErrorMessages',
};

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
  const core = {
    ...(await load(root, 'src/core/messages/control-messages.ts')),
    ...(await load(root, 'src/core/messages/outbox-messages.ts')),
    ...(await load(root, 'src/core/messages/session-messages.ts')),
  };
  for (const [group, name] of Object.entries(CORE_TABLES)) add(group, core[name]);
  const { sharedMessages } = await load(root, 'src/core/shared-messages.ts');
  for (const [group, texts] of Object.entries(sharedMessages)) add(group, texts);
  const { isTranslatable } = await load(root, 'src/kit/contract/messages.ts');
  for (const { contract } of elements) {
    const { tag, attributes } = contract;
    const options = Object.entries(attributes).filter(
      ([name, { kind }]) => kind === 'text' && isTranslatable(name),
    );
    add(tag, Object.fromEntries(options.map(([name, { defaultValue }]) => [name, defaultValue])));
    for (const path of textFiles(root, tag.replace('site-', '')))
      for (const texts of Object.values(await load(root, path)))
        if (typeof texts === 'object') add(tag, texts);
  }
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

/** @param {string} root @param {string} path @returns {Promise<Record<string, any>>} */
async function load(root, path) {
  const { module } = await runnerImport(resolve(root, path), { root, configFile: false, logLevel: 'error' });
  return /** @type {Record<string, any>} */ (module);
}
