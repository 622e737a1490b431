// Element registry: when the loader loads each element.
import type { ElementLoading } from '../contract/loading';

/** Loading rules by tag. */
export type ElementRegistry = Readonly<Record<string, ElementLoading>>;

export interface ExtendedRegistry {
  readonly registry: ElementRegistry;
  /** Adds the style sheet of an element that is on the page. */
  style(tag: string): void;
}

/** Functions with which the loader fetches scripts. */
export interface ElementScripts {
  /** Imports the entry script of an element, which registers its tag. */
  importElement(tag: string): Promise<unknown>;
  /** Fetches the runtime shared by all views, in parallel with the first view. */
  importRuntime(): Promise<unknown>;
  /** Imports the code that loads images without React. */
  importImages?(): Promise<Pick<typeof import('../image-loader/load-early'), 'loadEarly'>>;
  /** Imports the rules of elements that few pages contain. */
  importExtendedRegistry(): Promise<ExtendedRegistry>;
  /** Called after a script failed to load, because a file of an earlier version may refer to files that no longer exist. */
  recover?(): void;
}
