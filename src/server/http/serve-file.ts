/** Serves static files, with precompressed variants. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Ctx, StaticFolder } from './context';
import { PAGE_CSP, SCRIPT_CSP } from './csp';
import {
  getAcceptedEncodings,
  getCacheControl,
  getContentType,
  matchesEtag,
  parseByteRange,
  resolveInRoot,
} from './static-file';

interface FoundFile {
  /** The file that is read: the requested one or a compressed variant. */
  path: string;
  /** The requested file; determines content type and caching. */
  name: string;
  size: number;
  modified: number;
  encoding: '' | 'br' | 'gzip';
}

/** Serves the requested file, or `index.html` of a folder; undefined when it does not exist. */
export async function serveFile(c: Ctx, folders: readonly StaticFolder[]): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  for (const folder of folders.filter((one) => url.pathname.startsWith(one.prefix))) {
    const path = resolveInRoot(folder.root, url.pathname.slice(folder.prefix.length));
    const kind = path === undefined ? undefined : await getKind(path);
    if (path === undefined || kind === undefined) continue;
    if (kind === 'file' && !url.pathname.endsWith('/')) return createFileResponse(c, path, 200, folder);
    const index = join(path, 'index.html');
    if (kind !== 'folder' || (await getKind(index)) !== 'file') continue;
    if (!url.pathname.endsWith('/')) return c.redirect(`${url.pathname}/${url.search}`, 301);
    return createFileResponse(c, index, 200, folder);
  }
  return undefined;
}

/**
 * Decoded path of a requested file of the site, as it is on disk; undefined for files that pages of any origin may
 * load.
 */
export function getFilePath(pathname: string, folders: readonly StaticFolder[]): string | undefined {
  for (const { prefix, root, shared } of folders) {
    if (shared || !pathname.startsWith(prefix)) continue;
    const path = resolveInRoot(root, pathname.slice(prefix.length));
    if (path !== undefined) return prefix + relative(root, path).split(sep).join('/');
  }
  return undefined;
}

/** Whether the site has a file or a folder at a decoded path. */
export async function hasFile(path: string, folders: readonly StaticFolder[]): Promise<boolean> {
  for (const { prefix, root, shared } of folders) {
    const file =
      shared || !path.startsWith(prefix)
        ? undefined
        : resolveInRoot(root, encodeURI(path.slice(prefix.length)));
    if (file !== undefined && (await getKind(file))) return true;
  }
  return false;
}

/** Serves the site's own 404 page, if it has one. */
export async function serveNotFoundPage(
  c: Ctx,
  folders: readonly StaticFolder[],
): Promise<Response | undefined> {
  const site = folders.find((folder) => folder.prefix === '/');
  const path = site && join(site.root, '404.html');
  return site && path && (await getKind(path)) === 'file'
    ? createFileResponse(c, path, 404, site)
    : undefined;
}

async function createFileResponse(
  c: Ctx,
  name: string,
  status: 200 | 404,
  folder: StaticFolder,
): Promise<Response> {
  const file = await findBestEncoding(
    name,
    c.req.header('Range') ? undefined : c.req.header('Accept-Encoding'),
  );
  const headers = getHeaders(file, folder);
  const tag = headers.ETag as string;
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers);
  const ifRange = c.req.header('If-Range');
  const range =
    status === 200 && (!ifRange || ifRange === tag)
      ? parseByteRange(c.req.header('Range'), file.size)
      : undefined;
  if (range === 'invalid') return c.body(null, 416, { 'Content-Range': `bytes */${file.size}` });
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const body = c.req.method === 'HEAD' || file.size === 0 ? null : read(file.path, start, end);
  const length = { 'Content-Length': String(end - start + 1) };
  if (!range) return c.newResponse(body, status, { ...headers, ...length });
  return c.newResponse(body, 206, {
    ...headers,
    ...length,
    'Content-Range': `bytes ${start}-${end}/${file.size}`,
  });
}

function getHeaders(file: FoundFile, folder: StaticFolder): Record<string, string> {
  const policy = getPolicy(file.name);
  return {
    'Content-Type': getContentType(file.name),
    'Cache-Control': getCacheControl(file.name.replaceAll('\\', '/')),
    ETag: `"${file.size.toString(36)}-${Math.floor(file.modified).toString(36)}${file.encoding && `-${file.encoding}`}"`,
    Vary: 'Accept-Encoding',
    ...(file.encoding ? { 'Content-Encoding': file.encoding } : { 'Accept-Ranges': 'bytes' }),
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
    ...(folder.shared
      ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
      : {}),
  };
}

/** Undefined for files that are neither documents nor scripts. */
function getPolicy(file: string): string | undefined {
  if (file.endsWith('.html')) return PAGE_CSP;
  return /\.m?js$/.test(file) ? SCRIPT_CSP : undefined;
}

async function findBestEncoding(name: string, acceptEncoding: string | undefined): Promise<FoundFile> {
  for (const ending of getAcceptedEncodings(acceptEncoding)) {
    const stats = await stat(name + ending).catch(() => undefined);
    if (!stats?.isFile()) continue;
    const encoding = ending === '.br' ? 'br' : 'gzip';
    return { path: name + ending, name, size: stats.size, modified: stats.mtimeMs, encoding };
  }
  const { size, mtimeMs } = await stat(name);
  return { path: name, name, size, modified: mtimeMs, encoding: '' };
}

function read(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}

async function getKind(path: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return 'file';
  return found?.isDirectory() ? 'folder' : undefined;
}
