/** Creates slugs from titles. */

const MAX_LENGTH = 60;

/**
 * Lower-case letters and digits with hyphens.
 * @param fallback for a title without letters or digits
 */
export const toSlug = (title: string, fallback = 'product'): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || fallback;
