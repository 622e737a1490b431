// Types of a problem of the page, and of the checks that find problems.
import type { Contract } from '../../kit/contract/contract';

export interface Problem {
  /** Tag of the element, or `page`. */
  readonly tag: string;
  /** What is wrong and what to do, in one line. */
  readonly message: string;
  /** Where it is. */
  readonly element?: Element;
}

export interface InspectedPage {
  /** All elements with a tag of the project, known or not, in document order. */
  readonly elements: readonly Element[];
  /** Contracts of all elements by tag. */
  readonly contracts: ReadonlyMap<string, Contract>;
}

export type Check = (page: InspectedPage) => Iterable<Problem>;

/** The line of the console. */
export const toLine = ({ tag, message }: Problem): string => `${tag}: ${message}`;
