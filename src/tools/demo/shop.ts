// Pages of the example shop: a page per product, and the products of each section as cards.
import { sections } from '../../server/example/stoneware';
import type { Picture } from './pictures';
import { productCards } from './shop-cards';
import { productPage } from './shop-product';

/** Parts and pages of a site by name. */
export interface ShopPages {
  /** The cards of a section are in the part `cards-<section>`. */
  parts: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, string>;
}

/** Renders the products of the shop. */
export function shopPages(pictures: ReadonlyMap<string, Picture>): ShopPages {
  const parts = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const [id, section] of Object.entries(sections)) {
    parts.set(`cards-${id}`, productCards(section.products, pictures));
    for (const product of section.products)
      pages.set(product.id, productPage(product, { id, ...section }, pictures));
  }
  return { parts, pages };
}
