// What does the loader know of an element? Its tag, when it is needed and where its script is: nothing more.
import type { WhenRule } from '../when';

export interface CatalogueEntry {
  readonly when: WhenRule;
  readonly load: () => Promise<unknown>;
  /** Elements elsewhere in the page that speak to this one, as a selector: a "cookie settings" button. */
  readonly claims?: string;
  /** An event of the page after which this one is needed: the first thing in the cart. */
  readonly wokenBy?: string;
}

/** By tag. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
