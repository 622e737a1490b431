// @ts-check
// Runs the slowest test files first, so that no worker is left alone with one of them at the end. Without earlier
// results, Vitest would start with the largest files, and the slowest ones are small.
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/**
 * @param {readonly string[]} slowest file names, slowest first; all others follow in the order of Vitest
 * @returns {typeof BaseSequencer}
 */
export function createLongestFirst(slowest) {
  /** @param {TestSpecification} specification */
  const getRank = ({ moduleId }) => {
    const index = slowest.findIndex((name) => moduleId.endsWith(`/${name}`));
    return index < 0 ? slowest.length : index;
  };
  return class extends BaseSequencer {
    /** @override @param {TestSpecification[]} files */
    async sort(files) {
      const sorted = await super.sort(files);
      return sorted.sort((a, b) => getRank(a) - getRank(b));
    }
  };
}
