// Normalizes the URL pattern of blog posts. (LNK-014 to LNK-018)

/** What `%` may stand before: year, month, day, title (LNK-015). */
const PLACES = 'ymdt';

/**
 * The pattern as it is stored: no slash at its start, one slash or `%` where there were several, spaces as dashes,
 * lower case, and nothing but letters, digits, `-`, `_`, `/` and `%` before one of `y`, `m`, `d`, `t`. Cleaning a clean
 * pattern changes nothing.
 */
export function cleanUrlPattern(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\p{L}\p{N}\-_/%]/gu, '')
    .replace(/%+/g, '%')
    .replace(new RegExp(`%(?![${PLACES}])`, 'g'), '')
    .replace(/\/+/g, '/')
    .replace(/^\//, '');
}
