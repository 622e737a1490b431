// Files that the script of each element imports. `npm run pack` writes them, because their names depend on the build.

declare const SITE_PRELOADS: Readonly<Record<string, readonly string[]>> | undefined;

/** Names of files by tag; none outside the package. */
export const preloads: Readonly<Record<string, readonly string[]>> =
  typeof SITE_PRELOADS === 'undefined' ? {} : (SITE_PRELOADS ?? {});
