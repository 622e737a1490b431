// @ts-check
// Finds import cycles in product code, between files and between folders, including type imports.
import { posix } from 'node:path';
import { importsOf } from '../source/parse.mjs';
import { isProduct } from './map.mjs';

/** @typedef {import('../source/files.mjs').SourceFile} SourceFile */
/** @typedef {import('./map.mjs').Finding} Finding */
/** @typedef {{ path: string, line: number, to: string }} Edge */

/**
 * @param {readonly SourceFile[]} files
 * @returns {Finding[]} one per cycle, at an import that closes it
 */
export function checkCycles(files) {
  const graph = graphOf(files);
  /** @type {Set<string>} */
  const done = new Set();
  return [...[...graph.keys()].flatMap((path) => search(path, graph, done, [])), ...checkFolderCycles(graph)];
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {Map<string, Edge[]>} imports of product files, by path
 */
function graphOf(files) {
  const product = files.filter(({ path }) => isProduct(path));
  const paths = new Set(product.map(({ path }) => path));
  return new Map(product.map((file) => [file.path, edgesOf(file, paths)]));
}

/**
 * Folders that import each other. The folders of one element may: `TIERS` defines their order.
 * @param {ReadonlyMap<string, Edge[]>} graph
 * @returns {Finding[]}
 */
function checkFolderCycles(graph) {
  const edges = [...graph.values()].flat().filter(({ path }) => !path.startsWith('src/blocks/'));
  const folderEdge = (/** @type {string} */ from, /** @type {string} */ to) =>
    `${posix.dirname(from)} -> ${posix.dirname(to)}`;
  const folderEdges = new Set(edges.map(({ path, to }) => folderEdge(path, to)));
  return edges
    .filter(
      ({ path, to }) => posix.dirname(path) < posix.dirname(to) && folderEdges.has(folderEdge(to, path)),
    )
    .map(({ path, line, to }) => ({
      path,
      line,
      message: `imports ${to}: the two folders import each other; move what both need to a folder of its own`,
    }));
}

/**
 * Depth-first search: an import of a file on the current path closes a cycle.
 * @param {string} path
 * @param {Map<string, Edge[]>} graph
 * @param {Set<string>} done
 * @param {readonly string[]} route
 * @returns {Finding[]}
 */
function search(path, graph, done, route) {
  if (done.has(path)) return [];
  const here = [...route, path];
  const findings = (graph.get(path) ?? []).flatMap(({ line, to }) => {
    const start = here.indexOf(to);
    if (start < 0) return search(to, graph, done, here);
    const cycle = [...here.slice(start), to].join(' -> ');
    return [
      { path, line, message: `closes the import cycle ${cycle}: move what both need to a file of its own` },
    ];
  });
  done.add(path);
  return findings;
}

/** @param {SourceFile} file @param {ReadonlySet<string>} paths @returns {Edge[]} */
function edgesOf(file, paths) {
  return importsOf(file).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const target = posix.join(posix.dirname(file.path), specifier);
    const to = [target, `${target}.ts`, `${target}.tsx`].find((path) => paths.has(path));
    return to ? [{ path: file.path, line, to }] : [];
  });
}
