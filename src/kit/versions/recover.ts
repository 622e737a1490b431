// Files of different versions on one page: a cache or a server has kept some of an earlier one. Fetches them again, past the
// cache of the browser, and reloads the page once if that changed any, unless the visitor would lose something.
import { isBusy } from './busy';
import { getLibrary } from './library';

/** In the session storage: this tab has been reloaded. */
const RELOADED = 'site-reloaded';

/** Files whose names are the same in all versions; the names of the others contain their content. */
const ENTRY = /\/(autoload|extended-registry|recover|site-[\w-]+)\.(js|css)$/;

export async function recover(): Promise<void> {
  const files = readFiles();
  // Bundlers take `new URL('.', import.meta.url)` for a file to copy.
  const folder = new URL('.', new URL(import.meta.url)).href;
  const own = files.filter((url) => url.startsWith(folder) && ENTRY.test(withoutQuery(url)));
  const isOutdated = (await Promise.all(own.map(refresh))).includes(true);
  if (isOutdated && !isBusy() && markReload()) return location.reload();
  const { version: first } = getLibrary();
  const version = import.meta.env.SITE_VERSION;
  if (!isOutdated && first === version) return;
  const advice = isOutdated ? 'the next visit gets new ones' : 'deliver one version, and load it once';
  console.warn(`site-elements: this page has files of two versions (${first}, ${version}); ${advice}.`);
}

const readFiles = (): string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
];

const withoutQuery = (url: string): string => url.replace(/[?#].*/, '');

/** Whether the file differs from the copy in the cache, which it replaces. */
async function refresh(url: string): Promise<boolean> {
  try {
    const cached = await fetchText(url, 'force-cache');
    return (await fetchText(url, 'reload')) !== cached;
  } catch {
    // Blocked, offline, or refused by the policy of the page.
    return false;
  }
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** False if the tab has been reloaded before, or where nothing can be remembered. */
function markReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED)) return false;
    sessionStorage.setItem(RELOADED, '1');
    return true;
  } catch {
    return false;
  }
}
