// Documented limits of products.

/** Maximum length of a SKU, in characters (PRD-022). */
export const MAX_SKU_LENGTH = 60;

/** Maximum price, in minor units of the currency; a variant with a higher one is dropped (PRD-021). */
export const MAX_PRICE = 100_000_000;

/** Maximum number of products in a collection (PRD-027). */
export const MAX_PRODUCTS_IN_COLLECTION = 200;

/** Maximum quantity of one product in a cart. */
export const MAX_QUANTITY = 999;

/** Maximum number of variants of a product that the owner enters. Not documented. */
export const MAX_VARIANTS = 2000;
