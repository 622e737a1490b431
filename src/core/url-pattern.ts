// Normalizes the URL pattern of blog posts. (LNK-014 to LNK-018)

/** Placeholder letters: year, month, day, title (LNK-015). */
const PLACEHOLDERS = 'ymdt';

/**
 * Normalizes a pattern for storage: no leading slash, repeated slashes and `%` collapsed, spaces replaced with dashes,
 * lowercase, and only letters, digits, `-`, `_`, `/` and `%` before `y`, `m`, `d` or `t`. Idempotent.
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

/**
 * The address of a post according to a normalized pattern. If the pattern has no title, the title becomes the last segment.
 * @param date publication date, such as `2026-11-24`
 * @param title title as a path segment
 */
export function fillUrlPattern(pattern: string, date: string, title: string): string {
  const [y = '', m = '', d = ''] = date.split('-');
  const values: Readonly<Record<string, string>> = { y, m, d, t: title };
  const parts = (pattern.includes('%t') ? pattern : `${pattern}/%t`).split('/').filter(Boolean);
  return parts.join('/').replace(/%([ymdt])/g, (_, letter: string) => values[letter] ?? '');
}
