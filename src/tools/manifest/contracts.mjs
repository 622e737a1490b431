// @ts-check
// Loads `src/blocks/*/*.contract.ts` as data, together with the types of event details from their source.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadModules } from '../source/load-modules.mjs';
import { detailTypes } from './detail-types.mjs';

/** @typedef {import('../../kit/contract/contract').Contract} Contract */
/**
 * @typedef {{ contract: Contract, details: Record<string, import('./detail-types.mjs').DetailType>, attributes:
 * Record<string, string>, block: string, contractName: string }} Element `attributes`: option to attribute; `block`:
 * folder below src/blocks; `contractName`: exported name of the contract
 */

const HELPERS = ['src/kit/element/options.ts', 'src/kit/contract/letter-case.ts'];

/**
 * Every element with a contract, by tag.
 * @param {string} root absolute path of the project
 * @returns {Promise<Element[]>}
 */
export async function loadElements(root) {
  const paths = contractPaths(root);
  const modules = await loadModules(root, [...HELPERS, ...paths]);
  const [{ getObservedAttributes }, { toKebabCase }] = modules.splice(0, HELPERS.length);
  const elements = [];
  for (const [index, path] of paths.entries()) {
    const [contractName, exported] =
      Object.entries(modules[index]).find(([, value]) => isContract(value)) ?? [];
    if (!contractName) throw new Error(`${path} exports no contract.`);
    const contract = /** @type {Contract} */ (exported);
    const block = basename(dirname(path));
    if (contract.tag !== `site-${block}`)
      throw new Error(`${path}: the tag of this folder is site-${block}.`);
    const file = { path, text: readFileSync(resolve(root, path), 'utf8') };
    const details = detailTypes(file, (module) => readModule(root, module));
    elements.push({
      contract,
      details,
      block,
      contractName,
      attributes: attributeNames(contract, getObservedAttributes(contract.attributes), toKebabCase),
    });
  }
  return elements.sort((a, b) => a.contract.tag.localeCompare(b.contract.tag));
}

/**
 * The attribute of each option; global attributes of HTML are prefixed with `data-`. @param {Contract} contract
 * @param {string[]} observed @param {(name: string) => string} toKebabCase
 */
function attributeNames({ attributes }, observed, toKebabCase) {
  const names = Object.keys(attributes).map((name) => {
    const own = toKebabCase(name);
    return [name, observed.includes(own) ? own : `data-${own}`];
  });
  return Object.fromEntries(names);
}

/** @param {string} root @returns {string[]} */
function contractPaths(root) {
  const blocks = resolve(root, 'src/blocks');
  if (!existsSync(blocks)) return [];
  return readdirSync(blocks).flatMap((block) => {
    const path = `src/blocks/${block}/${block}.contract.ts`;
    return existsSync(resolve(root, path)) ? [path] : [];
  });
}

/** @param {string} root @param {string} path without extension */
function readModule(root, path) {
  const found = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) =>
    existsSync(resolve(root, name)),
  );
  return found === undefined ? undefined : { path: found, text: readFileSync(resolve(root, found), 'utf8') };
}

/** @param {unknown} value */
function isContract(value) {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}
