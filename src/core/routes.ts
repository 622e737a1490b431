// Which paths of a site mean something to its scripts?

/** The search page (CTX-014), also with a closing slash. */
export function isSearchPage(path: string): boolean {
  return path === '/search' || path === '/search/';
}

/** The admin area is any path containing `/config` (CTX-015). */
export function isAdminArea(path: string): boolean {
  return path.includes('/config');
}
