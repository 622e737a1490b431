// Computes the absolute URL of a call from API base, page URL, path and query. Pure.
import { API_ROOT } from '../../core/calls';

/**
 * The address of the API base, always with a closing slash. On a secure page a base on another host is asked by https
 * too (API-003). A base that is no address at all counts as `/api/` (API-005).
 */
export function resolveApiRoot(base: string, page: URL): URL {
  const root = URL.canParse(base, page) ? new URL(base, page) : new URL(API_ROOT, page);
  root.search = root.hash = '';
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  if (page.protocol === 'https:' && root.protocol === 'http:') root.protocol = 'https:';
  return root;
}

/** `path` is relative to the root, with or without a slash before it. */
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
