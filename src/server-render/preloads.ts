// Files imported by the script of each element. `npm run pack` inserts them, because their names depend on the build.

declare const SITE_PRELOADS: Readonly<Record<string, readonly string[]>> | undefined;

/** File names by tag; empty outside the package. */
export const preloads: Readonly<Record<string, readonly string[]>> =
  typeof SITE_PRELOADS === 'undefined' ? {} : (SITE_PRELOADS ?? {});
