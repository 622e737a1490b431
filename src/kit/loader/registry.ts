// What does the loader know of an element? Its tag, when it is needed and where its script is: nothing more.
import type { LoadingRule } from '../contract/loading';

export interface RegistryEntry {
  readonly when: LoadingRule;
  readonly load: () => Promise<unknown>;
  /** Elements elsewhere in the page that speak to this one, as a selector: a "cookie settings" button. */
  readonly triggers?: string;
  /** An event of the page after which this one is needed: the first thing in the cart. */
  readonly wakeOn?: string;
}

/** By tag. */
export type ElementRegistry = Readonly<Record<string, RegistryEntry>>;
