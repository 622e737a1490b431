// Recovers from files of different versions on one page, some of which a cache or a server has kept from an earlier version.
// Fetches them again, bypassing the browser cache, and reloads the page once if any changed and the visitor loses nothing.

import { getLibrary } from './library';
import { isReloadDisruptive } from './reload-disruption';

/** Key in sessionStorage that records that this tab was reloaded. */
const RELOADED = 'site-reloaded';

/** Files whose names are the same in all versions; the names of others contain a content hash. */
const ENTRY = /\/(autoload|extended-registry|recover|site-[\w-]+)\.(js|css)$/;

export async function recover(): Promise<void> {
  const files = readFiles();
  // Bundlers would treat `new URL('.', import.meta.url)` as a file to copy.
  const folder = new URL('.', new URL(import.meta.url)).href;
  const own = files.filter((url) => url.startsWith(folder) && ENTRY.test(withoutQuery(url)));
  const isOutdated = (await Promise.all(own.map(refresh))).includes(true);
  if (isOutdated && !isReloadDisruptive() && markReload()) return location.reload();
  const { version: first } = getLibrary();
  const version = import.meta.env.SITE_VERSION;
  if (!isOutdated && first === version) return;
  const advice = isOutdated ? 'the next visit gets new ones' : 'serve one version, and load it once';
  console.warn(`site-elements: this page has files of two versions (${first}, ${version}); ${advice}.`);
}

const readFiles = (): string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
];

const withoutQuery = (url: string): string => url.replace(/[?#].*/, '');

/** Fetches the file, replacing its copy in the cache. Resolves with whether they differ. */
async function refresh(url: string): Promise<boolean> {
  try {
    const cached = await fetchText(url, 'force-cache');
    return (await fetchText(url, 'reload')) !== cached;
  } catch {
    // The request was blocked, offline, or refused by the page's policy.
    return false;
  }
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** False if the tab has already been reloaded, or sessionStorage is unavailable. */
function markReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false;
  }
}
