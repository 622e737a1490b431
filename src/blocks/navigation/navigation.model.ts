// Finds the navigation link to the current page.

/**
 * Index of the link to the page, or else to the nearest page above it; -1 if there is none. Queries, fragments and trailing
 * slashes are ignored.
 * @param links absolute URLs in the order of the page
 */
export function findCurrentLink(links: readonly string[], page: string): { index: number; isExact: boolean } {
  const current = new URL(page);
  const path = toPath(current);
  let best = { index: -1, isExact: false, length: 0 };
  for (const [index, link] of links.entries()) {
    if (!URL.canParse(link)) continue;
    const url = new URL(link);
    const own = toPath(url);
    if (url.origin !== current.origin) continue;
    if (own === path) return { index, isExact: true };
    if (own !== '/' && path.startsWith(`${own}/`) && own.length > best.length)
      best = { index, isExact: false, length: own.length };
  }
  return { index: best.index, isExact: false };
}

/** Removes a trailing slash or the file extension of a page. */
const toPath = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?(?:\.html?)?\/?$/, '') || '/';
