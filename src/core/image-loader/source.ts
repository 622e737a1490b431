// How is a width put into the address of an image, and which addresses take one?

/** `queryString`: `photo.jpg?format=750w`; `filename`: `photo-750w.jpg`; `template`: `{width}` in the address. */
export type SizeFormat = 'queryString' | 'filename' | 'template';

/** Where a width goes that the page itself left room for, so that any image service can be used. */
const WIDTH_PLACEHOLDER = /\{width\}|%7bwidth%7d/gi;

/** Hosts that answer `format=750w` without being told so by the page. */
const SIZING_HOST = /^(https?:)?\/\/([\w-]+\.)*squarespace(-cdn)?\.com\//i;

const SIZED_QUERY = /(^|&)format=\d+w(?=&|$)/;

/** An address that an image may be asked from: nothing that is a document or runs as script. */
export function sanitizeSource(written: string | null | undefined): string {
  const source = (written ?? '').trim();
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(source) ?? [];
  return scheme && !/^(https?|blob)$/i.test(scheme) && !/^data:image\//i.test(source) ? '' : source;
}

/**
 * How this address takes a width; undefined when it does not: a drawing, what is in the page itself, and what nobody
 * has said anything about (a signed address must not be changed).
 */
export function detectSizeFormat(source: string, asked: SizeFormat | null): SizeFormat | undefined {
  if (source.search(WIDTH_PLACEHOLDER) >= 0) return 'template';
  const { path, query } = splitUrl(source);
  if (/^(data|blob):/i.test(source) || /\.svg$/i.test(path)) return undefined;
  if (asked) return asked;
  return SIZING_HOST.test(source) || SIZED_QUERY.test(query) ? 'queryString' : undefined;
}

/** The address of the image in this width (IMG-006). */
export function buildSource(source: string, width: number, format: SizeFormat | undefined): string {
  if (format === 'template') return source.replace(WIDTH_PLACEHOLDER, String(width));
  const { path, query, hash } = splitUrl(source);
  if (format === 'filename') return joinUrl(appendWidth(path, width), query, hash);
  if (format !== 'queryString') return source;
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('format='));
  return joinUrl(path, [...kept, `format=${width}w`].join('&'), hash);
}

/** For `srcset`: each width with its address, in which a blank would end it. */
export const buildSrcset = (source: string, widths: readonly number[], format: SizeFormat): string =>
  widths.map((width) => `${buildSource(source, width, format).replaceAll(' ', '%20')} ${width}w`).join(', ');

const splitUrl = (source: string) => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(source) ?? [];
  return { path, query, hash };
};

const joinUrl = (path: string, query: string, hash: string): string =>
  `${path}${query && `?${query}`}${hash}`;

/** Before the ending of the file, or at its end when it has none. */
const appendWidth = (path: string, width: number): string =>
  path.replace(/(\.[a-z\d]+)?$/i, (ending) => `-${width}w${ending}`);
