// Builds image URLs for a requested width, and detects which URLs accept one.

/** `queryString`: `photo.jpg?format=750w`; `filename`: `photo-750w.jpg`; `template`: `{width}` in the URL. */
export type SizeFormat = 'queryString' | 'filename' | 'template';

/** Placeholder with which pages use any image service. */
const WIDTH_PLACEHOLDER = /\{width\}|%7bwidth%7d/gi;

/** Hosts that support `format=750w` without a setting. */
const SIZING_HOST = /^(https?:)?\/\/([\w-]+\.)*squarespace(-cdn)?\.com\//i;

const SIZED_QUERY = /(^|&)format=\d+w(?=&|$)/;

/** The URL if it can be an image; empty for documents and script URLs. */
export function sanitizeSource(url: string | null | undefined): string {
  const source = (url ?? '').trim();
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(source) ?? [];
  return scheme && !/^(https?|blob)$/i.test(scheme) && !/^data:image\//i.test(source) ? '' : source;
}

/**
 * The format in which a URL takes a width; undefined if it takes none: vector images, data and blob URLs, and any URL
 * without a requested format (signed URLs must not be changed).
 */
export function detectSizeFormat(source: string, requested: SizeFormat | null): SizeFormat | undefined {
  if (source.search(WIDTH_PLACEHOLDER) >= 0) return 'template';
  const { path, query } = splitUrl(source);
  if (/^(data|blob):/i.test(source) || /\.svg$/i.test(path)) return undefined;
  if (requested) return requested;
  return SIZING_HOST.test(source) || SIZED_QUERY.test(query) ? 'queryString' : undefined;
}

/** The URL of the image at this width (IMG-006). */
export function buildSource(source: string, width: number, format: SizeFormat | undefined): string {
  if (format === 'template') return source.replace(WIDTH_PLACEHOLDER, String(width));
  const { path, query, hash } = splitUrl(source);
  if (format === 'filename') return joinUrl(appendWidth(path, width), query, hash);
  if (format !== 'queryString') return source;
  const parameters = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('format='));
  return joinUrl(path, [...parameters, `format=${width}w`].join('&'), hash);
}

/** The `srcset` with one candidate per width. Spaces are encoded, because they would end the URL. */
export const buildSrcset = (source: string, widths: readonly number[], format: SizeFormat): string =>
  widths.map((width) => `${buildSource(source, width, format).replaceAll(' ', '%20')} ${width}w`).join(', ');

const splitUrl = (source: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(source) ?? [];
  return { path, query, hash };
};

const joinUrl = (path: string, query: string, hash: string): string =>
  `${path}${query && `?${query}`}${hash}`;

/** Inserts the width before the file extension, or appends it. */
const appendWidth = (path: string, width: number): string =>
  path.replace(/(\.[a-z\d]+)?$/i, (extension) => `-${width}w${extension}`);
