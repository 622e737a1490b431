// Order of the test files: the slowest first, so that at the end no worker is left alone with one of them. Without
// earlier results, Vitest would start with the largest files, and the slowest ones are short.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** @param slowest file names, the slowest first; all others follow in the order of Vitest */
export function createLongestFirst(slowest: readonly string[]): typeof BaseSequencer {
  const getRank = ({ moduleId }: TestSpecification) => {
    const index = slowest.findIndex((name) => moduleId.endsWith(`/${name}`));
    return index < 0 ? slowest.length : index;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.sort((a, b) => getRank(a) - getRank(b));
    }
  };
}
