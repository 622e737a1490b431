/** Addresses from titles. */

const MAX_LENGTH = 60;

/** Lower-case letters and digits with hyphens; `product` for a title without any. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'product';
