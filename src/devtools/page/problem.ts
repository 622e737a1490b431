// Types of page problems and of the checks that find them.
import type { Contract } from '../../kit/contract/contract';

export interface Problem {
  /** Tag of the element, or `page`. */
  readonly tag: string;
  /** Describes the problem and what to do about it, in one line. */
  readonly message: string;
  /** The affected element. */
  readonly element?: Element;
}

export interface InspectedPage {
  /** All elements with a tag of the project, known or not, in document order. */
  readonly elements: readonly Element[];
  /** Contracts of all elements by tag. */
  readonly contracts: ReadonlyMap<string, Contract>;
}

export type Check = (page: InspectedPage) => Iterable<Problem>;

/** Formats the line for the console. */
export const toLine = ({ tag, message }: Problem): string => `${tag}: ${message}`;
