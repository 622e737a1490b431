// Registry of the elements: when the loader loads each of them, and from where.
import type { ElementLoading } from '../contract/loading';

export interface RegistryEntry extends ElementLoading {
  /** Imports the element's entry script, which registers the tag. */
  readonly load: () => Promise<unknown>;
}

/** Entries by tag. */
export type ElementRegistry = Readonly<Record<string, RegistryEntry>>;
