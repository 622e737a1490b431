// Documented limits of products.

/** Maximum length of a SKU, in characters (PRD-022). */
export const MAX_SKU_LENGTH = 60;
