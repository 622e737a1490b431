// Registry of the elements: when the loader loads each of them.
import type { ElementLoading } from '../contract/loading';

/** Loading rules by tag. */
export type ElementRegistry = Readonly<Record<string, ElementLoading>>;

export interface ExtendedRegistry {
  readonly registry: ElementRegistry;
  /** Adds the style sheet of an element that is on the page. */
  style(tag: string): void;
}

/** What the loader fetches. */
export interface ElementScripts {
  /** Imports the entry script of an element, which registers its tag. */
  importElement(tag: string): Promise<unknown>;
  /** Fetches what all views share, at the same time as the first of them. */
  importRuntime(): Promise<unknown>;
  /** Imports what loads images without React. */
  importImages?(): Promise<Pick<typeof import('../image-loader/load-early'), 'loadEarly'>>;
  /** Imports the rules of the elements that few pages contain. */
  importExtendedRegistry(): Promise<ExtendedRegistry>;
  /** A script failed: a file of an earlier version may have named files that are no longer there. */
  recover?(): void;
}
