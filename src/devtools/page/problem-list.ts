// The problems of a page, each listed once with all of its elements.
import { type Problem, toLine } from './problem';

export interface ListedProblem extends Problem {
  readonly elements: readonly Element[];
}

export interface ProblemList {
  all(): readonly ListedProblem[];
  /** @returns whether the problem is new */
  add(problem: Problem): boolean;
}

/** @param onChange called after each change */
export function createProblemList(onChange: () => void): ProblemList {
  const problems = new Map<string, ListedProblem>();
  return {
    all: () => [...problems.values()],
    add(problem) {
      const line = toLine(problem);
      const listed = problems.get(line);
      const elements = new Set(listed?.elements);
      if (problem.element) elements.add(problem.element);
      problems.set(line, { ...problem, elements: [...elements] });
      if (listed?.elements.length !== elements.size) onChange();
      return !listed;
    },
  };
}
