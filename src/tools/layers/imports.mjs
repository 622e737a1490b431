// @ts-check
// Checks imports: layers, independent blocks and services, and r2wc in the kit only.
import { posix } from 'node:path';
import { importsOf } from '../source/parse.mjs';
import { isProduct, isTest, layerOf, MAY_IMPORT } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/** The part of the page port that every service may import. */
const PORT = 'src/services/page/page';
/** English texts of the elements, generated from their contracts: data that the server outputs as well. */
const TEXTS = 'src/editors/messages.en.json';
/** The layers that elements are built on. */
const BELOW_BLOCKS = ['core', 'theme', 'services', 'kit'];
/** Modules that connect services; some of them are lazy. */
const WIRING = /^src\/services\/(?:services|telemetry|lazy-telemetry|session-runtime|lazy-session)$/;

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkImports(file) {
  if (layerOf(file.path) === undefined) {
    return [{ path: file.path, line: 1, message: 'is in a folder of src that no layer covers' }];
  }
  const getMessage = isProduct(file.path) ? getViolation : getTestViolation;
  return importsOf(file).flatMap(({ specifier, line }) => {
    const message = getMessage(file.path, specifier);
    return message ? [{ path: file.path, line, message: `imports '${specifier}': ${message}` }] : [];
  });
}

/**
 * Tests of the layers below elements run without any element, as in a project that starts with none.
 * @param {string} path
 * @param {string} specifier
 */
function getTestViolation(path, specifier) {
  if (!specifier.startsWith('.') || !BELOW_BLOCKS.includes(layerOf(path) ?? '')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  return /^(?:src\/blocks|elements\/site-)/.test(target) ? 'tests of this layer use no elements' : undefined;
}

/**
 * Why a file may not import this, or undefined.
 * @param {string} path
 * @param {string} specifier
 */
function getViolation(path, specifier) {
  if (!specifier.startsWith('.')) return getPackageViolation(path, specifier);
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  return getLayerViolation(path, target) ?? getNeighborViolation(path, target);
}

/** @param {string} path @param {string} specifier */
function getPackageViolation(path, specifier) {
  if (specifier.startsWith('@r2wc/') && layerOf(path) !== 'kit') return 'only the kit depends on r2wc';
  if (layerOf(path) === 'core' && /^(?:node:|react|lit|@lit\/)/.test(specifier)) return 'core is pure';
  return undefined;
}

/** @param {string} path @param {string} target */
function getLayerViolation(path, target) {
  const from = layerOf(path) ?? '';
  const to = layerOf(target) ?? 'an unknown layer';
  if (isTest(`${target}.ts`)) return 'product code never imports test helpers';
  if (from === to || MAY_IMPORT[from]?.includes(to)) return undefined;
  if (from === 'server' && target === TEXTS) return undefined;
  return `${from} may import ${[from, ...(MAY_IMPORT[from] ?? [])].join(', ')} only, not ${to}`;
}

/** @param {string} path @param {string} target */
function getNeighborViolation(path, target) {
  const layer = layerOf(path);
  if (layer !== layerOf(target) || (layer !== 'blocks' && layer !== 'services')) return undefined;
  const [own, other] = [folderOf(path), folderOf(target)];
  if (layer === 'blocks') return own === other ? undefined : 'a block never imports another block';
  if (WIRING.test(path.replace(/\.ts$/, ''))) return undefined;
  if (own !== undefined && WIRING.test(target))
    return 'a service takes what it needs as arguments; services.ts connects services';
  if (other === undefined || other === 'shared' || own === other || target === PORT) return undefined;
  if (other === 'page') return own && `a service uses the page port, ${PORT}.ts`;
  return 'a service never imports another service; it takes what it needs as arguments';
}

/** The folder below the layer, or undefined for a file directly in it. @param {string} path */
function folderOf(path) {
  const parts = path.split('/');
  return parts.length > 3 ? parts[2] : undefined;
}
