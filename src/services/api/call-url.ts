// Computes the absolute URL of a call from API base, page URL, path and query. Pure.
import { API_ROOT } from '../../core/calls';

/**
 * Resolves the API root, with a trailing slash. On a secure page, a root on another host is upgraded to https
 * (API-003). An invalid base falls back to `/api/` (API-005).
 */
export function resolveApiRoot(base: string, page: URL): URL {
  const root = URL.canParse(base, page) ? new URL(base, page) : new URL(API_ROOT, page);
  root.search = root.hash = '';
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  if (page.protocol === 'https:' && root.protocol === 'http:') root.protocol = 'https:';
  return root;
}

/**
 * @param path relative to the root, with or without a leading slash
 */
export function buildCallUrl(
  root: URL,
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): URL {
  const url = new URL(root.href + path.replace(/^\/+/, ''));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
