// @ts-check
// Tiers in a large folder: imports point to the same folder or to a lower tier, so folders never import each other.
import { posix } from 'node:path';
import { importsOf } from '../source/parse.mjs';
import { isProduct } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */

/**
 * The tiers of each folder, lowest first. A tier lists folders, and files without their extension; entries of one tier
 * do not import each other. A folder listed inside another one is a separate entry.
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const TIERS = {
  'src/blocks/gallery': [
    ['attributes', 'gallery.loading'],
    ['gallery.contract'],
    ['gallery.types'],
    ['gallery.model', 'dom'],
    ['content'],
    ['content/images'],
    ['content/videos'],
    ['layouts'],
    ['motion/scroll', 'motion/transitions'],
    ['motion'],
    ['navigation/synced'],
    ['navigation', 'rotation'],
    ['controls'],
    ['view'],
    ['view/virtual'],
    ['gallery', 'gallery.api', 'create-gallery', 'gallery.sample'],
    ['gallery.element'],
  ],
};

/**
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function checkTiers(file) {
  const folder = Object.keys(TIERS).find((name) => file.path.startsWith(`${name}/`));
  if (folder === undefined || !isProduct(file.path) || !/\.tsx?$/.test(file.path)) return [];
  const from = tierOf(folder, file.path);
  if (!from) return [{ path: file.path, line: 1, message: 'is not listed in src/tools/layers/tiers.mjs' }];
  return importsOf(file).flatMap(({ specifier, line }) => {
    const target = posix.join(posix.dirname(file.path), specifier);
    if (!specifier.startsWith('.') || /\.css(?:\?|$)/.test(specifier)) return [];
    const to = tierOf(folder, target);
    if (!to || to.entry === from.entry || to.level < from.level) return [];
    return [
      {
        path: file.path,
        line,
        message: `imports '${specifier}': ${to.entry} is not in a tier below ${from.entry}`,
      },
    ];
  });
}

/**
 * The most specific entry that a path belongs to, and its level from 0.
 * @param {string} folder
 * @param {string} path
 * @returns {{ entry: string, level: number } | undefined}
 */
function tierOf(folder, path) {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const inside = path.slice(folder.length + 1).replace(/\.tsx?$/, '');
  const entries = (TIERS[folder] ?? []).flatMap((tier, level) => tier.map((entry) => ({ entry, level })));
  return entries
    .filter(({ entry }) => inside === entry || inside.startsWith(`${entry}/`))
    .sort((a, b) => b.entry.length - a.entry.length)[0];
}
