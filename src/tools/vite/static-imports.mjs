// @ts-check
// Finds the modules that a source imports statically, directly and indirectly.
import { resolve } from 'node:path';

/** @typedef {{ getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }} Build */

/**
 * Returns the name of a chunk for its modules.
 * @param {string} name name of the chunk
 * @param {readonly string[]} sources paths relative to the project root
 * @returns {(id: string, build: Build) => string | null}
 */
export function nameStaticImports(name, sources) {
  /** @type {Set<string> | undefined} */
  let reached;
  return (id, build) => {
    reached ??= reachedFrom(
      sources.map((path) => resolve(path)),
      build,
    );
    return reached.has(id) ? name : null;
  };
}

/**
 * @param {readonly string[]} sources
 * @param {Build} build
 */
function reachedFrom(sources, build) {
  const reached = new Set(sources);
  // The set grows during the iteration.
  for (const id of reached) for (const next of build.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}
