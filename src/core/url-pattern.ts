// Normalizes the URL pattern of blog posts. (LNK-014 to LNK-018)

/** Placeholder letters: year, month, day, title (LNK-015). */
const PLACEHOLDERS = 'ymdt';

/**
 * The stored form of a pattern: no leading slash, repeated slashes and `%` collapsed, spaces replaced with dashes,
 * lowercase, and only letters, digits, `-`, `_`, `/` and `%` before one of `y`, `m`, `d`, `t`. Idempotent.
 */
export function cleanUrlPattern(pattern: string): string {
  return pattern
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\p{L}\p{N}\-_/%]/gu, '')
    .replace(/%+/g, '%')
    .replace(new RegExp(`%(?![${PLACEHOLDERS}])`, 'g'), '')
    .replace(/\/+/g, '/')
    .replace(/^\//, '');
}
