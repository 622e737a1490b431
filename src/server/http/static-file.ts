/** Path, content type, caching, compression and ranges of static files. Pure. */
import { extname, join, sep } from 'node:path';

/** Content types by file extension; text is UTF-8. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.geojson': 'application/geo+json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.pbf': 'application/x-protobuf',
  '.pmtiles': 'application/vnd.pmtiles',
};

/**
 * Hash in file names of the bundler: eight characters including an upper-case letter, in a folder of built files; seven in
 * the names of our chunks.
 */
const HASHED =
  /\/(?:(?:assets|chunks)\/(?:.*[-.])?(?=[\w-]*[A-Z])[\w-]{8}|chunks\/.*-(?=[\w-]*[A-Z])[\w-]{7})\.[a-z\d]+$/;

/** A byte range, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Resolves a URL path inside `root`; undefined for invalid paths (dot files, `..`, `//`). */
export function resolveInRoot(root: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const parts = decoded.split('/').filter(Boolean);
  if (/[\0\\]|^\/|\/\//.test(decoded) || parts.some((part) => part.startsWith('.'))) return undefined;
  const file = join(root, ...parts);
  return file === root || file.startsWith(root + sep) ? file : undefined;
}

export function getContentType(file: string): string {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Files with a content hash in their name are immutable; all others are revalidated. */
export function getCacheControl(path: string): string {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Extensions of precompressed variants that the browser accepts, best first. */
export function getAcceptedEncodings(acceptEncoding: string | undefined): ('.br' | '.gz')[] {
  const accepts = (name: string): boolean =>
    (acceptEncoding ?? '').split(',').some((part) => {
      const [coding, ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
      return coding === name && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    });
  return [...(accepts('br') ? ['.br' as const] : []), ...(accepts('gzip') ? ['.gz' as const] : [])];
}

/** Parses a `Range` header: one range, `invalid` beyond the end, or undefined if it is to be ignored. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'invalid' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const start = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1]);
  const end = found[1] === '' || found[2] === '' ? size - 1 : Math.min(size - 1, Number(found[2]));
  return start > end || start >= size ? 'invalid' : { start, end };
}

/** Whether one of the ETags sent by the browser matches. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (one: string): string => one.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}
