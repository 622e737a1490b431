/** Comparison of tags and categories. Pure. */

/** Tags that differ in case, accents or spaces are the same tag. */
export const toLabelKey = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
