/** Pages of the site for the search, read from its folder and cached for a minute. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { extractPageText, type PageText } from '../domain/page-text';
import type { StaticFolder } from './context';

/** A page with its address. */
export interface SitePage extends PageText {
  path: string;
}

/** Maximum number of pages, and bytes per page. */
const MAX_PAGES = 500;
const MAX_BYTES = 1024 * 1024;

const CACHE_MS = 60_000;

/** Creates a reader that caches for a minute and shares concurrent reads. */
export function createSitePages(
  folders: readonly StaticFolder[],
  clock: () => number,
): () => Promise<SitePage[]> {
  let known: { at: number; pages: Promise<SitePage[]> } | undefined;
  return () => {
    if (!known || clock() - known.at > CACHE_MS) known = { at: clock(), pages: readAll(folders) };
    return known.pages;
  };
}

async function readAll(folders: readonly StaticFolder[]): Promise<SitePage[]> {
  const found = await Promise.all(folders.filter(({ shared }) => !shared).map(readFolder));
  return found.flat();
}

async function readFolder({ root, prefix }: StaticFolder): Promise<SitePage[]> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.html') && name !== '404.html').sort();
  const pages = await Promise.all(files.slice(0, MAX_PAGES).map((name) => readPage(root, prefix, name)));
  return pages.filter((page) => page !== undefined);
}

async function readPage(root: string, prefix: string, name: string): Promise<SitePage | undefined> {
  const file = join(root, name);
  try {
    if ((await stat(file)).size > MAX_BYTES) return undefined;
    const text = extractPageText(await readFile(file, 'utf8'));
    const path = relative(root, file).split(sep).map(encodeURIComponent).join('/');
    return text && { ...text, path: prefix + path.replace(/(^|\/)index\.html$/, '$1') };
  } catch {
    // The file was removed in the meantime.
    return undefined;
  }
}
