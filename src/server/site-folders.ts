/** Folders served by a site. */
import { join } from 'node:path';
import type { StaticFolder } from './http/context';

/** The elements, folders whose files pages of any origin may load, and the site. */
export const getFolders = (
  elementsRoot: string,
  siteRoot: string,
  sharedFolders: readonly string[],
): StaticFolder[] => [
  { prefix: '/site-elements/', root: elementsRoot, shared: true },
  ...sharedFolders.map((name) => ({ prefix: `/${name}/`, root: join(siteRoot, name), shared: true })),
  { prefix: '/', root: siteRoot, shared: false },
];
